// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/finding_limit.h"
#include "tests/core/io/motion/many_names.h"
#include "tests/core/io/motion/vmd_bytes_check.h"

namespace furitsuke::io {
namespace {

using test::kNameStyles;
using test::manyNamesFile;
using test::motionOfBytes;
using test::nameAt;
using test::NameStyle;

TEST(ManyNames, EachBecomesATrack) {
  constexpr std::uint32_t kNames = 110'000;  // enough for reading with two threads
  for (const NameStyle& style : kNameStyles) {
    SCOPED_TRACE(style.what);
    const Bytes bytes = manyNamesFile(style, kNames);
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
    const Bytes written = test::writtenVmd(imported.motion, imported.source.get());
    ASSERT_EQ(written.size(), bytes.size());
    EXPECT_EQ(std::memcmp(written.data(), bytes.data(), bytes.size()), 0);
  }
}

TEST(ManyNames, FindingsListTheFirstTracksAndCountTheOthers) {
  constexpr std::size_t kListed = kMaxListedFindings;
  for (const std::uint32_t names : {999U, 1'000U, 1'001U, 55'000U}) {
    SCOPED_TRACE(names);
    test::VmdBuilder builder = test::VmdBuilder::version2();
    builder.count(0).count(2 * names);
    // The second half of the records is about the same tracks, from the last to the first.
    for (std::uint32_t i = 0; i < 2 * names; ++i) {
      builder.morph(nameAt(kNameStyles[2], i < names ? i : 2 * names - 1 - i), i,
                    std::numeric_limits<float>::quiet_NaN());
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
          others += finding.reason.english();
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

}  // namespace
}  // namespace furitsuke::io
