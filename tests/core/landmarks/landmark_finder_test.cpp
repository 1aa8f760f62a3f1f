// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/landmarks/landmark_finder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/media/film_writer.h"
#include "tests/core/landmarks/made_networks.h"
#include "tests/support/environment_variable.h"
#include "tests/support/network_samples.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {
namespace {

using landmarks::Landmark;
using landmarks::LandmarkFinder;
using landmarks::LandmarkOptions;
using landmarks::PersonLandmarks;
using landmarks::PicturePoint;
using Spots = std::vector<std::vector<PicturePoint>>;

Spots spotsFor(std::size_t count, const std::vector<PicturePoint>& points) { return Spots(count, points); }

Spots operator+(Spots a, const Spots& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

/// Films of spots, and networks for which these are people.
class LandmarkFinderTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "Films cannot be written without libav.";
    ASSERT_EQ(writeMadeNetworks(folder_.path()), "");
  }
  void write(const Spots& spots) { ASSERT_EQ(writeSpotFilm(film_, spots), ""); }
  [[nodiscard]] std::vector<PersonLandmarks> find(const LandmarkOptions& options = {}) const {
    const auto found = landmarks::findLandmarks(film_, options, canceled_);
    EXPECT_TRUE(found.ok()) << found.error().message();
    return found ? found->pictures : std::vector<PersonLandmarks>{};
  }

  TempFolder folder_;
  EnvironmentVariable networks_{"FURITSUKE_NETWORKS", folder_.path()};
  std::filesystem::path film_ = folder_.path() / "film.mp4";
  std::atomic<bool> canceled_{false};
};

/// "+" for each picture with the person, "-" for one without.
std::string foundPictures(const std::vector<PersonLandmarks>& pictures) {
  std::string text;
  for (const PersonLandmarks& picture : pictures) text += picture.isFound ? '+' : '-';
  return text;
}

/// The middle of the hips, as the made networks place the landmarks.
float middleX(const PersonLandmarks& person) { return person.box.x + person.box.width / 2; }

TEST_F(LandmarkFinderTest, LosesAPersonWhoLeavesAndFindsThemAgain) {
  write(spotsFor(6, {{80, 120}}) + spotsFor(4, {}) + spotsFor(6, {{120, 120}}));
  const auto found = find();
  EXPECT_EQ(foundPictures(found), "++++++----++++++");
  for (std::size_t i = 0; i < found.size(); ++i) EXPECT_NEAR(found[i].seconds, static_cast<double>(i) / 30, 1e-4);
  EXPECT_NEAR(middleX(found[15]) - middleX(found[0]), 40, 12);
}

TEST_F(LandmarkFinderTest, PlacesTheLandmarksOfARegionInThePicture) {
  write(spotsFor(2, {{160, 120}}));
  LandmarkOptions options;
  options.quality = landmarks::LandmarkQuality::Fast;
  const auto found = find(options);
  ASSERT_EQ(foundPictures(found), "++");
  // The region is 2.5 times as large as 40 of 224 pixels of the square around the picture.
  const float scale = 2.5F * 40 / 224 * kMadeWidth / 256;
  const PersonLandmarks& person = found[1];
  for (std::size_t i = 0; i < landmarks::kLandmarkCount; ++i) {
    const auto number = static_cast<float>(i);
    EXPECT_NEAR(person.picture[i].x, 160 + (4 * number - 64) * scale, 8);
    EXPECT_NEAR(person.picture[i].y, 120 - (4 * number - 64) * scale, 8);
    EXPECT_NEAR(person.picture[i].z, number * scale, 1e-3);
    const float left = i % 2 != 0 ? number : number - 1;
    EXPECT_NEAR(person.world[i].x, (i % 2 != 0 ? left : -left) / 100, 1e-5);
    EXPECT_NEAR(person.world[i].y, left / 50, 1e-5);  // up
    EXPECT_NEAR(person.world[i].z, left / 25, 1e-5);
    EXPECT_NEAR(person.visibility[i], 0.8808, 1e-3);
  }
  EXPECT_NEAR(person.box.width, 128 * scale, 0.1);
}

TEST_F(LandmarkFinderTest, TakesTheMeanWithTheMirroredPicture) {
  write(spotsFor(2, {{160, 120}}));
  LandmarkOptions options;
  options.quality = landmarks::LandmarkQuality::Good;
  const auto found = find(options);
  ASSERT_EQ(foundPictures(found), "++");
  const float scale = 2.5F * 40 / 224 * kMadeWidth / 256;
  for (auto i = static_cast<std::size_t>(Landmark::LeftShoulder); i < landmarks::kLandmarkCount; i += 2) {
    // The made network finds the right one 4 pixels further to the right and higher, wherever the person looks.
    const PersonLandmarks& person = found[1];
    EXPECT_NEAR(person.picture[i].x, 160 - 2 * scale, 8);
    EXPECT_NEAR(person.picture[i + 1].x - person.picture[i].x, 4 * scale, 0.01);
    EXPECT_NEAR(person.picture[i + 1].y, person.picture[i].y, 0.01);
    EXPECT_NEAR(person.world[i].x, static_cast<float>(i) / 100, 1e-5);
  }
}

TEST_F(LandmarkFinderTest, FollowsTheChosenPersonAndNobodyElse) {
  write(spotsFor(6, {{60, 120}, {260, 120}}) + spotsFor(6, {{60, 120}}));
  for (const float chosen : {60.0F, 260.0F}) {
    LandmarkOptions options;
    options.person = PicturePoint{chosen, 150};
    const auto found = find(options);
    EXPECT_EQ(foundPictures(found), chosen == 60 ? "++++++++++++" : "++++++------");
    EXPECT_NEAR(middleX(found[3]), chosen, 12) << chosen;
  }
}

TEST_F(LandmarkFinderTest, WaitsForTheChosenPersonWhoIsNotThereYet) {
  write(spotsFor(5, {{60, 120}}) + spotsFor(5, {{60, 120}, {260, 120}}));
  LandmarkOptions options;
  options.person = PicturePoint{260, 120};
  options.personSeconds = 7.0 / 30;
  const auto found = find(options);
  EXPECT_EQ(foundPictures(found), "-----+++++");
  EXPECT_NEAR(middleX(found[9]), 260, 12);
}

TEST_F(LandmarkFinderTest, TurnsAMirroredFilmBack) {
  write(spotsFor(2, {{60, 120}}));
  const float plain = middleX(find().back());
  LandmarkOptions options;
  options.isMirrored = true;
  options.person = PicturePoint{260, 120};
  EXPECT_NEAR(middleX(find(options).back()) - plain, 200, 12);
}

TEST_F(LandmarkFinderTest, LooksAtTheRangeOnly) {
  write(spotsFor(12, {{160, 120}}));
  struct Row {
    double first;
    std::optional<double> last;
    std::size_t count;
  };
  for (const Row& row : {Row{0, {}, 12}, Row{0.1, {}, 9}, Row{0.1, 0.2, 4}, Row{0.2, 0.2, 1}, Row{0.11, 0.19, 2}}) {
    LandmarkOptions options;
    options.first = row.first;
    options.last = row.last;
    const auto found = find(options);
    ASSERT_EQ(found.size(), row.count) << row.first;
    EXPECT_GE(found.front().seconds, row.first - 1e-3);
  }
  LandmarkOptions after;
  after.first = 5;
  EXPECT_EQ(landmarks::findLandmarks(film_, after, canceled_).error().reason, "the film has no picture in that range");
}

TEST_F(LandmarkFinderTest, GoesOnAfterACancellation) {
  write(spotsFor(5, {{80, 120}}) + spotsFor(5, {{110, 120}}));
  auto finder = LandmarkFinder::open(film_, {}, canceled_);
  ASSERT_TRUE(finder.ok());
  std::size_t calls = 0;
  const auto cancelOnce = [&](const landmarks::LandmarkProgress& progress) {
    EXPECT_EQ(progress.done, ++calls);
    EXPECT_EQ(progress.count, 10U);
    EXPECT_EQ(progress.picture.width, kMadeWidth);
    EXPECT_TRUE(progress.landmarks.isFound);
    if (progress.done == 4) canceled_ = true;
  };
  const Status first = finder->run(canceled_, cancelOnce);
  ASSERT_FALSE(first.ok());
  EXPECT_TRUE(first.error().isCanceled);
  EXPECT_EQ(finder->landmarks().pictures.size(), 4U);
  canceled_ = false;
  ASSERT_TRUE(finder->run(canceled_, cancelOnce).ok());
  const auto whole = find();
  ASSERT_EQ(finder->landmarks().pictures.size(), whole.size());
  for (std::size_t i = 0; i < whole.size(); ++i) {
    EXPECT_EQ(finder->landmarks().pictures[i].picture, whole[i].picture);
    EXPECT_EQ(finder->landmarks().pictures[i].world, whole[i].world);
  }
}

TEST_F(LandmarkFinderTest, SaysThatNobodyIsThere) {
  write(spotsFor(10, {}));
  EXPECT_EQ(landmarks::findLandmarks(film_, {}, canceled_).error().reason, "nobody was found in the film");
  const auto people = landmarks::findFirstPeople(film_, {}, canceled_);
  ASSERT_TRUE(people.ok());
  EXPECT_TRUE(people->people.empty());
  EXPECT_EQ(people->seconds, 0);
}

TEST_F(LandmarkFinderTest, ShowsWhoCanBeChosen) {
  write(spotsFor(5, {}) + spotsFor(10, {{60, 120}, {260, 120}}));
  const auto people = landmarks::findFirstPeople(film_, {}, canceled_);
  ASSERT_TRUE(people.ok());
  ASSERT_EQ(people->people.size(), 2U);
  EXPECT_GE(people->seconds, 5.0 / 30 - 1e-3);
  EXPECT_LE(people->seconds, 5.0 / 30 + 0.25);
  for (const auto& person : people->people) {
    const float x = person.box.x + person.box.width / 2;
    EXPECT_NEAR(x, x < 160 ? 60 : 260, 12);
    EXPECT_GT(person.score, 0.5F);
  }
}

TEST_F(LandmarkFinderTest, RefusesOtherNetworks) {
  write(spotsFor(2, {{160, 120}}));
  const auto file = folder_.path() / landmarks::kPersonDetectorFile;
  ASSERT_TRUE(writeFileAtomically(file, toBytes("nothing")).ok());
  EXPECT_EQ(landmarks::findLandmarks(film_, {}, canceled_).error().sentence(),
            displayPath(file) + ": it is not a TFLite network");
  NetworkSample made;
  const int input = made.tensor({1, 100, 100, 3});
  const int boxes = made.tensor({1, 100, 100, 3}, "Identity");
  const int scores = made.tensor({1, 100, 100, 3}, "Identity_1");
  made.operation(builtin::kRelu, {input}, boxes);
  made.operation(builtin::kRelu, {input}, scores);
  ASSERT_TRUE(writeFileAtomically(file, made.file(input, {boxes, scores})).ok());
  EXPECT_EQ(landmarks::findLandmarks(film_, {}, canceled_).error().reason, "the network is not of the expected kind");
}

}  // namespace
}  // namespace furitsuke::test
