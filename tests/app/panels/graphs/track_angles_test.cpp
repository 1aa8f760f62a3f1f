// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/track_angles.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "core/motion/edit.h"
#include "tests/app/session/grace_of_jobs.h"
#include "tests/support/motions.h"

namespace furitsuke::panels {
namespace {

/// Two bones that keep rotating about y. No job is done at once.
class TrackAnglesTest : public ::testing::Test {
 protected:
  void addBones(int keys) {
    for (const char* name : {"右腕", "左腕"}) {
      motion::Keys<motion::BoneKey> track;
      for (Frame frame = 0; frame < keys; ++frame) {
        motion::BoneKey key = motion::restBoneKey();
        key.rotation = motion::rotationFromEuler({0, 50.0 * frame, 0});
        track.append(frame, key);
      }
      motion.bones[motion.ensureBone(test::nameOf(name)).index].keys = motion::Track<motion::BoneKey>(std::move(track));
    }
    tracks = {{motion::TrackKind::Bone, 0}, {motion::TrackKind::Bone, 1}};
  }
  void expectRight(motion::TrackId track) {
    const eval::UnrolledRotations right(motion.bones[track.index].keys);
    ASSERT_TRUE(angles.isKnown(track));
    ASSERT_EQ(angles.of(track).size(), right.size());
    for (std::size_t i = 0; i < right.size(); ++i) ASSERT_EQ(angles.of(track).at(i), right.at(i)) << i;
  }
  test::GraceOfJobs grace{std::chrono::milliseconds(0)};
  motion::Motion motion;
  std::vector<motion::TrackId> tracks;
  TrackAngles angles;
  QSignalSpy completed{&angles, &TrackAngles::completed};
};

constexpr int kFew = 100;
constexpr int kMany = static_cast<int>(TrackAngles::kMaxKeysAtOnce);  // of each of the two bones

TEST_F(TrackAnglesTest, ThoseOfFewKeysAreKnownAtOnce) {
  addBones(kFew);
  angles.request(motion, tracks);
  EXPECT_FALSE(angles.isBusy());
  for (const motion::TrackId track : tracks) expectRight(track);
  EXPECT_EQ(completed.count(), 0);
}

TEST_F(TrackAnglesTest, ThoseOfManyKeysAreComputedOnAnotherThread) {
  addBones(kMany);
  angles.request(motion, tracks);
  EXPECT_TRUE(angles.isBusy());
  EXPECT_FALSE(angles.isKnown(tracks[0]));
  angles.request(motion, tracks);
  angles.finish();
  EXPECT_FALSE(angles.isBusy());
  EXPECT_EQ(completed.count(), 1) << "a second request for the same angles was a second job";
  for (const motion::TrackId track : tracks) expectRight(track);
}

TEST_F(TrackAnglesTest, ResultsForKeysThatHaveChangedAreDropped) {
  addBones(kMany);
  angles.request(motion, tracks);
  motion::EditBuilder edit(motion);
  edit.set(tracks[0], 7, motion::restBoneKey());
  motion::applyEdits(motion, edit.build(), motion::EditSide::After);
  angles.update(motion, {tracks[0]}, {7, 7}, TrackAngles::Wait::IfShort);
  EXPECT_FALSE(angles.isBusy());
  angles.finish();
  EXPECT_FALSE(angles.isKnown(tracks[0]));
  EXPECT_EQ(completed.count(), 0);
  angles.request(motion, tracks);
  angles.finish();
  EXPECT_EQ(completed.count(), 1);
  for (const motion::TrackId track : tracks) expectRight(track);
}

TEST_F(TrackAnglesTest, AChangeOfFewKeysIsFollowedAtOnceAndOneOfManyIsNot) {
  addBones(kMany);
  angles.request(motion, tracks);
  angles.finish();
  motion::EditBuilder edit(motion);
  edit.set(tracks[0], 7, motion::restBoneKey());
  motion::applyEdits(motion, edit.build(), motion::EditSide::After);
  angles.update(motion, tracks, {7, 7}, TrackAngles::Wait::IfShort);
  expectRight(tracks[0]);
  angles.update(motion, tracks, kAllFrames, TrackAngles::Wait::Allowed);
  expectRight(tracks[1]);
  angles.update(motion, tracks, kAllFrames, TrackAngles::Wait::IfShort);
  EXPECT_FALSE(angles.isKnown(tracks[0]));
  EXPECT_FALSE(angles.isKnown(tracks[1]));
}

}  // namespace
}  // namespace furitsuke::panels
