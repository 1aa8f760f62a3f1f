// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/film/film_export.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/media/film_writer.h"
#include "tests/core/film/ball_scene.h"
#include "tests/support/decoded_film.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {
namespace {

namespace fs = std::filesystem;

class FilmExportTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
    film_.frames = {0, 10};
    film_.width = 96;
    film_.height = 64;
    film_.options.grid = false;
    film_.file = temp_.path() / "dance.mp4";
  }

  std::string failure() {
    const Status status = film::writeFilm(scene_, film_, control_);
    return status ? "written" : status.error().message();
  }
  /// The pictures as they were drawn.
  std::vector<image::Image> drawn() {
    std::vector<image::Image> images;
    const Status status = film::drawPictures(scene_, film_, control_.canceled, [&](std::int64_t, image::Image image) {
      images.push_back(std::move(image));
      return true;
    });
    EXPECT_TRUE(status.ok());
    return images;
  }
  [[nodiscard]] std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(temp_.path())) {
      names.push_back(entry.path().filename().string());
    }
    return names;
  }

  TempFolder temp_;
  scene::Scene scene_ = ballScene();
  film::FilmExport film_;
  film::PictureControl control_;
};

int medianDifference(const image::Image& a, const image::Image& b) {
  std::vector<int> differences;
  for (std::size_t i = 0; i < std::min(a.pixels.size(), b.pixels.size()); ++i) {
    differences.push_back(std::abs(a.pixels[i] - b.pixels[i]));
  }
  const auto middle = differences.begin() + static_cast<std::ptrdiff_t>(differences.size() / 2);
  std::nth_element(differences.begin(), middle, differences.end());
  return *middle;
}

TEST_F(FilmExportTest, ContainsEveryPictureAsItWasDrawn) {
  for (const media::FilmRate rate : {media::FilmRate{30, 1}, media::FilmRate{60, 1}}) {
    film_.rate = rate;
    film_.overwrite = true;
    ASSERT_EQ(failure(), "written");
    const std::vector<image::Image> images = drawn();
    const DecodedFilm film = decodeFilm(film_.file);
    ASSERT_EQ(film.pictures.size(), images.size());
    EXPECT_EQ(control_.written, static_cast<std::int64_t>(images.size()));
    EXPECT_EQ(images.size(), rate.pictures == 60 ? 22U : 11U);
    for (std::size_t i = 0; i < images.size(); ++i) {
      EXPECT_LE(medianDifference(film.pictures[i], images[i]), 1) << i;
      EXPECT_NEAR(film.times[i], static_cast<double>(i) / rate.pictures, 1e-9);
    }
  }
  EXPECT_EQ(files(), std::vector<std::string>{"dance.mp4"}) << "no temporary file";
}

TEST_F(FilmExportTest, IsTransparentWhereNothingIsDrawn) {
  film_.transparent = true;
  film_.supersampling = 2;  // soft borders
  for (const media::FilmCodec codec : {media::FilmCodec::Vp9, media::FilmCodec::ProRes, media::FilmCodec::Png}) {
    film_.codec = codec;
    film_.file = temp_.path() / (std::string("clear.") + std::string(media::filmFormat(codec).id));
    ASSERT_EQ(failure(), "written");
    const std::vector<image::Image> images = drawn();
    const DecodedFilm film = decodeFilm(film_.file);
    ASSERT_EQ(film.pictures.size(), images.size());
    int largest = 0, fringe = 0;
    for (std::size_t p = 0; p < images.size(); ++p) {
      for (std::size_t i = 3; i < images[p].pixels.size(); i += 4) {
        largest = std::max(largest, std::abs(film.pictures[p].pixels[i] - images[p].pixels[i]));
        if (images[p].pixels[i] < 64) continue;
        for (std::size_t c = i - 3; c < i; ++c) {
          fringe = std::max(fringe, std::abs(film.pictures[p].pixels[c] - images[p].pixels[c]));
        }
      }
    }
    EXPECT_LE(largest, 3) << film_.file;
    EXPECT_LE(fringe, 24) << "no border of another color " << film_.file;
  }
}

TEST_F(FilmExportTest, SoundBeginsAtFrameZeroPlusItsOffset) {
  auto sound = std::make_shared<media::Sound>();
  sound->rate = 48'000;
  sound->samples.assign(48'000 * 2, 0);
  for (std::size_t i = 24'000; i < 24'100; ++i) sound->samples[2 * i] = 20'000;  // a click at 0.5 s
  film_.sound = sound;
  film_.codec = media::FilmCodec::Png;  // with uncompressed sound
  film_.file = temp_.path() / "dance.mov";
  film_.overwrite = true;
  const struct {
    FrameRange frames;
    double offset;
    double click;
  } rows[] = {{{0, 20}, 0, 0.5}, {{12, 20}, 0, 0.1}, {{12, 20}, 0.15, 0.25}, {{0, 20}, -0.2, 0.3}};
  for (const auto& row : rows) {
    film_.frames = row.frames;
    film_.soundOffset = row.offset;
    ASSERT_EQ(failure(), "written");
    const DecodedFilm film = decodeFilm(film_.file);
    const auto click = std::ranges::find_if(film.sound, [](float value) { return value > 0.3; });
    ASSERT_NE(click, film.sound.end());
    EXPECT_NEAR(static_cast<double>(click - film.sound.begin()) / film.soundRate, row.click, 1e-4);
    EXPECT_EQ(film.sound.size() / 1600.0, row.frames.last - row.frames.first + 1.0) << "as long as the frames";
  }
}

TEST_F(FilmExportTest, KeepsAnExistingFileUnlessItIsToBeReplaced) {
  ASSERT_TRUE(writeFileAtomically(film_.file, asBytes("mine")).ok());
  EXPECT_EQ(failure(), film_.file.string() + ": exists already");
  EXPECT_EQ(asChars(*readFile(film_.file)), "mine");
  film_.overwrite = true;
  EXPECT_EQ(failure(), "written");
  EXPECT_EQ(decodeFilm(film_.file).pictures.size(), 11U);
}

TEST_F(FilmExportTest, LeavesNothingWhenCanceled) {
  int count = 0;
  const auto cancelAfterFour = [&] { control_.canceled = ++count == 4; };
  const Status status = film::writeFilm(scene_, film_, control_, cancelAfterFour);
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().message(), "canceled after 4 of 11 pictures");
  EXPECT_TRUE(files().empty());
  ASSERT_TRUE(writeFileAtomically(film_.file, asBytes("mine")).ok());
  film_.overwrite = true;
  count = 0;
  control_.canceled = false;
  EXPECT_FALSE(film::writeFilm(scene_, film_, control_, cancelAfterFour).ok());
  EXPECT_EQ(asChars(*readFile(film_.file)), "mine") << "the old film stays";
}

TEST_F(FilmExportTest, LeavesNothingAfterAnError) {
  film_.codec = media::FilmCodec::Png;  // has no limit itself
  film_.width = 60'000;
  EXPECT_EQ(failure().substr(0, 26), "picture: the largest width");
  film_.codec = media::FilmCodec::H264;
  film_.width = 95;
  EXPECT_EQ(failure(), "width and height of .mp4 must be even: 96x64 instead of 95x64");
  film_.width = 96;
  film_.frames = {5, 4};
  EXPECT_EQ(failure(), "frames: the range is empty");
  film_.frames = {0, 0};
  film_.sound = std::make_shared<media::Sound>();
  film_.codec = media::FilmCodec::Gif;
  EXPECT_EQ(failure(), ".gif cannot have sound");
  film_.codec = media::FilmCodec::H264;
  film_.file = temp_.path() / "none" / "dance.mp4";
  EXPECT_NE(failure().find("the folder \"" + (temp_.path() / "none").string() + "\" does not exist"),
            std::string::npos);
  EXPECT_TRUE(files().empty());
}

TEST_F(FilmExportTest, DoesNotReplaceAFileThatAppearsWhileItIsWritten) {
  const Status status = film::writeFilm(scene_, film_, control_,
                                        [&] { EXPECT_TRUE(writeFileAtomically(film_.file, asBytes("mine")).ok()); });
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().message(), film_.file.string() + ": exists already");
  EXPECT_EQ(asChars(*readFile(film_.file)), "mine");
  EXPECT_EQ(files().size(), 1U);
}

}  // namespace
}  // namespace furitsuke::test
