// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/round_trip.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/image/image_codec.h"
#include "core/io/motion_format.h"
#include "core/lips/lyrics_file.h"
#include "tests/support/corpus.h"

namespace furitsuke::test {
namespace {

using Check = std::string (*)(ByteView);

struct Format {
  std::string extension;
  Check faultOf;
};
const Format kOwnFormats[] = {{".vmd", vmdRoundTripFault},
                              {".vpd", vpdRoundTripFault},
                              {".pmd", pmdRoundTripFault},
                              {".pmm", pmmRoundTripFault},
                              {".pmx", pmxRoundTripFault},
                              {".bvmd", bvmdRoundTripFault},
                              {".emm", emmFault},
                              {".zip", archiveFault},
                              {".rar", archiveFault},
                              {".bvh", bvhRoundTripFault},
                              {".glb", gltfFault},
                              {".json", jsonRoundTripFault},
                              {".csv", csvRoundTripFault},
                              {".annotations", annotationRoundTripFault},
                              {".furitsuke", projectRoundTripFault},
                              {".vmc", vmcFault},
                              {".tflite", networkFault}};

/// These, and the motion formats that are only read.
std::vector<Format> allFormats() {
  std::vector<Format> all(std::begin(kOwnFormats), std::end(kOwnFormats));
  for (const io::MotionFormat* format : io::motionFormats()) {
    if (format->extensions.empty()) continue;  // told by its content alone
    const std::string extension = "." + std::string(format->extensions.front());
    if (std::ranges::find(all, extension, &Format::extension) == all.end()) all.push_back({extension, motionFileFault});
  }
  return all;
}
const std::vector<Format> kFormats = allFormats();

/// Handmade inputs, and every input on which a fuzz target has failed before.
std::filesystem::path fixtures() { return std::filesystem::path(FURITSUKE_TEST_DATA) / "fuzz"; }

/// Changes, removes or doubles bytes; always in the same way.
Bytes mutated(Bytes bytes, std::mt19937& random) {
  const auto below = [&](std::size_t limit) {
    return static_cast<std::ptrdiff_t>(random() % std::max<std::size_t>(limit, 1));
  };
  for (int changes = 1 + static_cast<int>(random() % 3); changes > 0 && !bytes.empty(); --changes) {
    const auto at = bytes.begin() + below(bytes.size());
    switch (random() % 4) {
      case 0: *at = static_cast<std::byte>(random()); break;
      case 1: bytes.resize(static_cast<std::size_t>(at - bytes.begin())); break;
      case 2: bytes.erase(at, at + below(static_cast<std::size_t>(bytes.end() - at))); break;
      default: {
        const Bytes piece(at, at + below(static_cast<std::size_t>(bytes.end() - at)));
        bytes.insert(bytes.begin() + below(bytes.size()), piece.begin(), piece.end());
      }
    }
  }
  return bytes;
}

TEST(RoundTrip, HoldsForEveryFixture) {
  for (const Format& format : kFormats) {
    const auto paths = filesIn(fixtures(), format.extension);
    EXPECT_GE(paths.size(), 3U);
    for (const auto& path : paths) EXPECT_EQ(format.faultOf(readFile(path).value()), "") << path;
  }
}

TEST(RoundTrip, HoldsForTheSmallFilesOfTheCorpus) {
  constexpr std::uintmax_t kSmall = 400'000;  // larger ones have their own, faster tests
  const auto folder = corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  for (const Format& format : kFormats) {
    for (const auto& path : filesIn(*folder, format.extension)) {
      if (std::filesystem::file_size(path) > kSmall) continue;
      EXPECT_EQ(format.faultOf(readFile(path).value()), "") << path;
    }
  }
}

TEST(Pictures, AreReadOrRejectedEvenIfDamaged) {
  std::mt19937 random(20260102);
  for (const char* extension : {".png", ".jpg", ".bmp", ".tga", ".dds"}) {
    const auto paths = filesIn(fixtures(), extension);
    EXPECT_FALSE(paths.empty()) << extension;
    for (const auto& path : paths) {
      const Bytes original = readFile(path).value();
      EXPECT_NE(image::decodeImage(original).ok(), path.stem().string().starts_with("damaged")) << path;
      EXPECT_EQ(imageFault(original), "") << path;
      for (std::size_t size = 0; size < original.size(); ++size) {
        ASSERT_EQ(imageFault(ByteView(original).first(size)), "") << path << ", " << size << " bytes";
      }
      for (int i = 0; i < 300; ++i) ASSERT_EQ(imageFault(mutated(original, random)), "") << path << ", copy " << i;
    }
  }
}

TEST(Sounds, AreReadOrRejectedEvenIfDamaged) {
  std::mt19937 random(20260103);
  const std::filesystem::path folder = std::filesystem::path(FURITSUKE_TEST_DATA) / "sound";
  for (const char* extension : {".wav", ".mp3", ".ogg", ".opus", ".flac", ".m4a", ".aac", ".mp4", ".webm", ".mkv"}) {
    const auto paths = filesIn(folder, extension);
    EXPECT_FALSE(paths.empty()) << extension;
    for (const auto& path : paths) {
      const Bytes original = readFile(path).value();
      EXPECT_EQ(soundFault(original), "") << path;
      for (int i = 0; i < 60; ++i) ASSERT_EQ(soundFault(mutated(original, random)), "") << path << ", copy " << i;
    }
  }
}

TEST(LyricsFiles, AreReadOrRejectedEvenIfDamaged) {
  std::mt19937 random(20260104);
  const std::filesystem::path folder = std::filesystem::path(FURITSUKE_TEST_DATA) / "lyrics";
  for (const char* extension : {".lrc", ".mid", ".kar", ".vsq", ".ust"}) {
    const auto paths = filesIn(folder, extension);
    EXPECT_FALSE(paths.empty()) << extension;
    for (const auto& path : paths) {
      const Bytes original = readFile(path).value();
      EXPECT_TRUE(lips::readLyrics(original).ok()) << path;
      for (std::size_t size = 0; size <= original.size(); ++size) {
        ASSERT_EQ(lyricsFault(ByteView(original).first(size)), "") << path << ", " << size << " bytes";
      }
      for (int i = 0; i < 2000; ++i) ASSERT_EQ(lyricsFault(mutated(original, random)), "") << path << ", copy " << i;
    }
  }
}

/// With sanitizers, a third of the inputs: the fuzz targets run there too.
#ifdef FURITSUKE_SANITIZED
constexpr int kStep = 3;
#else
constexpr int kStep = 1;
#endif

TEST(CommandLine, ReturnsAValidStatusForEveryCommandAndFixture) {
  constexpr int kAllCommands = 20;  // at least as many as there are; the numbers wrap around
  int first = 0;
  for (const Format& format : kFormats) {
    for (const auto& path : filesIn(fixtures(), format.extension)) {
      first = (first + 1) % kStep;
      Bytes input = readFile(path).value();
      input.resize(input.size() + 2);
      for (int command = first; command < kAllCommands; command += kStep) {
        input[input.size() - 2] = static_cast<std::byte>(command * 8);
        input.back() = static_cast<std::byte>(command);
        EXPECT_EQ(commandLineFault(input), "") << path << ", command " << command;
      }
    }
  }
}

TEST(RoundTrip, HoldsForDamagedCopiesOfTheFixtures) {
  std::mt19937 random(20260101);
  for (const Format& format : kFormats) {
    for (const auto& path : filesIn(fixtures(), format.extension)) {
      const Bytes original = readFile(path).value();
      for (int i = 0; i < 300; i += kStep) {
        const Bytes input = mutated(original, random);
        ASSERT_EQ(format.faultOf(input), "") << path << ", copy " << i;
      }
    }
  }
}

TEST(RoundTrip, HoldsForPrefixesOfTheFixtures) {
  for (const Format& format : kFormats) {
    for (const auto& path : filesIn(fixtures(), format.extension)) {
      const Bytes bytes = readFile(path).value();
      // Small fixtures at every byte; models, which are larger and slower, at about every third.
      for (std::size_t size = 0; size < bytes.size(); size += 1 + bytes.size() / 1200) {
        ASSERT_EQ(format.faultOf(ByteView(bytes).first(size)), "") << path << ", " << size << " bytes";
      }
    }
  }
}

}  // namespace
}  // namespace furitsuke::test
