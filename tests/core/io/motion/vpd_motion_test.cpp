// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/motion/vpd_motion.h"

#include <gtest/gtest.h>

#include <string>

#include "core/base/finding_limit.h"

namespace furitsuke::io {
namespace {

Name nameOf(std::string_view text) { return Name::fromText(text).value(); }

format::vpd::File sample() {
  format::vpd::File file;
  file.modelName = nameOf("ミク");
  file.bones = {{nameOf("右腕"), {1, 2, 3}, {0, 0, 1, 0}},
                {nameOf("とても長い名前のボーン先"), {0, 0, 0}, {0, 0, 0, 1}}};
  file.morphs = {{nameOf("あ"), 0.25F}};
  return file;
}

TEST(MotionFromVpd, HasOneLinearKeyPerBoneAndMorphAtFrameZero) {
  Diagnostics diagnostics;
  const motion::Motion motion = motionFromVpd(sample(), diagnostics);
  EXPECT_TRUE(diagnostics.empty());
  EXPECT_EQ(motion.modelName, nameOf("ミク"));
  EXPECT_EQ(motion.frameRange(), (FrameRange{0, 0}));
  EXPECT_EQ(motion.keyCount(), 3U);
  ASSERT_EQ(motion.bones.size(), 2U);
  EXPECT_EQ(motion.bones[1].name, nameOf("とても長い名前のボーン先")) << "names are not cut before a format needs it";
  const motion::BoneKey* key = motion.bones[0].keys.find(0);
  ASSERT_NE(key, nullptr);
  motion::BoneKey expected = motion::restBoneKey();
  expected.translation = {1, 2, 3};
  expected.rotation = {0, 0, 1, 0};
  EXPECT_EQ(*key, expected);
  EXPECT_EQ(motion.morphs.at(0).keys.find(0)->weight, 0.25F);
  EXPECT_EQ(motion.bones[0].keys.sources()[0], motion::kNoSource);
}

TEST(MotionFromVpd, UsesTheLastOfRepeatedBlocksAndReportsThem) {
  format::vpd::File file = sample();
  file.bones.push_back({nameOf("右腕"), {7, 8, 9}, {0, 0, 0, 1}});
  file.morphs.push_back({nameOf("あ"), 1.0F});
  Diagnostics diagnostics;
  const motion::Motion motion = motionFromVpd(file, diagnostics);
  ASSERT_EQ(motion.bones.size(), 2U);
  EXPECT_EQ(motion.bones[0].keys.find(0)->translation, (Vec3{7, 8, 9}));
  EXPECT_EQ(motion.morphs.at(0).keys.find(0)->weight, 1.0F);
  ASSERT_EQ(diagnostics.size(), 2U);
  EXPECT_EQ(diagnostics[0].code, "vpd.bone.duplicate");
  EXPECT_EQ(diagnostics[0].track, "右腕");
  EXPECT_EQ(diagnostics[1].track, "morph:あ");
}

TEST(MotionFromVpd, ReportsARepeatedNameOnce) {
  constexpr std::size_t kNames = kMaxListedFindings + 200;
  format::vpd::File file;
  for (int copy = 0; copy < 2; ++copy) {
    for (std::size_t name = 0; name < kNames; ++name) {
      file.bones.push_back({nameOf("b" + std::to_string(name)), {0, 0, 0}, {0, 0, 0, 1}});
    }
  }
  Diagnostics diagnostics;
  EXPECT_EQ(motionFromVpd(file, diagnostics).bones.size(), kNames);
  ASSERT_EQ(diagnostics.size(), kMaxListedFindings + 1);
  EXPECT_EQ(diagnostics[0].track, "b0");
  EXPECT_EQ(diagnostics[0].reason, "appears in the pose 2 times; the last block is used");
  EXPECT_EQ(diagnostics[kMaxListedFindings].code, "vpd.more");
  EXPECT_NE(diagnostics[kMaxListedFindings].reason.english().find("200 more names"), std::string::npos)
      << diagnostics[kMaxListedFindings].reason;
}

TEST(VpdFromPose, RoundTripsTheRecordsOfAPose) {
  const format::vpd::File file = sample();
  Diagnostics diagnostics;
  const format::vpd::File again = vpdFromPose(poseFromVpd(file, diagnostics));
  EXPECT_EQ(again.modelName, file.modelName);
  EXPECT_EQ(again.bones, file.bones);
  EXPECT_EQ(again.morphs, file.morphs);
}

}  // namespace
}  // namespace furitsuke::io
