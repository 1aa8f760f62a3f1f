// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/film/image_sequence.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/image/image_codec.h"
#include "tests/core/film/ball_scene.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {
namespace {

namespace fs = std::filesystem;

class ImageSequenceTest : public testing::Test {
 protected:
  ImageSequenceTest() {
    sequence_.frames = {0, 10};
    sequence_.width = 64;
    sequence_.height = 48;
    sequence_.options.grid = false;
    sequence_.files = patternOf("f_%03d.png");
  }

  [[nodiscard]] film::PicturePattern patternOf(const std::string& name) const {
    return *film::PicturePattern::parse((temp_.path() / name).string());
  }
  [[nodiscard]] image::Image pictureOf(const std::string& name) const {
    const Result<Bytes> bytes = readFile(temp_.path() / name);
    EXPECT_TRUE(bytes.ok()) << name;
    if (!bytes) return {};
    const Result<image::Image> image = image::decodeImage(*bytes);
    EXPECT_TRUE(image.ok()) << name << ": " << image.error().message();
    return image ? *image : image::Image{};
  }
  [[nodiscard]] std::size_t fileCount() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(temp_.path()), fs::directory_iterator()));
  }
  std::string failure() {
    const Status status = film::writeImageSequence(scene_, sequence_, control_);
    return status ? "written" : status.error().message();
  }

  TempFolder temp_;
  scene::Scene scene_ = ballScene();
  film::ImageSequence sequence_;
  film::PictureControl control_;
};

/// Pixels that show the red ball.
std::ptrdiff_t redPixels(const image::Image& image) {
  std::ptrdiff_t count = 0;
  for (std::size_t i = 0; i < image.pixels.size(); i += 4) {
    count += image.pixels[i] > 60 && image.pixels[i + 1] < 30 && image.pixels[i + 3] == 255 ? 1 : 0;
  }
  return count;
}

TEST_F(ImageSequenceTest, WritesAPictureForEveryFrameAsTheCameraSeesIt) {
  ASSERT_EQ(failure(), "written");
  EXPECT_EQ(control_.written, 11);
  EXPECT_EQ(fileCount(), 11U);
  const image::Image first = pictureOf("f_000.png");
  const image::Image last = pictureOf("f_010.png");
  EXPECT_EQ(first.width, 64U);
  EXPECT_EQ(first.height, 48U);
  EXPECT_GT(redPixels(first), 50);
  EXPECT_GT(redPixels(last), 3 * redPixels(first)) << "the camera is nearer";
}

TEST_F(ImageSequenceTest, IsWhiteOrTransparentInTheBackground) {
  sequence_.frames = {0, 0};
  ASSERT_EQ(failure(), "written");
  const image::Image opaque = pictureOf("f_000.png");
  EXPECT_EQ(std::vector<std::uint8_t>(opaque.pixels.begin(), opaque.pixels.begin() + 4),
            (std::vector<std::uint8_t>{255, 255, 255, 255}));
  sequence_.transparent = true;
  sequence_.files = patternOf("clear.png");
  ASSERT_EQ(failure(), "written");
  const image::Image clear = pictureOf("clear.png");
  EXPECT_EQ(clear.pixels[3], 0);
  EXPECT_EQ(redPixels(clear), redPixels(opaque));
}

TEST_F(ImageSequenceTest, ShowsTheMotionBetweenFramesAtHigherRates) {
  ASSERT_EQ(failure(), "written");
  sequence_.rate = {60, 1};
  sequence_.files = patternOf("g_%02d.png");
  ASSERT_EQ(failure(), "written");
  EXPECT_EQ(control_.written, 22) << "the last one is half a frame after frame 10";
  for (int frame = 0; frame <= 10; ++frame) {
    const std::string file = sequence_.files.pathOf(2 * frame).filename().string();
    EXPECT_EQ(pictureOf(file), pictureOf(patternOf("f_%03d.png").pathOf(frame).filename().string())) << frame;
  }
  EXPECT_GT(redPixels(pictureOf("g_15.png")), redPixels(pictureOf("g_14.png")));
  EXPECT_LT(redPixels(pictureOf("g_15.png")), redPixels(pictureOf("g_16.png")));
  sequence_.frames = {4, 5};
  sequence_.files = patternOf("h_%d.png");
  ASSERT_EQ(failure(), "written");
  EXPECT_EQ(pictureOf("h_7.png"), pictureOf("g_11.png")) << "numbered from the first frame";
}

TEST_F(ImageSequenceTest, SupersamplingSmoothsWithoutMovingAnything) {
  sequence_.frames = {0, 0};
  sequence_.transparent = true;
  sequence_.options.edges = false;
  std::vector<image::Image> images;
  for (const int supersampling : {1, 2, 4}) {
    sequence_.supersampling = supersampling;
    sequence_.files = patternOf("s" + std::to_string(supersampling) + ".png");
    ASSERT_EQ(failure(), "written");
    images.push_back(pictureOf("s" + std::to_string(supersampling) + ".png"));
    EXPECT_EQ(images.back().width, 64U);
    EXPECT_EQ(images.back().height, 48U);
  }
  const auto softPixels = [](const image::Image& image) {
    int count = 0;
    for (std::size_t i = 3; i < image.pixels.size(); i += 4) count += image.pixels[i] % 255 != 0 ? 1 : 0;
    return count;
  };
  EXPECT_EQ(softPixels(images[0]), 0);
  EXPECT_GT(softPixels(images[1]), 10);
  EXPECT_GE(softPixels(images[2]), softPixels(images[1]));
  const auto coverage = [](const image::Image& image) {
    double sum = 0;
    for (std::size_t i = 3; i < image.pixels.size(); i += 4) sum += image.pixels[i] / 255.0;
    return sum;
  };
  EXPECT_NEAR(coverage(images[2]), coverage(images[0]), 0.03 * coverage(images[0]));
}

TEST_F(ImageSequenceTest, OverwritesNothingByDefault) {
  ASSERT_TRUE(writeFileAtomically(temp_.path() / "f_007.png", asBytes("mine")).ok());
  EXPECT_EQ(failure(), (temp_.path() / "f_007.png").string() + ": exists already");
  EXPECT_EQ(fileCount(), 1U) << "not even the pictures before the existing one are written";
  EXPECT_EQ(asChars(*readFile(temp_.path() / "f_007.png")), "mine");
  sequence_.overwrite = true;
  EXPECT_EQ(failure(), "written");
  EXPECT_EQ(pictureOf("f_007.png").width, 64U);
}

TEST_F(ImageSequenceTest, KeepsCompletePicturesWhenCanceled) {
  int drawn = 0;
  const Status status = film::writeImageSequence(scene_, sequence_, control_, [&] {
    if (++drawn == 4) control_.canceled = true;
  });
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().message(), "canceled after 4 of 11 pictures");
  EXPECT_EQ(fileCount(), 4U) << "no incomplete picture and no temporary file";
  for (const char* name : {"f_000.png", "f_001.png", "f_002.png", "f_003.png"}) EXPECT_EQ(pictureOf(name).width, 64U);
}

TEST_F(ImageSequenceTest, CanBeCanceledWhileItChecksTheFiles) {
  sequence_.frames = {0, kMaxFrame};
  control_.canceled = true;
  EXPECT_EQ(failure(), "canceled after 0 of 2147483648 pictures");
}

TEST_F(ImageSequenceTest, ReportsErrors) {
  sequence_.files = patternOf("one.png");
  EXPECT_EQ(failure(), "output: more than one picture needs a number in the file name, such as %05d");
  sequence_.files = patternOf("none/f_%d.png");
  EXPECT_NE(failure().find("the folder \"" + (temp_.path() / "none").string() + "\" does not exist"),
            std::string::npos);
  sequence_.files = patternOf("f_%d.png");
  sequence_.frames = {5, 4};
  EXPECT_EQ(failure(), "frames: the range is empty");
  sequence_.frames = {0, 0};
  sequence_.width = 1'000'000;
  EXPECT_EQ(failure().substr(0, 26), "picture: the largest width");
  EXPECT_EQ(fileCount(), 0U);
}

TEST_F(ImageSequenceTest, ASnapshotOfTheSceneIsIndependent) {
  scene_.evaluate(0);
  scene::Scene copy = scene_.snapshot();
  ASSERT_EQ(copy.actors.size(), 1U);
  EXPECT_EQ(copy.find(scene_.actors[0]->id()), copy.actors[0].get());
  EXPECT_EQ(copy.actors[0]->sharedModel(), scene_.actors[0]->sharedModel());
  const std::uint64_t revision = scene_.actors[0]->revision();
  const double distance = scene_.camera().distance;
  copy.evaluate(10);
  EXPECT_EQ(scene_.actors[0]->revision(), revision);
  EXPECT_EQ(scene_.camera().distance, distance);
  EXPECT_NE(copy.camera().distance, distance);
}

}  // namespace
}  // namespace furitsuke::test
