// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/media/reader/video_frames.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

#include "core/base/file.h"
#include "core/media/libav_module.h"
#include "tests/core/media/numbered_film.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::media {
namespace {

constexpr int kFilmLength = 120;
constexpr std::size_t kPictureBytes = std::size_t{160} * 32 * 4;

class VideoFramesTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!hasLibav()) GTEST_SKIP() << "this build has no libav";
    ASSERT_EQ(test::writeNumberedFilm(file(), FilmCodec::H264, kFilmLength), "");
  }
  [[nodiscard]] std::filesystem::path file() const { return temp_.path() / "film.mp4"; }
  /// The number that the picture shows, or why it is not there.
  std::string shown(VideoFrames& film, std::int64_t index) {
    const auto picture = film.wait(index, canceled_);
    return picture ? std::to_string(test::numberOf(**picture)) : picture.error().message();
  }

  test::TempFolder temp_;
  std::atomic<bool> canceled_{false};
};

TEST_F(VideoFramesTest, GivesEveryPictureWithLittleMemory) {
  for (const PictureRoom& room : {PictureRoom{.bytes = 1, .fewest = 2}, PictureRoom{.bytes = 1},
                                  PictureRoom{.bytes = 5 * kPictureBytes}, PictureRoom{.bytes = 40 * kPictureBytes}}) {
    VideoFrames film(file(), {}, room);
    for (int i = 0; i < kFilmLength; ++i) ASSERT_EQ(shown(film, i), std::to_string(i));
    for (int i = kFilmLength - 1; i >= 0; --i) ASSERT_EQ(shown(film, i), std::to_string(i));
    for (int i = 0; i < kFilmLength; ++i)
      ASSERT_EQ(shown(film, i * 37 % kFilmLength), std::to_string(i * 37 % kFilmLength));
  }
}

TEST_F(VideoFramesTest, DecodesAheadAndKeepsWhatIsNear) {
  VideoFrames film(file(), {}, {.bytes = 30 * kPictureBytes});
  ASSERT_EQ(shown(film, 55), "55");  // the last key picture is 0
  // Stepping back within the kept pictures needs no decoding; going on has been prepared.
  for (int i = 54; i >= 45; --i) EXPECT_NE(film.find(i), nullptr) << i;
  ASSERT_EQ(shown(film, 55), "55");
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (film.find(56) == nullptr && std::chrono::steady_clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_NE(film.find(56), nullptr);
  ASSERT_EQ(shown(film, 0), "0");
  EXPECT_EQ(film.find(119), nullptr) << "far away";
}

TEST_F(VideoFramesTest, AnnouncesPicturesThatWereAskedFor) {
  std::atomic<int> news{0};
  VideoFrames film(file(), [&news] { ++news; });
  ASSERT_TRUE(film.waitForInfo().ok());
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  const auto awaitNews = [&](int count) {
    while (news < count && std::chrono::steady_clock::now() < deadline) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return news >= count;
  };
  EXPECT_TRUE(awaitNews(1));
  EXPECT_EQ(film.find(100), nullptr) << "asked for the first time";
  EXPECT_TRUE(awaitNews(2));
  EXPECT_NE(film.find(100), nullptr);
  EXPECT_EQ(film.problem(), std::nullopt);
}

TEST_F(VideoFramesTest, ReportsProblems) {
  VideoFrames none(temp_.path() / "none.mp4");
  EXPECT_FALSE(none.waitForInfo().ok());
  ASSERT_TRUE(none.problem().has_value());
  EXPECT_EQ(none.find(0), nullptr);
  EXPECT_EQ(shown(none, 0), none.problem()->message());

  VideoFrames film(file());
  EXPECT_EQ(shown(film, kFilmLength), "the film has no picture 120");
  canceled_ = true;
  EXPECT_EQ(shown(film, 70), "canceled");
}

TEST_F(VideoFramesTest, EndsAtOnce) {
  for (int i = 0; i < 20; ++i) {
    VideoFrames film(file());
    if (i % 2 == 0) (void)film.waitForInfo();
    (void)film.find(kFilmLength - 1);
  }
}

}  // namespace
}  // namespace furitsuke::media
