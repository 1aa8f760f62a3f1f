// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/media/film_writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <string>
#include <vector>

#include "core/base/file_saving.h"
#include "tests/support/decoded_film.h"
#include "tests/support/odd_places.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::media {
namespace {

using test::DecodedFilm;

constexpr int kPatch = 16;  // pixels; larger than the blocks of codecs
constexpr int kColumns = 6;
using PatchColor = std::array<std::uint8_t, 4>;
// The last patch is the number of the picture, as a shade of gray.
constexpr std::array<PatchColor, 2 * kColumns - 1> kPatches = {{{255, 0, 0, 255},
                                                                {0, 255, 0, 255},
                                                                {0, 0, 255, 255},
                                                                {255, 255, 255, 255},
                                                                {0, 0, 0, 255},
                                                                {128, 128, 128, 255},
                                                                {200, 100, 50, 255},
                                                                {200, 100, 50, 128},
                                                                {30, 60, 240, 40},
                                                                {255, 220, 180, 255},
                                                                {12, 24, 6, 255}}};
constexpr int kGrayStep = 7;

PatchColor patchColor(int patch, int picture, bool alpha) {
  PatchColor color{};
  if (patch < static_cast<int>(kPatches.size())) {
    color = kPatches[static_cast<std::size_t>(patch)];
  } else {
    const auto gray = static_cast<std::uint8_t>(picture * kGrayStep % 256);
    color = {gray, gray, gray, 255};
  }
  if (!alpha) color[3] = 255;
  return color;
}

std::vector<std::uint8_t> patches(int picture, bool alpha) {
  std::vector<std::uint8_t> pixels;
  for (int y = 0; y < 2 * kPatch; ++y) {
    for (int x = 0; x < kColumns * kPatch; ++x) {
      const PatchColor color = patchColor(y / kPatch * kColumns + x / kPatch, picture, alpha);
      pixels.insert(pixels.end(), color.begin(), color.end());
    }
  }
  return pixels;
}

/// The largest difference of a channel in the middle of the patches.
int largestDifference(const image::Image& image, int picture, bool alpha) {
  int largest = 0;
  for (int patch = 0; patch < 2 * kColumns; ++patch) {
    const PatchColor expected = patchColor(patch, picture, alpha);
    const int x = patch % kColumns * kPatch + kPatch / 2;
    const int y = patch / kColumns * kPatch + kPatch / 2;
    const std::uint8_t* pixel = &image.pixels[static_cast<std::size_t>(y * kColumns * kPatch + x) * 4];
    for (std::size_t c = 0; c < 4; ++c) largest = std::max(largest, std::abs(pixel[c] - expected[c]));
  }
  return largest;
}

class FilmWriterTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
    settings_.width = kColumns * kPatch;
    settings_.height = 2 * kPatch;
  }

  std::string write(int pictures, const FilmSound& sound = {}) {
    const auto writer = FilmWriter::create(file(), settings_, sound);
    if (!writer) return writer.error().message();
    for (int i = 0; i < pictures; ++i) {
      if (const Status added = (*writer)->add(patches(i, settings_.alpha)); !added) return added.error().message();
    }
    const Status finished = (*writer)->finish();
    return finished ? "written" : finished.error().message();
  }
  [[nodiscard]] std::filesystem::path file() const { return temp_.path() / ".film.tmp"; }
  [[nodiscard]] DecodedFilm decoded() const { return test::decodeFilm(file()); }

  test::TempFolder temp_;
  FilmSettings settings_;
};

TEST_F(FilmWriterTest, StoresEveryPictureWithItsColorsAndTime) {
  const struct {
    FilmCodec codec;
    bool alpha;
    int tolerance;
    double clock;  ///< the unit in which the format stores times, in seconds
    bool isYuv;
  } rows[] = {
      {FilmCodec::H264, false, 3, 1e-9, true},  {FilmCodec::Vp9, false, 3, 1e-3, true},
      {FilmCodec::Vp9, true, 3, 1e-3, true},    {FilmCodec::ProRes, false, 3, 1e-9, true},
      {FilmCodec::ProRes, true, 3, 1e-9, true}, {FilmCodec::Png, false, 0, 1e-9, false},
      {FilmCodec::Png, true, 0, 1e-9, false},   {FilmCodec::Gif, false, 3, 1e-2, false},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(std::string(filmFormat(row.codec).id) + (row.alpha ? " with alpha" : ""));
    settings_.codec = row.codec;
    settings_.alpha = row.alpha;
    constexpr int kCount = 31;
    ASSERT_EQ(write(kCount), "written");
    const DecodedFilm film = decoded();
    EXPECT_EQ(film.problem, "");
    ASSERT_EQ(film.pictures.size(), std::size_t{kCount});
    EXPECT_EQ(film.isBt709, row.isYuv);
    EXPECT_NEAR(film.seconds, kCount / 30.0, row.clock);
    for (int i = 0; i < kCount; ++i) {
      const auto index = static_cast<std::size_t>(i);
      EXPECT_NEAR(film.times[index], i / 30.0, row.clock / 2 + 1e-9) << i;
      EXPECT_LE(largestDifference(film.pictures[index], i, row.alpha), row.tolerance) << i;
    }
  }
}

TEST_F(FilmWriterTest, GifsAreTransparentWhereThePictureIs) {
  settings_.codec = FilmCodec::Gif;
  settings_.alpha = true;
  ASSERT_EQ(write(2), "written");
  const DecodedFilm film = decoded();
  ASSERT_EQ(film.pictures.size(), 2U);
  const auto alphaAt = [&](int patch) {
    const int x = patch % kColumns * kPatch + kPatch / 2;
    const int y = patch / kColumns * kPatch + kPatch / 2;
    return film.pictures[1].pixels[static_cast<std::size_t>(y * kColumns * kPatch + x) * 4 + 3];
  };
  EXPECT_EQ(alphaAt(6), 255);
  EXPECT_EQ(alphaAt(7), 255) << "half transparent";
  EXPECT_EQ(alphaAt(8), 0) << "nearly transparent";
}

TEST_F(FilmWriterTest, KeepsTheRateExactly) {
  constexpr int kCount = 40;
  for (const FilmCodec codec : {FilmCodec::H264, FilmCodec::ProRes}) {
    settings_.codec = codec;
    for (const FilmRate& rate : filmRates()) {
      SCOPED_TRACE(std::string(filmFormat(codec).id) + " " + filmRateText(rate));
      settings_.rate = rate;
      ASSERT_EQ(write(kCount), "written");
      const DecodedFilm film = decoded();
      ASSERT_EQ(film.times.size(), std::size_t{kCount});
      for (std::size_t i = 0; i < kCount; ++i) {
        EXPECT_NEAR(film.times[i], static_cast<double>(i) / rate.perSecond(), 1e-9) << i;
      }
      EXPECT_NEAR(film.seconds, kCount / rate.perSecond(), 1e-9);
      ASSERT_EQ(write(1), "written");
      EXPECT_NEAR(decoded().seconds, 1 / rate.perSecond(), 1e-9) << "a single picture";
    }
  }
}

TEST_F(FilmWriterTest, GifsKeepEveryPictureAtEveryRate) {
  settings_.codec = FilmCodec::Gif;
  for (const FilmRate& rate : filmRates()) {
    if (rate.perSecond() > filmFormat(FilmCodec::Gif).maxPerSecond) continue;
    for (const bool areEqual : {false, true}) {
      SCOPED_TRACE(filmRateText(rate) + (areEqual ? ", equal pictures" : ""));
      settings_.rate = rate;
      constexpr int kCount = 8;
      const auto writer = FilmWriter::create(file(), settings_);
      ASSERT_TRUE(writer.ok());
      for (int i = 0; i < kCount; ++i) ASSERT_TRUE((*writer)->add(patches(areEqual ? 3 : i, false)).ok());
      ASSERT_TRUE((*writer)->finish().ok());
      const DecodedFilm film = decoded();
      ASSERT_EQ(film.pictures.size(), std::size_t{kCount});
      for (std::size_t i = 0; i < kCount; ++i) {
        EXPECT_NEAR(film.times[i], static_cast<double>(i) / rate.perSecond(), 0.005 + 1e-9) << i;
        EXPECT_LE(largestDifference(film.pictures[i], areEqual ? 3 : static_cast<int>(i), false), 3) << i;
      }
    }
  }
}

TEST_F(FilmWriterTest, QualityChangesTheSize) {
  std::vector<std::uintmax_t> sizes;
  for (const int quality : {0, 50, 100}) {
    settings_.quality = quality;
    const auto writer = FilmWriter::create(file(), settings_);
    ASSERT_TRUE(writer.ok());
    std::vector<std::uint8_t> picture(static_cast<std::size_t>(settings_.width * settings_.height) * 4);
    std::uint32_t noise = 1;
    for (int i = 0; i < 10; ++i) {
      for (std::uint8_t& value : picture) value = static_cast<std::uint8_t>((noise = noise * 1'664'525 + 1) >> 24);
      ASSERT_TRUE((*writer)->add(picture).ok());
    }
    ASSERT_TRUE((*writer)->finish().ok());
    sizes.push_back(std::filesystem::file_size(file()));
  }
  EXPECT_LT(sizes[0], sizes[1]);
  EXPECT_LT(sizes[1], sizes[2]);
}

/// Silence for half a second, then a tone of 441 Hz for half a second.
std::shared_ptr<Sound> halfATone(int rate) {
  auto sound = std::make_shared<Sound>();
  sound->rate = rate;
  for (int i = 0; i < rate; ++i) {
    const double tone = i < rate / 2 ? 0 : 12'000 * std::sin(2 * std::numbers::pi * 441 * i / rate);
    sound->samples.insert(sound->samples.end(), 2, static_cast<std::int16_t>(std::lround(tone)));
  }
  return sound;
}

/// When the sound becomes or stops being loud, in seconds of the film; a negative number if it never does.
double loudFrom(const DecodedFilm& film) {
  const auto loud = std::ranges::find_if(film.sound, [](float value) { return std::abs(value) > 0.15; });
  if (loud == film.sound.end()) return -1;
  return film.soundStart + static_cast<double>(loud - film.sound.begin()) / film.soundRate;
}
double loudUntil(const DecodedFilm& film) {
  double end = -1;
  for (std::size_t i = 0; i < film.sound.size(); ++i) {
    if (std::abs(film.sound[i]) > 0.15) end = film.soundStart + static_cast<double>(i) / film.soundRate;
  }
  return end;
}

TEST_F(FilmWriterTest, CutsTheSoundToThePictures) {
  constexpr double kFrame = 1 / 30.0;
  const struct {
    int pictures;
    double start;  ///< in the sound
    double from, until;
  } rows[] = {
      {30, 0, 0.5, 1},      // as long as the sound
      {24, 0, 0.5, 0.8},    // cut at the end
      {60, 0, 0.5, 1},      // silence follows
      {15, 0.4, 0.1, 0.5},  // from the middle
      {60, -0.5, 1, 1.5},   // begins later
      {15, 5, -1, -1},      // only after its end
  };
  for (const FilmCodec codec : {FilmCodec::H264, FilmCodec::Vp9, FilmCodec::ProRes}) {
    settings_.codec = codec;
    for (const int rate : {44'100, 11'111}) {
      for (const auto& row : rows) {
        SCOPED_TRACE(std::string(filmFormat(codec).id) + " " + std::to_string(rate) + " " +
                     std::to_string(row.pictures) + " from " + std::to_string(row.start));
        ASSERT_EQ(write(row.pictures, {halfATone(rate), row.start}), "written");
        const DecodedFilm film = decoded();
        ASSERT_EQ(film.pictures.size(), static_cast<std::size_t>(row.pictures));
        ASSERT_GT(film.soundRate, 0);
        const double end = film.soundStart + static_cast<double>(film.sound.size()) / film.soundRate;
        EXPECT_NEAR(end, row.pictures / 30.0, kFrame);
        EXPECT_NEAR(loudFrom(film), row.from, 0.005);
        EXPECT_NEAR(loudUntil(film), row.until, 0.005);
      }
    }
  }
}

TEST_F(FilmWriterTest, ReportsWhatItCannotWrite) {
  settings_.width = 95;
  EXPECT_EQ(write(1), "width and height of .mp4 must be even: 96x32 instead of 95x32");
  settings_.width = 48;
  EXPECT_EQ(write(1), "the picture does not have the size of the film");
  settings_.width = kColumns * kPatch;
  settings_.codec = FilmCodec::Gif;
  EXPECT_EQ(write(1, {halfATone(8000), 0}), ".gif cannot have sound");
  const auto writer = FilmWriter::create(temp_.path() / "none" / "film", settings_);
  ASSERT_FALSE(writer.ok());
  EXPECT_EQ(writer.error().message(), "cannot be written: No such file or directory");
}

TEST_F(FilmWriterTest, ReportsAFullDisk) {
  ignoreFileSizeSignal();
  if (!test::FullDisk(500).holds()) GTEST_SKIP() << "no limit for files can be set";
  for (const FilmCodec codec : {FilmCodec::H264, FilmCodec::Vp9, FilmCodec::Png, FilmCodec::Gif}) {
    settings_.codec = codec;
    std::string result;
    {
      const test::FullDisk full(500);
      result = write(30);
    }
    EXPECT_EQ(result, "cannot be written: File too large") << filmFormat(codec).id;
  }
}

}  // namespace
}  // namespace furitsuke::media
