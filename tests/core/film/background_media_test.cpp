// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/film/background_media.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "core/base/file.h"
#include "core/film/scene_pictures.h"
#include "core/image/image_codec.h"
#include "core/media/film_writer.h"
#include "tests/core/media/numbered_film.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::film {
namespace {

namespace fs = std::filesystem;

const std::atomic<bool> kNeverCanceled{false};

/// The number of a numbered picture that fills an image, or -1.
int numberIn(const image::Image& image) {
  const media::VideoFrame picture{static_cast<int>(image.width), static_cast<int>(image.height), image.pixels, false};
  return test::numberOf(picture);
}

std::string shownAt(BackgroundMedia& media, double seconds) {
  const Result<BackgroundPicture> shown = media.wait(seconds, kNeverCanceled);
  if (!shown) return shown.error().message();
  return shown->image ? std::to_string(numberIn(*shown->image)) : "nothing";
}

TEST(BackgroundMedia, ShowsAPictureAtAllTimes) {
  const test::TempFolder temp;
  const fs::path file = temp.path() / "stage.png";
  ASSERT_TRUE(writeFileAtomically(file, image::encodePng(test::numberedPicture(7))).ok());
  BackgroundMedia media(file);
  for (const double seconds : {-100.0, 0.0, 1e9}) EXPECT_EQ(shownAt(media, seconds), "7");
  ASSERT_TRUE(media.find(0).image);
  EXPECT_EQ(media.find(0).image, media.find(5).image) << "uploaded once";
  EXPECT_FALSE(media.problem());
  for (const double seconds : {-100.0, 1e9}) EXPECT_EQ(media.momentAt(seconds), MediaMoment::Shown);
}

TEST(BackgroundMedia, ShowsTheFilmFrameExactly) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  const test::TempFolder temp;
  const fs::path file = temp.path() / "stage.MP4";
  ASSERT_EQ(test::writeNumberedFilm(file, media::FilmCodec::H264, 30, {24, 1}), "");
  BackgroundMedia media(file);
  EXPECT_EQ(shownAt(media, -0.01), "nothing");
  EXPECT_EQ(shownAt(media, 0), "0");
  for (int frame = 0; frame < 36; ++frame) {
    EXPECT_EQ(shownAt(media, frame / 30.0), std::to_string(frame * 24 / 30)) << frame;
  }
  EXPECT_EQ(shownAt(media, 30 / 24.0 + 0.01), "nothing");
}

TEST(BackgroundMedia, SaysWhatIsShownAtATime) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  const test::TempFolder temp;
  const fs::path file = temp.path() / "stage.mp4";
  ASSERT_EQ(test::writeNumberedFilm(file, media::FilmCodec::H264, 30), "");
  BackgroundMedia film(file);
  ASSERT_TRUE(film.waitUntilOpen());
  EXPECT_TRUE(film.isOpen());
  EXPECT_NEAR(film.end(), 1, 1e-6);
  const struct {
    double seconds;
    MediaMoment moment;
  } rows[] = {{-5, MediaMoment::Before},  {-0.01, MediaMoment::Before}, {0, MediaMoment::Shown},
              {0.99, MediaMoment::Shown}, {1, MediaMoment::After},      {1e9, MediaMoment::After}};
  for (const auto& row : rows) EXPECT_EQ(film.momentAt(row.seconds), row.moment) << row.seconds;
}

TEST(BackgroundMedia, KeepsTheLastPictureUntilTheNextOneIsThere) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  const test::TempFolder temp;
  const fs::path file = temp.path() / "stage.mp4";
  ASSERT_EQ(test::writeNumberedFilm(file, media::FilmCodec::H264, 200), "");
  std::atomic<int> news{0};
  BackgroundMedia media(file, [&news] { ++news; });
  ASSERT_EQ(shownAt(media, 0), "0");
  const BackgroundPicture stays = media.find(190 / 30.0);
  ASSERT_TRUE(stays.image);
  EXPECT_EQ(numberIn(*stays.image), 0);
  // Looks only after news, as a window does. The news of an earlier picture may come late.
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  for (int seen = news; std::chrono::steady_clock::now() < deadline;) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    if (seen == news) continue;
    seen = news;
    if (numberIn(*media.find(190 / 30.0).image) == 190) break;
  }
  EXPECT_EQ(numberIn(*media.find(190 / 30.0).image), 190);
}

TEST(BackgroundMedia, ReportsFilesThatCannotBeShown) {
  const test::TempFolder temp;
  for (const char* name : {"none.png", "none.mp4"}) {
    BackgroundMedia media(temp.path() / name);
    EXPECT_FALSE(media.waitUntilOpen().ok());
    EXPECT_FALSE(media.wait(0, kNeverCanceled).ok());
    EXPECT_TRUE(media.problem().has_value());
    EXPECT_FALSE(media.find(0).image);
    EXPECT_TRUE(media.isOpen()) << "nothing would wait for it";
    EXPECT_EQ(media.momentAt(0), MediaMoment::Failed) << name;
  }
}

/// An empty scene with the film behind it, drawn in the size of the film.
class BackgroundInPictures : public testing::Test {
 protected:
  void SetUp() override {
    if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
    if (const auto renderer = render::OffscreenRenderer::create(); !renderer) {
      GTEST_SKIP() << renderer.error().message();
    }
    ASSERT_EQ(test::writeNumberedFilm(file(), media::FilmCodec::H264, 40), "");
    const image::Image size = test::numberedPicture(0);
    pictures_.width = static_cast<int>(size.width);
    pictures_.height = static_cast<int>(size.height);
    pictures_.options.grid = false;
    pictures_.options.background = {0.5F, 0.5F, 0.5F, 1};  // no number
    pictures_.background = motion::BackgroundLink{.file = file().string()};
  }
  [[nodiscard]] fs::path file() const { return temp_.path() / "stage.mp4"; }
  /// The numbers that the pictures show; what failed as the only line.
  std::vector<int> numbers() {
    std::vector<int> numbers;
    const Status drawn = drawPictures(scene_, pictures_, kNeverCanceled, [&](std::int64_t, const image::Image& image) {
      last_ = image;
      numbers.push_back(numberIn(image));
      return true;
    });
    problem_ = drawn ? "" : drawn.error().message();
    return numbers;
  }

  test::TempFolder temp_;
  scene::Scene scene_;
  ScenePictures pictures_;
  image::Image last_;
  std::string problem_;
};

TEST_F(BackgroundInPictures, EachHasTheVideoFrameOfItsTime) {
  pictures_.frames = {3, 7};
  EXPECT_EQ(numbers(), (std::vector<int>{3, 4, 5, 6, 7}));
  pictures_.rate = {60, 1};
  pictures_.frames = {10, 11};
  EXPECT_EQ(numbers(), (std::vector<int>{10, 10, 11, 11}));
  pictures_.rate = {30, 1};
  pictures_.background->time = 1'000;
  pictures_.frames = {0, 1};
  EXPECT_EQ(numbers(), (std::vector<int>{30, 31}));
  pictures_.background->time = -100;
  pictures_.frames = {2, 4};
  EXPECT_EQ(numbers(), (std::vector<int>{-1, 0, 1})) << "the film starts at frame 3";
  EXPECT_EQ(problem_, "");
}

TEST_F(BackgroundInPictures, TheColorIsWhereTheFilmIsNot) {
  pictures_.frames = {0, 0};
  pictures_.background->time = 5'000;
  pictures_.background->hasColor = true;
  pictures_.background->color = {10, 200, 30};
  (void)numbers();
  EXPECT_EQ(std::vector<std::uint8_t>(last_.pixels.begin(), last_.pixels.begin() + 4),
            (std::vector<std::uint8_t>{10, 200, 30, 255}));
  pictures_.background->file.clear();
  (void)numbers();
  EXPECT_EQ(last_.pixels[1], 200) << "a color alone";
}

TEST_F(BackgroundInPictures, TransparentPicturesHaveNone) {
  pictures_.frames = {0, 0};
  pictures_.transparent = true;
  (void)numbers();
  EXPECT_EQ(last_.pixels[3], 0);
}

TEST_F(BackgroundInPictures, AFileThatCannotBeOpenedIsReported) {
  pictures_.frames = {0, 0};
  pictures_.background->file = (temp_.path() / "none.mp4").string();
  EXPECT_TRUE(numbers().empty());
  EXPECT_NE(problem_.find("none.mp4"), std::string::npos) << problem_;
}

}  // namespace
}  // namespace furitsuke::film
