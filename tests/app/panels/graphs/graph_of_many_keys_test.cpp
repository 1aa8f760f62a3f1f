// SPDX-License-Identifier: GPL-3.0-or-later
#include <QUndoStack>

#include "app/session/steps/large_steps.h"
#include "core/motion/edit.h"
#include "core/motion/key_edits.h"
#include "core/motion/rotation.h"
#include "tests/app/panels/graphs/graph_fixture.h"
#include "tests/app/session/grace_of_jobs.h"
#include "tests/support/motions.h"

namespace furitsuke::test {
namespace {

constexpr Frame kKeys = 120'000;

/// The graph of a bone that moves along x and rotates about y, with too many keys to compute their angles at once.
class GraphOfManyKeys : public GraphTest {
 protected:
  GraphOfManyKeys() {
    motion::Keys<motion::BoneKey> keys;
    for (Frame frame = 0; frame < kKeys; ++frame) {
      motion::BoneKey key = boneKeyAt(static_cast<float>(frame % 7));
      key.rotation = motion::rotationFromEuler({0, 40.0 * frame, 0});
      keys.append(frame, key);
    }
    motion::Motion motion;
    bone = motion.ensureBone(nameOf("右腕"));
    motion.bones[bone.index].keys = motion::Track<motion::BoneKey>(std::move(keys));
    large = std::make_unique<edit::MotionDocument>(std::move(motion));
    large->state().setCurrentTrack(bone);
    panel.setDocument(large.get());
  }
  ~GraphOfManyKeys() override { panel.setDocument(nullptr); }

  void waitForAngles() { const_cast<panels::GraphView&>(view()).finishAngles(); }
  [[nodiscard]] double angleAt(std::size_t key) const {
    return view().curveOf(view().curves()[curve(bone, eval::ValueChannel::RotationY)]).keyValue(key);
  }

  GraceOfJobs grace{std::chrono::milliseconds(0)};
  motion::TrackId bone;
  std::unique_ptr<edit::MotionDocument> large;
};

TEST_F(GraphOfManyKeys, AnglesAreShownWhenTheyAreComputed) {
  EXPECT_EQ(shown(), "translation.x");
  settle();
  waitForAngles();
  EXPECT_EQ(shown(), "translation.x rotation.y");
  EXPECT_NEAR(angleAt(100), 4000, 1e-3);
  EXPECT_TRUE(view().values().valueAt(0) > angleAt(0)) << "the new curve is not fitted";
}

TEST_F(GraphOfManyKeys, AnglesOfChangedKeysAreNeverShown) {
  waitForAngles();
  large->state().setSelection(motion::selectAllKeys(large->motion()));
  const auto turned = [](motion::BoneKey& key, Frame frame) {
    key.rotation = motion::rotationFromEuler({0, -10.0 * frame, 0});
  };
  const motion::KeyEdits edits =
      motion::changeKeys<motion::BoneKey>(large->motion(), large->state().selection(), turned);
  large->history().push("turn", edits);
  EXPECT_EQ(shown(), "translation.x");
  waitForAngles();
  EXPECT_EQ(shown(), "translation.x rotation.y");
  EXPECT_NEAR(angleAt(100), -1000, 1e-3);
  large->history().undoStack()->undo();
  EXPECT_EQ(shown(), "translation.x");
  large->history().undoStack()->redo();
  waitForAngles();
  EXPECT_NEAR(angleAt(100), -1000, 1e-3) << "the angles of the undone step";
}

TEST_F(GraphOfManyKeys, ValuesAreShiftedInTheBackground) {
  large->state().setSelection(motion::selectAllKeys(large->motion()));
  EXPECT_TRUE(panel.shiftValues(eval::ValueChannel::RotationY, 5.0, 1));
  EXPECT_EQ(large->history().undoStack()->count(), 0) << "it held the window";
  // An edit in the meantime is kept, and the angles after it are right.
  motion::EditBuilder edit(large->motion());
  motion::BoneKey key = boneKeyAt(99);
  key.rotation = motion::rotationFromEuler({0, 300, 0});
  edit.set(bone, 10, key);
  large->history().push("edit", edit.build());
  session::LargeSteps::of(*large).finish();
  waitForAngles();
  EXPECT_EQ(large->history().undoStack()->count(), 2);
  EXPECT_NEAR(angleAt(9), 365, 1e-3);
  EXPECT_NEAR(angleAt(10), 305, 1e-3);
  EXPECT_EQ(large->state().selection().keyCount(), static_cast<std::size_t>(kKeys));
}

TEST_F(GraphOfManyKeys, AHiddenGraphKnowsItsChannelsBeforeValuesAreShifted) {
  panel.hide();
  large->state().setSelection(motion::selectKeys(large->motion(), bone, {5, 6}));
  EXPECT_TRUE(panel.shiftValues(eval::ValueChannel::RotationY, 5.0, 1));
  session::LargeSteps::of(*large).finish();
  panel.show();
  waitForAngles();
  EXPECT_NEAR(angleAt(5), 205, 1e-3);
}

}  // namespace
}  // namespace furitsuke::test
