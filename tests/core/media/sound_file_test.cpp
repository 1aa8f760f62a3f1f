// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/media/sound_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/file.h"
#include "core/media/libav_module.h"
#include "core/media/sound_input.h"
#include "core/media/wav_sound.h"
#include "tests/core/media/wav_files.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::media {
namespace {

/// The files have a burst of 1,000 Hz at the left and 500 Hz at the right, from 0.1 to 0.3 s of 0.4 s.
std::filesystem::path soundData(const std::string& name) {
  return std::filesystem::path(FURITSUKE_TEST_DATA) / "sound" / name;
}

/// The highest absolute sample of a channel.
int loudest(const Sound& sound, std::size_t channel, double first, double end) {
  int most = 0;
  for (auto frame = static_cast<std::int64_t>(first * sound.rate);
       frame < std::min(static_cast<std::int64_t>(end * sound.rate), sound.frameCount()); ++frame) {
    most = std::max(most, std::abs(static_cast<int>(sound.samples[static_cast<std::size_t>(frame) * 2 + channel])));
  }
  return most;
}

/// Where the left channel becomes louder than a sixth of the burst.
double burstStart(const Sound& sound) {
  for (std::int64_t frame = 0; frame < sound.frameCount(); ++frame) {
    if (std::abs(static_cast<int>(sound.samples[static_cast<std::size_t>(frame) * 2])) > 2'000) {
      return static_cast<double>(frame) / sound.rate;
    }
  }
  return -1;
}

std::vector<std::string> codesOf(const Diagnostics& diagnostics) {
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : diagnostics) codes.push_back(diagnostic.code);
  return codes;
}

struct SoundFile {
  const char* name;
  int rate;
  std::int64_t frames;
  double start;              ///< of the burst, in seconds
  bool isStereo = true;      ///< otherwise the average of both channels
  std::int64_t padding = 0;  ///< at the end, where the format cannot store how long it is
};

constexpr SoundFile kSoundFiles[] = {
    {"burst.mp3", 44'100, 17'640, 0.1},
    {"burst.ogg", 44'100, 17'640, 0.1},
    {"burst.opus", 48'000, 19'200, 0.1},
    {"burst.m4a", 44'100, 17'640, 0.1},
    {"burst.flac", 8'000, 3'200, 0.1, false},
    {"burst_adpcm.wav", 8'000, 3'200, 0.1, false, 1'024},
    {"burst.aac", 44'100, 17'640 + 1'024, 0.1 + 1'024 / 44'100.0, true, 1'024},  // also padded at the start
    {"film.mp4", 44'100, 17'640, 0.1},
    {"film.webm", 48'000, 18'864, 0.093},  // its timestamps say that the sound starts 7 ms before the picture
    {"film_later_sound.mkv", 44'100, 17'640 + 8'820, 0.3, true, 1'024},
};

TEST(SoundFile, OfEveryFormatHasTheRightLengthAndStart) {
  if (!hasLibav()) GTEST_SKIP() << "built without libav";
  for (const SoundFile& file : kSoundFiles) {
    SCOPED_TRACE(file.name);
    SoundControl control;
    const Result<OpenedSound> opened = readSound(soundData(file.name), control);
    ASSERT_TRUE(opened.ok()) << opened.error().message();
    const Sound& sound = opened->sound;
    EXPECT_EQ(sound.rate, file.rate);
    EXPECT_GE(sound.frameCount(), file.frames);
    EXPECT_LE(sound.frameCount(), file.frames + file.padding);
    EXPECT_EQ(codesOf(opened->diagnostics), std::vector<std::string>{});
    EXPECT_DOUBLE_EQ(control.progress, 1.0);
    EXPECT_NEAR(burstStart(sound), file.start, 0.003);
    const double middle = file.start + 0.05;
    EXPECT_NEAR(loudest(sound, 0, middle, middle + 0.1), file.isStereo ? 12'000 : 9'000, 1'500);
    EXPECT_NEAR(loudest(sound, 1, middle, middle + 0.1), file.isStereo ? 6'000 : 9'000, 1'500);
    EXPECT_LT(loudest(sound, 0, 0, file.start - 0.02), 600);
  }
}

TEST(SoundFile, IsTheSameFromMemory) {
  for (const SoundFile& file : kSoundFiles) {
    SoundControl control;
    const Bytes bytes = readFile(soundData(file.name)).value();
    const Result<OpenedSound> opened = readSound(soundData(file.name), control);
    const Result<OpenedSound> again = readSound(bytes, control);
    ASSERT_EQ(opened.ok(), again.ok()) << file.name;
    if (opened) {
      EXPECT_EQ(opened->sound.samples, again->sound.samples) << file.name;
    }
  }
}

TEST(SoundFile, IsReadUpToWhereItEnds) {
  for (const SoundFile& file : kSoundFiles) {
    const Bytes bytes = readFile(soundData(file.name)).value();
    std::size_t readable = 0;
    // Every byte of the headers and of the end, fewer between.
    for (std::size_t size = 0; size < bytes.size();
         size += size < 600 || size + 100 > bytes.size() ? 1 : std::size_t{11}) {
      SoundControl control;
      const Result<OpenedSound> opened = readSound(ByteView(bytes).first(size), control);
      if (!opened) {
        EXPECT_FALSE(opened.error().reason.isEmpty());
        continue;
      }
      ++readable;
      ASSERT_GT(opened->sound.frameCount(), 0) << file.name << ", " << size << " bytes";
      ASSERT_LE(opened->sound.frameCount(), file.frames + 4'096) << file.name << ", " << size << " bytes";
    }
    if (hasLibav()) {
      EXPECT_GT(readable, 0U) << file.name;
    }
  }
}

TEST(SoundFile, ThatIsTruncatedIsReported) {
  if (!hasLibav()) GTEST_SKIP() << "built without libav";
  for (const char* name : {"burst.mp3", "burst.flac", "burst_adpcm.wav"}) {
    const Bytes bytes = readFile(soundData(name)).value();
    SoundControl control;
    const Result<OpenedSound> opened = readSound(ByteView(bytes).first(bytes.size() / 2), control);
    ASSERT_TRUE(opened.ok()) << name << ": " << opened.error().message();
    const std::vector<std::string> codes = codesOf(opened->diagnostics);
    EXPECT_NE(std::find(codes.begin(), codes.end(), "sound.truncated"), codes.end()) << name;
  }
}

TEST(SoundFile, ThatIsDamagedInTheMiddleKeepsTheRest) {
  if (!hasLibav()) GTEST_SKIP() << "built without libav";
  const struct {
    const char* name;
    double place;  ///< 0 to 1 of the file; after the headers
  } rows[] = {{"burst.mp3", 0.5}, {"burst.ogg", 0.8}, {"burst.m4a", 0.5}, {"burst.opus", 0.5}, {"burst.flac", 0.5}};
  for (const auto& [name, place] : rows) {
    Bytes bytes = readFile(soundData(name)).value();
    const auto middle = static_cast<std::ptrdiff_t>(static_cast<double>(bytes.size()) * place);
    std::fill_n(bytes.begin() + middle, 200, std::byte{0x55});
    SoundControl control;
    const Result<OpenedSound> opened = readSound(bytes, control);
    ASSERT_TRUE(opened.ok()) << name << ": " << opened.error().message();
    EXPECT_FALSE(opened->diagnostics.empty()) << name;
    EXPECT_GT(opened->sound.seconds(), 0.1) << name;
    EXPECT_LT(opened->sound.seconds(), 0.6) << name;
  }
}

TEST(SoundFile, ThatCannotBeReadIsExplained) {
  const test::TempFolder folder;
  const auto write = [&folder](const char* name, std::string_view content) {
    const std::filesystem::path path = folder.path() / name;
    EXPECT_TRUE(writeFileAtomically(path, asBytes(content)));
    return path;
  };
  const struct {
    std::filesystem::path path;
    std::string reason;
  } rows[] = {
      {folder.path() / "missing.wav", "does not exist"},
      {folder.path(), "is a folder"},
      {write("empty.wav", ""), "is empty"},
      {write("text.mp3", "This is a text, not a sound, however long it may be."), hasLibav() ? "unknown" : "only WAV"},
      {write("playlist.m3u8", "#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nsecret.wav\n#EXT-X-ENDLIST\n"),
       hasLibav() ? "unknown" : "only WAV"},
      {write("list.ffconcat", "ffconcat version 1.0\nfile secret.wav\n"), hasLibav() ? "unknown" : "only WAV"},
  };
  for (const auto& row : rows) {
    SoundControl control;
    const Result<OpenedSound> opened = readSound(row.path, control);
    ASSERT_FALSE(opened.ok()) << row.path;
    EXPECT_NE(opened.error().message().find(row.reason), std::string::npos) << opened.error().message();
  }
}

TEST(SoundFile, ThatIsTooLongIsCut) {
  for (const char* name : {"burst.wav", "burst.mp3", "burst.flac", "burst.m4a", "film_later_sound.mkv"}) {
    const bool isOwn = std::string_view(name) == "burst.wav";
    if (!isOwn && !hasLibav()) continue;
    for (const std::int64_t maxFrames : {1, 1'000, 3'100}) {
      SoundControl control;
      const Bytes bytes = readFile(soundData(name)).value();
      SoundInput input(bytes);
      const auto opened = isOwn ? readWav(input, control, maxFrames) : readWithLibav(input, control, maxFrames);
      ASSERT_TRUE(opened.ok()) << name << ": " << opened.error().message();
      EXPECT_EQ(opened->sound.frameCount(), maxFrames) << name;
      EXPECT_EQ(codesOf(opened->diagnostics), std::vector<std::string>{"sound.tooLong"}) << name;
    }
  }
}

TEST(SoundFile, WhoseHeaderClaimsHoursNeedsNoMemoryForThem) {
  if (!hasLibav()) GTEST_SKIP() << "built without libav";
  Bytes bytes = readFile(soundData("burst.flac")).value();
  ASSERT_EQ(bytes[25], std::byte{0x80}) << "the last byte of the number of sample frames";
  for (std::size_t i = 22; i < 26; ++i) bytes[i] = std::byte{0x7F};
  SoundControl control;
  const Result<OpenedSound> opened = readSound(ByteView(bytes), control);
  ASSERT_TRUE(opened.ok()) << opened.error().message();
  EXPECT_EQ(opened->sound.frameCount(), 3'200);
  EXPECT_LT(opened->sound.samples.capacity(), std::size_t{2'000'000});
}

TEST(SoundFile, IsDetectedByContent) {
  const test::TempFolder folder;
  const std::filesystem::path path = folder.path() / "really a wav.mp3";
  ASSERT_TRUE(writeFileAtomically(path, test::wavFile({1, 2, 3, 4})));
  SoundControl control;
  const Result<OpenedSound> opened = readSound(path, control);
  ASSERT_TRUE(opened.ok());
  EXPECT_EQ(opened->sound.samples, (std::vector<std::int16_t>{1, 2, 3, 4}));
}

TEST(SoundFile, IsCanceledInEveryFormat) {
  for (const SoundFile& file : kSoundFiles) {
    SoundControl control;
    control.canceled = true;
    const Result<OpenedSound> opened = readSound(soundData(file.name), control);
    ASSERT_FALSE(opened.ok()) << file.name;
    if (hasLibav()) {
      EXPECT_NE(opened.error().message().find("canceled"), std::string::npos) << file.name;
    }
  }
}

}  // namespace
}  // namespace furitsuke::media
