// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <glm/trigonometric.hpp>
#include <map>
#include <sstream>
#include <string>

#include "core/exchange/captured_pose.h"
#include "core/landmarks/landmark_capture.h"
#include "core/landmarks/landmark_finder.h"
#include "core/media/film_writer.h"
#include "tests/support/corpus.h"

// The motion of a real person whose joints are known, from the film to the skeleton. Needs the networks.
namespace furitsuke::landmarks {
namespace {

struct TrueJoint {
  const char* name;
  const char* joint;  ///< of the capture
};
constexpr std::array kTrueJoints = {
    TrueJoint{"左腕", "LeftArm"},        TrueJoint{"右腕", "RightArm"},   TrueJoint{"左ひじ", "LeftForeArm"},
    TrueJoint{"右ひじ", "RightForeArm"}, TrueJoint{"左手首", "LeftHand"}, TrueJoint{"右手首", "RightHand"},
    TrueJoint{"左足", "LeftUpLeg"},      TrueJoint{"右足", "RightUpLeg"}, TrueJoint{"左ひざ", "LeftLeg"},
    TrueJoint{"右ひざ", "RightLeg"},     TrueJoint{"左足首", "LeftFoot"}, TrueJoint{"右足首", "RightFoot"}};
using Places = std::map<std::string, glm::dvec3>;

/// In meters, in the axes of marks: x right, y up, z toward the camera; of each picture.
std::map<int, Places> truth(const std::filesystem::path& file) {
  std::ifstream lines(file);
  std::string line;
  std::getline(lines, line);
  std::map<int, Places> pictures;
  while (std::getline(lines, line)) {
    std::istringstream fields(line);
    std::string frame, joint;
    std::getline(fields, frame, ',');
    std::getline(fields, joint, ',');
    glm::dvec3 place;
    char comma = 0;
    fields >> place.x >> comma >> place.y >> comma >> place.z;
    pictures[std::stoi(frame)][joint] = {place.x, place.y, -place.z};
  }
  return pictures;
}

Places placesAt(const exchange::CapturedMotion& motion, double seconds) {
  std::vector<RigidTransform> transforms(motion.joints.size());
  sampleTransforms(motion, motion.clips[0], seconds, transforms);
  Places places;
  for (std::size_t i = 0; i < transforms.size(); ++i) places[motion.joints[i].name] = transforms[i].position / 100.0;
  return places;
}

/// The mean distance of joints from where they are, seen from the hips, in centimeters.
double meanError(const LandmarkCapture& capture, std::map<int, Places> pictures, const glm::dmat3& toRoom) {
  constexpr double kRate = 60;
  double sum = 0;
  int count = 0;
  for (auto& [picture, known] : pictures) {
    Places found = placesAt(capture.motion, picture / kRate);
    const glm::dvec3 hips = (found["LeftUpLeg"] + found["RightUpLeg"]) / 2.0;
    const glm::dvec3 knownHips = (known["左足"] + known["右足"]) / 2.0;
    for (const TrueJoint& each : kTrueJoints) {
      sum += glm::distance(found[each.joint] - hips, toRoom * (known[each.name] - knownHips));
      ++count;
    }
  }
  return 100 * sum / count;
}

TEST(CapturedPerson, MovesAsThePersonInTheFilm) {
  const auto corpus = test::corpusFolder();
  const auto film = corpus ? corpus->parent_path() / "film" / "person.mp4" : std::filesystem::path();
  if (!media::FilmWriter::isAvailable() || !std::filesystem::exists(film))
    GTEST_SKIP() << "The film of a person with known joints is not there.";
  const glm::dvec3 up = glm::normalize(glm::dvec3(0.214, 0.899, 0.383));
  const CameraTilt camera{glm::degrees(std::asin(up.z)), glm::degrees(std::atan2(-up.x, up.y))};
  const std::map<int, Places> known = truth(film.parent_path() / "person.truth.csv");
  struct Row {
    LandmarkQuality quality;
    double centimeters;  ///< at most
  };
  for (const Row& row : {Row{LandmarkQuality::Good, 12}, Row{LandmarkQuality::Best, 11}}) {
    if (!hasNetworks(row.quality)) GTEST_SKIP() << "The networks are not installed.";
    const std::atomic<bool> never{false};
    LandmarkOptions finding;
    finding.quality = row.quality;
    const auto found = findLandmarks(film, finding, never);
    ASSERT_TRUE(found.ok()) << found.error().message();
    const auto capture = captureFromLandmarks(*found, {.fieldOfView = 59.5});
    ASSERT_TRUE(capture.ok()) << capture.error().message();
    const glm::dvec3 foundUp = glm::transpose(leveling(capture->tilt)) * glm::dvec3(0, 1, 0);
    // The person steps sideways, and is not above the middle of the feet all the time.
    EXPECT_LT(glm::degrees(std::acos(glm::dot(up, foundUp))), 6) << "degrees off level, " << qualityName(row.quality);
    EXPECT_EQ(capture->exchangedPictures, 0U) << qualityName(row.quality);
    EXPECT_TRUE(capture->hasLegs) << qualityName(row.quality);
    EXPECT_TRUE(capture->lost.empty()) << qualityName(row.quality);
    EXPECT_LT(meanError(*capture, known, leveling(camera)), row.centimeters) << qualityName(row.quality);
  }
}

}  // namespace
}  // namespace furitsuke::landmarks
