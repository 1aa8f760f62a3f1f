// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <random>

#include "core/io/motion/vmd_motion.h"
#include "tests/core/io/motion/vmd_bytes_check.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::io {
namespace {

/// With any byte changed, a file is an error, is damaged, or is written back byte for byte, also when the writer has to
/// process every key.
TEST(VmdMutation, AFileWithAChangedByteIsRejectedOrDamagedOrRoundTrips) {
  test::VmdBuilder builder = test::VmdBuilder::version2();
  builder.count(3).bone("a", 5).bone("b", 0).bone("a", 5).count(2).morph("m", 1, 1).morph("m", 0, 0);
  builder.count(2).camera(9).camera(0).count(1).light(0).count(1).selfShadow(0);
  builder.count(2).property(7, 1, {{"leg", 1}, {"toe", 0}}).property(0, 1, {{"leg", 1}});
  const Bytes original = builder.bytes();
  std::mt19937 random(7);
  int roundTrips = 0;
  for (int round = 0; round < 3000; ++round) {
    Bytes bytes = original;
    for (std::uint32_t i = 0; i <= random() % 3; ++i)
      bytes[random() % bytes.size()] = static_cast<std::byte>(random() % 256);
    Result<format::vmd::File> file = format::vmd::read(bytes);
    if (!file || file->damage || file->isHeaderShort()) continue;
    SCOPED_TRACE(round);
    ImportedMotion imported = motionFromVmd(std::move(*file));
    const VmdWriteOptions options{imported.source->file.version};
    // Both ways of writing in some rounds: they are compared in many other tests, and take long here.
    const auto write = round % 4 == 0 ? test::writtenVmd : vmdFromMotion;
    ASSERT_TRUE(test::sameBytes(write(imported.motion, imported.source.get(), options), bytes));
    for (const motion::TrackId id : imported.motion.trackIds()) {
      imported.motion.visit(id, [](auto& track) { track.replace(kAllFrames, motion::Keys(track.keys())); });
    }
    ASSERT_TRUE(test::sameBytes(write(imported.motion, imported.source.get(), options), bytes));
    ++roundTrips;
  }
  EXPECT_GT(roundTrips, 1000);
}

}  // namespace
}  // namespace furitsuke::io
