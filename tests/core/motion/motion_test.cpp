// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/motion.h"

#include <gtest/gtest.h>

#include "tests/support/motions.h"

namespace furitsuke::motion {
namespace {

using test::addBone;
using test::addMorph;
using test::nameOf;

TEST(Motion, DistinguishesTracksByBytes) {
  Motion motion;
  const TrackId center = test::addBone(motion, "センター", {0});
  // A name cut inside a character is a separate track, although its text is not readable.
  const TrackId cut = motion.ensureBone(Name::fromBytes("\x83\x5A\x83"));
  EXPECT_NE(center, cut);
  EXPECT_EQ(motion.ensureBone(test::nameOf("センター")), center);
  EXPECT_EQ(motion.findBone("\x83\x5A\x83"), cut);
  EXPECT_FALSE(motion.findMorph("\x83\x5A\x83"));
}

TEST(Motion, TrackPathsRoundTrip) {
  Motion motion;
  const TrackId bone = test::addBone(motion, "右腕", {0});
  const TrackId morph = test::addMorph(motion, "あ", {0});
  const TrackId oddBone = test::addBone(motion, "camera", {0});
  const TrackId prefixed = test::addBone(motion, "morph:x", {0});
  struct Row {
    TrackId id;
    const char* path;
  };
  for (const Row& row : {Row{bone, "右腕"},
                         {morph, "morph:あ"},
                         {oddBone, "bone:camera"},
                         {prefixed, "bone:morph:x"},
                         {kCameraTrack, "camera"},
                         {kLightTrack, "light"},
                         {kSelfShadowTrack, "selfShadow"},
                         {kPropertyTrack, "property"}}) {
    EXPECT_EQ(trackPath(motion, row.id), row.path);
    EXPECT_EQ(findTrack(motion, row.path), row.id) << row.path;
  }
  EXPECT_EQ(findTrack(motion, "bone:右腕"), bone);
  EXPECT_FALSE(findTrack(motion, "左腕"));
  EXPECT_FALSE(findTrack(motion, "morph:右腕"));
  EXPECT_FALSE(findTrack(motion, "😀"));
}

TEST(Motion, ComparesByKeysAndIgnoresEmptyTracksAndOrder) {
  Motion a;
  test::addBone(a, "右腕", {0, 5});
  test::addBone(a, "左腕", {1});
  Motion b;
  test::addBone(b, "左腕", {1});
  test::addBone(b, "右腕", {0, 5});
  test::addBone(b, "頭", {});
  EXPECT_EQ(a, b);
  test::addBone(b, "頭", {3});
  EXPECT_NE(a, b);
}

TEST(Motion, SpansAllTracks) {
  Motion motion;
  EXPECT_TRUE(motion.frameRange().isEmpty());
  test::addBone(motion, "右腕", {5, 9});
  test::addMorph(motion, "あ", {2});
  EXPECT_EQ(motion.frameRange(), (FrameRange{2, 9}));
  EXPECT_EQ(motion.keyCount(), 3U);
}

TEST(Motion, IsACameraMotionByItsContents) {
  Motion motion;
  EXPECT_FALSE(motion.isCameraMotion());
  motion.camera = Track<CameraKey>(Keys<CameraKey>{{0}, {restCameraKey()}, {kNoSource}});
  EXPECT_TRUE(motion.isCameraMotion());
  test::addBone(motion, "右腕", {});
  EXPECT_TRUE(motion.isCameraMotion());
  test::addBone(motion, "右腕", {0});
  EXPECT_FALSE(motion.isCameraMotion());
}

}  // namespace
}  // namespace furitsuke::motion
