// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/media/reader/film_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/media/film_writer.h"
#include "core/media/libav_module.h"
#include "tests/core/media/numbered_film.h"
#include "tests/support/avi_film.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::media {
namespace {

class FilmReaderTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!hasLibav()) GTEST_SKIP() << "this build has no libav";
  }
  [[nodiscard]] std::filesystem::path file() const { return temp_.path() / "film"; }
  Result<std::unique_ptr<FilmReader>> open() { return FilmReader::open(file(), canceled_); }
  /// The problem of opening the file; empty if there is none.
  std::string problem() {
    const auto reader = open();
    return reader ? "" : reader.error().message();
  }

  test::TempFolder temp_;
  std::atomic<bool> canceled_{false};
};

/// The number that a picture shows, or why it cannot be read.
std::string shownBy(FilmReader& reader, std::int64_t index) {
  const Result<VideoFrame> picture = reader.picture(index);
  return picture ? std::to_string(test::numberOf(*picture)) : picture.error().message();
}

/// Reads all pictures forward, backward and in a mixed order.
void expectAllPictures(FilmReader& reader, std::int64_t count) {
  ASSERT_EQ(reader.info().count(), count);
  for (std::int64_t i = 0; i < count; ++i) ASSERT_EQ(shownBy(reader, i), std::to_string(i)) << "forward";
  for (std::int64_t i = count - 1; i >= 0; --i) ASSERT_EQ(shownBy(reader, i), std::to_string(i)) << "backward";
  for (std::int64_t i = 0; i < count; ++i) {
    const std::int64_t mixed = i * 17 % count;
    ASSERT_EQ(shownBy(reader, mixed), std::to_string(mixed)) << "mixed";
  }
}

TEST_F(FilmReaderTest, GivesEveryPictureOfWrittenFilmsByItsIndex) {
  const struct {
    FilmCodec codec;
    FilmRate rate;
    int count;
  } rows[] = {{FilmCodec::H264, {30, 1}, 150}, {FilmCodec::H264, {30'000, 1'001}, 70}, {FilmCodec::Vp9, {30, 1}, 70},
              {FilmCodec::Vp9, {24, 1}, 31},   {FilmCodec::ProRes, {60, 1}, 31},       {FilmCodec::Png, {30, 1}, 31},
              {FilmCodec::H264, {30, 1}, 1}};
  for (const auto& row : rows) {
    SCOPED_TRACE(std::string(filmFormat(row.codec).id) + " " + filmRateText(row.rate));
    ASSERT_EQ(test::writeNumberedFilm(file(), row.codec, row.count, row.rate), "");
    const auto reader = open();
    ASSERT_TRUE(reader.ok()) << reader.error().message();
    EXPECT_EQ((*reader)->info().damage, std::nullopt);
    expectAllPictures(**reader, row.count);
    const FilmTimes& times = (*reader)->info().times;
    for (int i = 0; i < row.count; ++i) {
      const double start = i / row.rate.perSecond();
      EXPECT_EQ(times.pictureAt(start), i);
      EXPECT_EQ(times.pictureAt(start + 0.9 / row.rate.perSecond()), i);
    }
    EXPECT_EQ(times.pictureAt(-0.1), std::nullopt);
    EXPECT_EQ(times.pictureAt(row.count / row.rate.perSecond() + 0.05), std::nullopt);
  }
}

TEST_F(FilmReaderTest, CountsThePicturesOfAviFilmsAndOfOldCodecs) {
  const test::AviFilm films[] = {
      {.encoder = "mjpeg", .count = 31},
      {.encoder = "mpeg4", .betweenPictures = 0},
      {.encoder = "mpeg4", .betweenPictures = 1},
      {.encoder = "mpeg4", .betweenPictures = 2, .count = 100},
      {.encoder = "mpeg4", .betweenPictures = 2, .keyDistance = 300, .count = 80},
      {.encoder = "mpeg4", .betweenPictures = 2, .count = 80, .container = "mp4"},
      {.encoder = "libx264", .betweenPictures = 0},
      {.encoder = "libx264", .betweenPictures = 3, .count = 100},
  };
  for (const test::AviFilm& film : films) {
    SCOPED_TRACE(film.encoder + " with " + std::to_string(film.betweenPictures) + " b pictures");
    ASSERT_EQ(test::writeAvi(file(), film, test::numberedPicture), "");
    const auto reader = open();
    ASSERT_TRUE(reader.ok()) << reader.error().message();
    EXPECT_EQ((*reader)->info().damage, std::nullopt);
    expectAllPictures(**reader, film.count);
    for (int i = 0; i < film.count; ++i) EXPECT_EQ((*reader)->info().times.pictureAt(i / 30.0), i);
  }
}

TEST_F(FilmReaderTest, KeepsColorsAndAlpha) {
  constexpr int kSide = 32;
  constexpr int kColors[][4] = {{255, 0, 0, 255}, {0, 255, 0, 255}, {30, 60, 240, 255}, {200, 100, 50, 128}};
  for (const FilmCodec codec : {FilmCodec::H264, FilmCodec::Vp9, FilmCodec::ProRes, FilmCodec::Png}) {
    const bool alpha = filmFormat(codec).hasAlpha;
    SCOPED_TRACE(filmFormat(codec).id);
    FilmSettings settings;
    settings.codec = codec;
    settings.width = settings.height = 2 * kSide;
    settings.alpha = alpha;
    const auto writer = FilmWriter::create(file(), settings);
    ASSERT_TRUE(writer.ok());
    std::vector<std::uint8_t> pixels;
    for (int i = 0; i < 4 * kSide * kSide; ++i) {
      const int* color = kColors[i / (2 * kSide * kSide) * 2 + i % (2 * kSide) / kSide];
      for (int c = 0; c < 4; ++c) pixels.push_back(static_cast<std::uint8_t>(c == 3 && !alpha ? 255 : color[c]));
    }
    for (int i = 0; i < 3; ++i) ASSERT_TRUE((*writer)->add(pixels).ok());
    ASSERT_TRUE((*writer)->finish().ok());
    const auto reader = open();
    ASSERT_TRUE(reader.ok()) << reader.error().message();
    const Result<VideoFrame> picture = (*reader)->picture(2);
    ASSERT_TRUE(picture.ok()) << picture.error().message();
    for (int patch = 0; patch < 4; ++patch) {
      const int x = patch % 2 * kSide + kSide / 2;
      const int y = patch / 2 * kSide + kSide / 2;
      const auto at = static_cast<std::size_t>(y * 2 * kSide + x) * 4;
      for (std::size_t c = 0; c < 4; ++c) EXPECT_NEAR(picture->pixels[at + c], pixels[at + c], 3) << patch << " " << c;
    }
  }
}

TEST_F(FilmReaderTest, GivesThePicturesOnTheWayFromTheFirstOneOfInterest) {
  ASSERT_EQ(test::writeNumberedFilm(file(), FilmCodec::H264, 60), "");
  const auto reader = open();
  ASSERT_TRUE(reader.ok());
  std::vector<std::int64_t> taken;
  const auto take = [&taken](std::int64_t index, const VideoFrame&) { taken.push_back(index); };
  ASSERT_TRUE((*reader)->decode(30, {.first = 25, .take = take, .isObsolete = [] { return false; }}).ok());
  ASSERT_GE(taken.size(), 6U);
  EXPECT_EQ(*std::ranges::min_element(taken), 25);
  EXPECT_NE(std::ranges::find(taken, 30), taken.end());
  taken.clear();
  ASSERT_TRUE((*reader)->decode(5, {.first = 0, .take = take, .isObsolete = [] { return true; }}).ok());
  EXPECT_TRUE(taken.empty()) << "obsolete";
}

TEST_F(FilmReaderTest, ReportsWhatItCannotRead) {
  EXPECT_NE(problem(), "") << "no such file";
  const auto write = [this](const std::string& text) { return writeFileAtomically(file(), asBytes(text)).ok(); };
  ASSERT_TRUE(write(""));
  EXPECT_EQ(problem(), "the file is empty");
  ASSERT_TRUE(write("This is a letter."));
  EXPECT_EQ(problem(), "the format of the film is unknown, or its start is damaged");
  const auto sound = readFile(std::filesystem::path(FURITSUKE_TEST_DATA) / "sound" / "burst.m4a");
  ASSERT_TRUE(sound.ok());
  ASSERT_TRUE(writeFileAtomically(file(), *sound).ok());
  EXPECT_EQ(problem(), "the file contains no film");
  const auto song = readFile(std::filesystem::path(FURITSUKE_TEST_DATA) / "sound" / "burst.ogg");
  ASSERT_TRUE(song.ok());
  ASSERT_TRUE(writeFileAtomically(file(), *song).ok());
  EXPECT_EQ(problem(), "only films in MP4, MOV, WebM, MKV and AVI files can be read, not ogg");
  ASSERT_EQ(test::writeNumberedFilm(file(), FilmCodec::H264, 5), "");
  const auto reader = open();
  ASSERT_TRUE(reader.ok());
  EXPECT_EQ(shownBy(**reader, 5), "the film has no picture 5");
  EXPECT_EQ(shownBy(**reader, -1), "the film has no picture -1");
}

TEST_F(FilmReaderTest, ReportsWhereACutFilmEnds) {
  const struct {
    const char* name;
    FilmCodec codec;
    bool isAvi;
  } rows[] = {{"mp4", FilmCodec::H264, false}, {"webm", FilmCodec::Vp9, false}, {"avi", FilmCodec::H264, true}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.name);
    constexpr int kCount = 90;
    const test::AviFilm avi{.encoder = "mjpeg", .count = kCount};
    const std::string made = row.isAvi ? test::writeAvi(file(), avi, test::numberedPicture)
                                       : test::writeNumberedFilm(file(), row.codec, kCount);
    ASSERT_EQ(made, "");
    std::filesystem::resize_file(file(), std::filesystem::file_size(file()) * 3 / 4);
    const auto reader = open();
    ASSERT_TRUE(reader.ok()) << reader.error().message();
    const FilmInfo& info = (*reader)->info();
    EXPECT_GT(info.count(), 10);
    EXPECT_LT(info.count(), kCount);
    ASSERT_TRUE(info.damage.has_value());
    EXPECT_EQ(info.damage->section.english().find("picture " + std::to_string(info.count() - 1) + " ("), 0U)
        << info.damage->message();
    EXPECT_EQ(shownBy(**reader, 5), "5");
    EXPECT_EQ(shownBy(**reader, info.count() - 4), std::to_string(info.count() - 4));
  }
}

TEST_F(FilmReaderTest, SurvivesDamageAndReportsThePicture) {
  int damaged = 0;
  for (const bool isAvi : {false, true}) {
    const test::AviFilm avi{.encoder = "libx264", .betweenPictures = 2, .count = 60};
    ASSERT_EQ(isAvi ? test::writeAvi(file(), avi, test::numberedPicture)
                    : test::writeNumberedFilm(file(), FilmCodec::Vp9, 60),
              "");
    const auto whole = readFile(file());
    ASSERT_TRUE(whole.ok());
    std::uint32_t noise = 1;
    for (int round = 0; round < 30; ++round) {
      Bytes bytes = *whole;
      for (int i = 0; i < 1 + round * 4; ++i) {
        noise = noise * 1'664'525 + 1'013'904'223;
        bytes[(noise >> 4) % bytes.size()] = static_cast<std::byte>(noise >> 24);
      }
      ASSERT_TRUE(writeFileAtomically(file(), bytes).ok());
      const auto reader = open();
      if (!reader) {
        EXPECT_NE(reader.error().message(), "");
        ++damaged;
        continue;
      }
      for (std::int64_t i = 0; i < std::min<std::int64_t>((*reader)->info().count(), 100); i += 7) {
        const Result<VideoFrame> picture = (*reader)->picture(i);
        if (picture) {
          damaged += picture->isDamaged ? 1 : 0;
          EXPECT_EQ(picture->pixels.size(), static_cast<std::size_t>(picture->width * picture->height) * 4);
        } else {
          ++damaged;
          EXPECT_EQ(picture.error().section.english().find("picture "), 0U) << picture.error().message();
        }
      }
    }
  }
  EXPECT_GT(damaged, 0);
}

TEST_F(FilmReaderTest, CanBeCanceled) {
  ASSERT_EQ(test::writeNumberedFilm(file(), FilmCodec::H264, 30), "");
  const auto reader = open();
  ASSERT_TRUE(reader.ok());
  canceled_ = true;
  EXPECT_EQ(shownBy(**reader, 3), "canceled");
  EXPECT_EQ(problem(), "canceled");
}

}  // namespace
}  // namespace furitsuke::media
