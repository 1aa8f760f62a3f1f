// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <malloc.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/format/vmd/vmd_records.h"
#include "core/io/vmd/vmd_motion.h"
#include "tests/support/odd_places.h"
#include "tests/support/vmd_samples.h"

// Files with one key for each of very many names, as programs write that give every part of a stage its own morph.
namespace furitsuke::io {
namespace {

/// How a name is made of six digits: `prefix`, the digits, and `suffix`.
struct NameStyle {
  const char* what;
  std::string_view prefix;
  std::string_view suffix;
};
constexpr NameStyle kStyles[] = {
    {"ASCII", "smile ", ""},
    {"14 bytes, 18 bytes as text", "\x82\xA0\x82\xA2\x82\xA4\x82\xA6", ""},
    {"15 bytes, cut inside a character", "\x82\xA0\x82\xA2\x82\xA4\x82\xA6", "\x82"},
};

std::string nameAt(const NameStyle& style, std::uint32_t record) {
  // The order of the names is not that of their bytes.
  const std::string digits = std::to_string(1'000'000 + record * 7ULL % 999'983).substr(1);
  return std::string(style.prefix) + digits + std::string(style.suffix);
}

/// The weight is the number of the record.
Bytes fileOf(const NameStyle& style, std::uint32_t names) {
  test::VmdBuilder builder = test::VmdBuilder::version2();
  builder.count(0).count(names);
  for (std::uint32_t i = 0; i < names; ++i) builder.morph(nameAt(style, i), i % 3, static_cast<float>(i));
  return builder.count(0).count(0).count(0).count(0).bytes();
}

ImportedMotion motionOfBytes(Bytes bytes) { return motionFromVmd(std::move(*format::vmd::read(std::move(bytes)))); }

std::size_t allocated() {
  const struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
}

std::size_t residentMemory() {
  std::ifstream statm("/proc/self/statm");
  std::size_t total = 0;
  std::size_t resident = 0;
  statm >> total >> resident;
  return resident * 4096;
}

/// Ends the process, with 0 if the motion of the file takes at most `most` times the size of the file.
[[noreturn]] void measureMemory(Bytes bytes, double most) {
  const auto size = static_cast<double>(bytes.size());
  // The pages of the program are used before the measurement begins.
  static_cast<void>(motionOfBytes(fileOf(kStyles[0], 10)));
  const std::size_t allocatedBefore = allocated();
  const std::size_t residentBefore = residentMemory();
  const ImportedMotion imported = motionOfBytes(std::move(bytes));
  // The bytes of the file were allocated before and belong to the motion now.
  const auto times = [size](std::size_t now, std::size_t before) {
    return 1 + (static_cast<double>(now) - static_cast<double>(before)) / size;
  };
  const double inUse = times(allocated(), allocatedBefore);
  const double resident = times(residentMemory(), residentBefore);
  const double peak = times(test::peakMemory(), residentBefore);
  std::fprintf(stderr, "%.2f in use, %.2f resident, %.2f at most\n", inUse, resident, peak);
  std::_Exit(std::max({inUse, resident, peak}) <= most ? 0 : 1);
}

TEST(ManyNames, EachBecomesATrack) {
  constexpr std::uint32_t kNames = 110'000;  // enough for reading with two threads
  for (const NameStyle& style : kStyles) {
    SCOPED_TRACE(style.what);
    const Bytes bytes = fileOf(style, kNames);
    const ImportedMotion imported = motionOfBytes(Bytes(bytes));
    ASSERT_EQ(imported.motion.morphs.size(), kNames);
    for (std::uint32_t i = 0; i < kNames; ++i) {
      const motion::NamedTrack<motion::MorphKey>& track = imported.motion.morphs[i];
      ASSERT_EQ(track.name.bytes, nameAt(style, i));
      ASSERT_EQ(track.keys.size(), 1U);
      ASSERT_EQ(track.keys.frames()[0], static_cast<Frame>(i % 3));
      ASSERT_EQ(track.keys.values()[0].weight, static_cast<float>(i));
      ASSERT_EQ(track.keys.sources()[0], i);
    }
    EXPECT_EQ(imported.diagnostics.empty(), style.suffix.empty());
    const Bytes written = vmdFromMotion(imported.motion, imported.source.get());
    ASSERT_EQ(written.size(), bytes.size());
    EXPECT_EQ(std::memcmp(written.data(), bytes.data(), bytes.size()), 0);
  }
}

TEST(ManyNames, FindingsListTheFirstTracksAndCountTheOthers) {
  constexpr std::size_t kListed = 50;
  for (const std::uint32_t names : {49U, 50U, 51U, 55'000U}) {
    SCOPED_TRACE(names);
    test::VmdBuilder builder = test::VmdBuilder::version2();
    builder.count(0).count(2 * names);
    // The second half of the records is about the same tracks, from the last to the first.
    for (std::uint32_t i = 0; i < 2 * names; ++i) {
      builder.morph(nameAt(kStyles[2], i < names ? i : 2 * names - 1 - i), i, std::numeric_limits<float>::quiet_NaN());
    }
    const ImportedMotion imported = motionOfBytes(builder.count(0).count(0).count(0).count(0).bytes());
    for (const std::string_view code : {"vmd.name.undecodable", "vmd.name.full", "vmd.value.notFinite"}) {
      SCOPED_TRACE(code);
      std::vector<std::string> expected;
      for (std::uint32_t i = 0; i < std::min<std::size_t>(names, kListed); ++i) {
        expected.push_back(motion::trackPath(imported.motion, {motion::TrackKind::Morph, i}));
      }
      std::vector<std::string> tracks;
      std::string others;
      for (const Diagnostic& finding : imported.diagnostics) {
        if (finding.code != code) continue;
        if (finding.track.empty()) {
          others += finding.reason;
          continue;
        }
        tracks.push_back(finding.track);
        EXPECT_EQ(finding.count, code == "vmd.value.notFinite" ? 2U : 1U);
      }
      EXPECT_EQ(tracks, expected) << "by their first records";
      const std::size_t more = names - expected.size();
      const std::string count = more == 1 ? "1 more track" : std::to_string(more) + " more tracks";
      EXPECT_EQ(others.substr(0, others.find(':')), more == 0 ? "" : "the same in " + count);
    }
  }
}

TEST(ManyNames, TakeFewTimesTheFile) {
  if (allocated() == 0) GTEST_SKIP() << "the heap does not report its size";
  for (const NameStyle& style : kStyles) {
    Bytes bytes = fileOf(style, 300'000);
    malloc_trim(0);
    // In a process of its own, whose peak begins with the memory that this one has now.
    EXPECT_EXIT(measureMemory(std::move(bytes), 6), testing::ExitedWithCode(0), "") << style.what;
  }
}

}  // namespace
}  // namespace furitsuke::io
