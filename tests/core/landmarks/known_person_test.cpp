// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "core/landmarks/landmark_finder.h"
#include "core/media/film_writer.h"
#include "tests/support/corpus.h"

namespace furitsuke::test {
namespace {

using landmarks::Landmark;
using landmarks::LandmarkOptions;
using landmarks::LandmarkQuality;
using landmarks::PersonLandmarks;

/// The film of a person whose joints are known, beside the corpus.
std::optional<std::filesystem::path> personFilm() {
  const auto corpus = corpusFolder();
  if (!corpus || !media::FilmWriter::isAvailable()) return {};
  auto file = corpus->parent_path() / "film" / "person.mp4";
  return std::filesystem::exists(file) ? std::optional(file) : std::nullopt;
}

struct KnownJoint {
  const char* name;
  Landmark landmark;
};
constexpr std::array kKnownJoints = {
    KnownJoint{"左腕", Landmark::LeftShoulder}, KnownJoint{"右腕", Landmark::RightShoulder},
    KnownJoint{"左ひじ", Landmark::LeftElbow},  KnownJoint{"右ひじ", Landmark::RightElbow},
    KnownJoint{"左手首", Landmark::LeftWrist},  KnownJoint{"右手首", Landmark::RightWrist},
    KnownJoint{"左足", Landmark::LeftHip},      KnownJoint{"右足", Landmark::RightHip},
    KnownJoint{"左ひざ", Landmark::LeftKnee},   KnownJoint{"右ひざ", Landmark::RightKnee},
    KnownJoint{"左足首", Landmark::LeftAnkle},  KnownJoint{"右足首", Landmark::RightAnkle}};

using JointPlaces = std::map<std::string, Vec3>;

/// In meters in the axes of the camera, for each picture.
std::vector<JointPlaces> knownJoints(const std::filesystem::path& film) {
  std::ifstream file(film.parent_path() / "person.truth.csv");
  std::vector<JointPlaces> pictures;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::string frame, joint;
    std::getline(fields, frame, ',');
    std::getline(fields, joint, ',');
    Vec3 place{};
    char comma = 0;
    fields >> place.x >> comma >> place.y >> comma >> place.z;
    const auto at = static_cast<std::size_t>(std::stoi(frame));
    if (pictures.size() <= at) pictures.resize(at + 1);
    pictures[at][joint] = place;
  }
  return pictures;
}

/// Mean distances of the found joints from the known ones: in pixels, and from the middle of the hips in centimeters.
std::pair<double, double> meanErrors(const std::vector<PersonLandmarks>& found, const std::vector<JointPlaces>& known) {
  constexpr float kFocal = 1'681, kCenterX = 533, kCenterY = 948;
  double pixels = 0, centimeters = 0;
  std::size_t count = 0;
  for (std::size_t i = 0; i < std::min(found.size(), known.size()); ++i) {
    for (const KnownJoint& each : kKnownJoints) {
      const auto left = known[i].find("左足"), right = known[i].find("右足"), joint = known[i].find(each.name);
      if (left == known[i].end() || right == known[i].end() || joint == known[i].end()) continue;
      const Vec3& place = joint->second;
      const Vec3& inPicture = found[i].picture[static_cast<std::size_t>(each.landmark)];
      const Vec3& inWorld = found[i].world[static_cast<std::size_t>(each.landmark)];
      pixels += std::hypot(kCenterX + kFocal * place.x / place.z - inPicture.x,
                           kCenterY - kFocal * place.y / place.z - inPicture.y);
      const Vec3& a = left->second;
      const Vec3& b = right->second;
      centimeters += 100 * std::hypot(place.x - (a.x + b.x) / 2 - inWorld.x, place.y - (a.y + b.y) / 2 - inWorld.y,
                                      place.z - (a.z + b.z) / 2 - inWorld.z);
      ++count;
    }
  }
  return {pixels / static_cast<double>(count), centimeters / static_cast<double>(count)};
}

TEST(KnownPerson, IsFoundWhereTheJointsAre) {
  const auto film = personFilm();
  if (!film) GTEST_SKIP() << "The film of a person with known joints is not there.";
  struct Row {
    LandmarkQuality quality;
    double pixels, centimeters;  ///< at most; the film is 1080 pixels wide
  };
  for (const Row& row : {Row{LandmarkQuality::Fast, 28, 14}, Row{LandmarkQuality::Good, 19, 12.5},
                         Row{LandmarkQuality::Best, 14, 11.5}}) {
    if (!landmarks::hasNetworks(row.quality))
      GTEST_SKIP() << "The networks are not installed (resources/networks/get).";
    const std::atomic<bool> canceled{false};
    LandmarkOptions options;
    options.quality = row.quality;
    options.last = 0.3;
    const auto found = landmarks::findLandmarks(*film, options, canceled);
    ASSERT_TRUE(found.ok()) << found.error().message();
    EXPECT_EQ(found->width, 1080);
    EXPECT_EQ(found->height, 1920);
    for (const PersonLandmarks& picture : found->pictures) ASSERT_TRUE(picture.isFound) << picture.seconds;
    const auto [pixels, centimeters] = meanErrors(found->pictures, knownJoints(*film));
    EXPECT_LT(pixels, row.pixels) << qualityName(row.quality);
    EXPECT_LT(centimeters, row.centimeters) << qualityName(row.quality);
  }
}

TEST(KnownPerson, IsFoundInTheSameWayEachTime) {
  const auto film = personFilm();
  if (!film || !landmarks::hasNetworks(LandmarkQuality::Fast))
    GTEST_SKIP() << "The film or the networks are not there.";
  const std::atomic<bool> canceled{false};
  LandmarkOptions options;
  options.quality = LandmarkQuality::Fast;
  options.last = 0.1;
  const auto first = landmarks::findLandmarks(*film, options, canceled);
  const auto second = landmarks::findLandmarks(*film, options, canceled);
  ASSERT_TRUE(first.ok());
  ASSERT_TRUE(second.ok());
  ASSERT_EQ(first->pictures.size(), second->pictures.size());
  for (std::size_t i = 0; i < first->pictures.size(); ++i) {
    EXPECT_EQ(first->pictures[i].picture, second->pictures[i].picture);
    EXPECT_EQ(first->pictures[i].world, second->pictures[i].world);
  }
}

TEST(KnownPerson, HasTheOtherSidesInAMirroredFilm) {
  const auto film = personFilm();
  if (!film || !landmarks::hasNetworks(LandmarkQuality::Best))
    GTEST_SKIP() << "The film or the networks are not there.";
  const std::atomic<bool> canceled{false};
  LandmarkOptions options;
  options.quality = LandmarkQuality::Best;
  options.last = 0.05;
  const auto plain = landmarks::findLandmarks(*film, options, canceled);
  options.isMirrored = true;
  const auto mirrored = landmarks::findLandmarks(*film, options, canceled);
  ASSERT_TRUE(plain.ok());
  ASSERT_TRUE(mirrored.ok());
  const auto at = [](const auto& found, Landmark each) {
    return found->pictures.back().picture[static_cast<std::size_t>(each)];
  };
  EXPECT_NEAR(1080 - at(mirrored, Landmark::RightShoulder).x, at(plain, Landmark::LeftShoulder).x, 25);
  EXPECT_NEAR(1080 - at(mirrored, Landmark::LeftHip).x, at(plain, Landmark::RightHip).x, 25);
}

}  // namespace
}  // namespace furitsuke::test
