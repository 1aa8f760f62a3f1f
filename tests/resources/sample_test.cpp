// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <set>

#include "core/base/file.h"
#include "core/convert/motion_file.h"
#include "core/convert/vmd_motion.h"
#include "resources/samples/sample_motion.h"

namespace furitsuke {
namespace {

TEST(Sample, IsWhatTheCodeMakes) {
  const Result<Bytes> file = readFile(SAMPLES_FOLDER "/sample.vmd");
  ASSERT_TRUE(file.ok());
  EXPECT_TRUE(*file == vmdFromMotion(sample::sampleMotion(), nullptr))
      << "build and run furitsuke-make-sample after a change of the dance";
}

TEST(Sample, HasKeysOnEveryKindOfTrackAndNothingOdd) {
  const Result<LoadedMotion> loaded = loadMotion(SAMPLES_FOLDER "/sample.vmd");
  ASSERT_TRUE(loaded.ok());
  const Motion& motion = loaded->motion;
  EXPECT_GE(motion.bones.size(), 25U);
  EXPECT_GE(motion.morphs.size(), 6U);
  for (const TrackId id : motion.trackIds()) EXPECT_GE(motion.keyCount(id), 3U) << trackPath(motion, id);
  EXPECT_GE(motion.frameRange().last, 15 * 30);
  for (const Diagnostic& diagnostic : loaded->diagnostics) {
    // The one thing to say: MMD reads camera keys and model keys from separate files.
    EXPECT_EQ(diagnostic.severity, Severity::Info) << diagnostic.code << ": " << diagnostic.reason;
  }
}

TEST(Sample, ShowsVariedCurvesPhysicsAndIkSwitches) {
  const Motion motion = sample::sampleMotion();
  std::set<std::array<int, 4>> curves;
  bool physicsOff = false;
  for (const auto& bone : motion.bones) {
    for (const BoneKey& key : bone.keys.values()) {
      physicsOff = physicsOff || !key.physics;
      for (const Curve& curve : key.curves) curves.insert({curve.x1, curve.y1, curve.x2, curve.y2});
    }
  }
  EXPECT_GE(curves.size(), 5U);
  EXPECT_TRUE(physicsOff);
  EXPECT_FALSE(motion.property.values()[1].ik[0].enabled);
}

}  // namespace
}  // namespace furitsuke
