// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QtTest/QTest>
#include <functional>
#include <memory>
#include <vector>

#include "core/edit/document/key_changes.h"
#include "core/edit/document/motion_document.h"
#include "core/edit/document/selection_origin.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::edit {
namespace {

/// A document with one bone that has keys at 0, 10, 20, and all signals that it emitted.
class Editing : public ::testing::Test {
 protected:
  Editing() {
    motion::Motion motion;
    arm = test::addBone(motion, "右腕", {0, 10, 20}, 100);
    document = std::make_unique<MotionDocument>(std::move(motion));
    QObject::connect(document.get(), &MotionDocument::motionChanged, document.get(),
                     [this](const MotionChange& change) { changes.push_back(change); });
    QObject::connect(document.get(), &MotionDocument::selectionChanged, document.get(), [this] { ++selectionChanges; });
    QObject::connect(document.get(), &MotionDocument::modifiedChanged, document.get(),
                     [this](bool modified) { modifiedStates.push_back(modified); });
  }
  [[nodiscard]] std::string keys() const { return test::keysOf(document->motion(), arm); }
  void select(std::initializer_list<Frame> frames) {
    motion::KeySelection selection;
    for (const Frame frame : frames) selection.add(arm, frame);
    document->state().setSelection(selection);
  }
  [[nodiscard]] motion::KeyEdits setX(Frame frame, float x) const {
    motion::EditBuilder builder(document->motion());
    builder.set(arm, frame, test::boneKeyAt(x));
    return builder.build();
  }

  motion::TrackId arm;
  std::unique_ptr<MotionDocument> document;
  std::vector<MotionChange> changes;
  std::vector<bool> modifiedStates;
  int selectionChanges = 0;
};

TEST_F(Editing, KeysOfAPickedBoneAreSelectedButNotChosen) {
  const auto isChosen = [this] { return isSelectionChosen(document->history(), document->state()); };
  motion::KeySelection picked;
  picked.add(arm, 10);
  document->state().setPickedSelection(picked);
  EXPECT_EQ(document->state().selection(), picked);
  EXPECT_FALSE(isChosen());
  document->history().push("set", setX(20, 5));
  document->history().undoStack()->undo();
  EXPECT_FALSE(isChosen()) << "a step on other keys does not choose them";
  select({10});
  EXPECT_TRUE(isChosen()) << "the same key, selected as a key";
}

TEST_F(Editing, UndoAndRedoRestoreEveryState) {
  // The state after each step is checked again during undo and redo.
  struct Step {
    std::function<void()> run;
    const char* keys;
  };
  const std::vector<Step> steps = {
      {[this] { document->history().push("set", setX(10, 5)); }, "0:0 10:5 20:20"},
      {[this] {
         select({10});
         document->history().push("move", motion::moveKeys(document->motion(), document->state().selection(), 10,
                                                           motion::FrameZeroRule::AsMmd));
       },
       "0:0 20:5"},
      {[this] {
         select({20});
         document->history().push("delete", motion::deleteKeys(document->motion(), document->state().selection(),
                                                               motion::FrameZeroRule::AsMmd));
       },
       "0:0"},
      {[this] { document->history().push("add", setX(7, 3)); }, "0:0 7:3"},
  };
  std::vector<motion::Motion> states{document->motion()};
  for (const Step& step : steps) {
    step.run();
    EXPECT_EQ(keys(), step.keys);
    states.push_back(document->motion());
  }
  for (std::size_t i = steps.size(); i > 0; --i) {
    EXPECT_EQ(document->motion(), states[i]);
    document->history().undoStack()->undo();
  }
  EXPECT_EQ(document->motion(), states[0]);
  for (std::size_t i = 1; i <= steps.size(); ++i) {
    document->history().undoStack()->redo();
    EXPECT_EQ(document->motion(), states[i]);
  }
}

TEST_F(Editing, ReportsTheChangedTracksAndFrames) {
  document->history().push("set", setX(10, 5));
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].kind, MotionChange::Kind::Keys);
  EXPECT_EQ(changes[0].tracks, std::vector<motion::TrackId>{arm});
  EXPECT_EQ(changes[0].frames, (FrameRange{10, 10}));
  document->history().undoStack()->undo();
  ASSERT_EQ(changes.size(), 2U);
  EXPECT_EQ(changes[1].frames, (FrameRange{10, 10}));
}

TEST_F(Editing, PushesNothingWhenNothingChanges) {
  document->history().push("set", setX(10, 10));
  EXPECT_EQ(document->history().undoStack()->count(), 0);
  EXPECT_TRUE(changes.empty());
  EXPECT_FALSE(document->isModified());
}

TEST_F(Editing, UndoAndRedoRestoreTheSelection) {
  select({10, 20});
  document->history().push(
      "move", motion::moveKeys(document->motion(), document->state().selection(), 5, motion::FrameZeroRule::AsMmd));
  EXPECT_TRUE(document->state().selection().contains(arm, 25));
  select({0});
  document->history().undoStack()->undo();
  EXPECT_EQ(document->state().selection().frameRange(), (FrameRange{10, 20}));
  document->history().undoStack()->redo();
  EXPECT_EQ(document->state().selection().frameRange(), (FrameRange{15, 25}));
}

TEST_F(Editing, DropsKeysFromTheSelectionThatDoNotExist) {
  select({10, 11});
  EXPECT_EQ(document->state().selection().keyCount(), 1U);
  EXPECT_EQ(selectionChanges, 1);
  select({10});
  EXPECT_EQ(selectionChanges, 1);
}

class Gestures : public Editing {
 protected:
  void dragBy(std::int64_t by) {
    document->history().updateGesture([this, by](const motion::Motion& base) {
      return motion::moveKeys(base, document->history().gestureSelection(), by, motion::FrameZeroRule::AsMmd);
    });
  }
};

TEST_F(Gestures, ShowEveryStepAndMakeOneUndoStep) {
  select({10});
  document->history().beginGesture("drag");
  dragBy(3);
  EXPECT_EQ(keys(), "0:0 13:10 20:20");
  dragBy(10);  // over another key: each update starts from the state before the gesture
  EXPECT_EQ(keys(), "0:0 20:10");
  dragBy(4);
  EXPECT_EQ(keys(), "0:0 14:10 20:20");
  EXPECT_EQ(document->history().undoStack()->count(), 0);
  document->history().endGesture();
  EXPECT_EQ(keys(), "0:0 14:10 20:20");
  EXPECT_EQ(document->history().undoStack()->count(), 1);
  EXPECT_TRUE(document->state().selection().contains(arm, 14));
  document->history().undoStack()->undo();
  EXPECT_EQ(keys(), "0:0 10:10 20:20");
  EXPECT_TRUE(document->state().selection().contains(arm, 10));
  document->history().undoStack()->redo();
  EXPECT_EQ(keys(), "0:0 14:10 20:20");
}

class LargeGestures : public testing::Test {
 protected:
  LargeGestures() {
    motion::Keys<motion::BoneKey> keys;
    for (Frame frame = 1; frame <= static_cast<Frame>(kLargeSelection); ++frame)
      keys.append(frame, motion::restBoneKey());
    motion::Motion motion;
    arm = motion.ensureBone(test::nameOf("右腕"));
    motion.bones[arm.index].keys = motion::Track<motion::BoneKey>(std::move(keys));
    document = std::make_unique<MotionDocument>(std::move(motion));
    document->state().setSelection(motion::selectAllKeys(document->motion()));
    document->history().beginGesture("drag");
  }
  void dragBy(std::int64_t by) {
    document->history().updateGesture(
        [this, by, keys = document->history().gestureSelection()](const motion::Motion& base) {
          asked.push_back(by);
          return motion::moveKeys(base, keys, by, motion::FrameZeroRule::AsMmd);
        });
  }
  [[nodiscard]] Frame firstFrame() const { return document->motion().frames(arm).front(); }

  motion::TrackId arm;
  std::unique_ptr<MotionDocument> document;
  std::vector<std::int64_t> asked;
};

TEST_F(LargeGestures, AreAppliedWhenTheMouseRests) {
  for (const std::int64_t by : {3, 5, 9}) dragBy(by);
  EXPECT_EQ(firstFrame(), 1);
  EXPECT_TRUE(document->history().isGesturePending());
  EXPECT_TRUE(test::waitFor([this] { return !document->history().isGesturePending(); }));
  EXPECT_EQ(firstFrame(), 10);
  EXPECT_EQ(asked, std::vector<std::int64_t>{9}) << "earlier updates are skipped";
  document->history().endGesture();
  EXPECT_EQ(firstFrame(), 10);
  EXPECT_EQ(document->history().undoStack()->count(), 1);
}

TEST_F(LargeGestures, EndingAppliesTheLastUpdate) {
  dragBy(3);
  dragBy(7);
  document->history().endGesture();
  EXPECT_EQ(firstFrame(), 8);
  EXPECT_EQ(document->state().selection().frameRange().first, 8);
  document->history().undoStack()->undo();
  EXPECT_EQ(firstFrame(), 1);
  EXPECT_FALSE(document->history().undoStack()->canUndo());
}

TEST_F(LargeGestures, CancelingDropsPendingUpdates) {
  dragBy(3);
  document->history().cancelGesture();
  EXPECT_FALSE(document->history().isGesturePending());
  QTest::qWait(3 * static_cast<int>(kLargeSelectionDebounce.count()));
  EXPECT_EQ(firstFrame(), 1);
  EXPECT_TRUE(asked.empty());
  EXPECT_EQ(document->history().undoStack()->count(), 0);
}

TEST_F(Gestures, CanBeCanceled) {
  select({10});
  document->history().beginGesture("drag");
  dragBy(10);
  document->history().cancelGesture();
  EXPECT_EQ(keys(), "0:0 10:10 20:20");
  EXPECT_TRUE(document->state().selection().contains(arm, 10));
  EXPECT_EQ(document->history().undoStack()->count(), 0);
  EXPECT_FALSE(document->isModified());
}

TEST_F(Gestures, WithoutAChangeLeaveNoStep) {
  select({10});
  document->history().beginGesture("drag");
  dragBy(10);
  dragBy(0);
  document->history().endGesture();
  EXPECT_EQ(keys(), "0:0 10:10 20:20");
  EXPECT_EQ(document->history().undoStack()->count(), 0);
}

TEST_F(Gestures, AreCanceledByAnUndoInTheMiddle) {
  document->history().push("set", setX(10, 5));
  select({20});
  document->history().beginGesture("drag");
  dragBy(10);
  document->history().undoStack()->undo();
  EXPECT_FALSE(document->history().isInGesture());
  EXPECT_EQ(keys(), "0:0 10:10 20:20");
}

TEST_F(Gestures, ReportTheOldAndTheNewFramesOfMovedKeys) {
  select({10});
  document->history().beginGesture("drag");
  dragBy(30);
  changes.clear();
  dragBy(5);
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].frames, (FrameRange{10, 40}));
}

TEST_F(Editing, AddsATrackOnceAndEmitsASignal) {
  const motion::TrackId head = document->history().ensureTrack(motion::TrackKind::Bone, test::nameOf("頭"));
  EXPECT_EQ(document->history().ensureTrack(motion::TrackKind::Bone, test::nameOf("頭")), head);
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].kind, MotionChange::Kind::Tracks);
  EXPECT_FALSE(document->isModified());
}

TEST_F(Editing, RenamesTheModelAsOneStep) {
  document->history().setModelName(test::nameOf("初音ミク"));
  EXPECT_EQ(document->motion().modelName.text(), "初音ミク");
  document->history().undoStack()->undo();
  EXPECT_EQ(document->motion().modelName.text(), "");
  EXPECT_EQ(changes.size(), 2U);
}

TEST_F(Editing, ChangesKeysAndNamesInOneStep) {
  const motion::TrackId smile = document->history().ensureTrack(motion::TrackKind::Morph, test::nameOf("笑"));
  changes.clear();
  const auto names = [&] {
    const motion::Motion& motion = document->motion();
    return motion.modelName.text() + '/' + motion.bones[arm.index].name.text() + '/' +
           motion.morphs[smile.index].name.text() + '/' + keys();
  };
  const std::string before = names();
  motion::NameEdits renamed{{{}, {}, test::nameOf("初音ミク")},
                            {smile, test::nameOf("笑"), test::nameOf("にこり")},
                            {arm, test::nameOf("右腕"), test::nameOf("左腕")}};
  document->history().push("repair", motion::Edit{setX(10, 5), std::move(renamed)});
  const std::string after = names();
  EXPECT_EQ(after, "初音ミク/左腕/にこり/0:0 10:5 20:20");
  ASSERT_EQ(changes.size(), 3U);
  EXPECT_EQ(changes[0].kind, MotionChange::Kind::ModelName);
  EXPECT_EQ(changes[1].kind, MotionChange::Kind::Names);
  EXPECT_EQ(changes[1].tracks, (std::vector<motion::TrackId>{arm, smile}));
  EXPECT_EQ(changes[2].kind, MotionChange::Kind::Keys);
  ASSERT_EQ(document->history().undoStack()->count(), 1);
  document->history().undoStack()->undo();
  EXPECT_EQ(names(), before);
  document->history().undoStack()->redo();
  EXPECT_EQ(names(), after);
  document->history().push("nothing", motion::Edit{});
  EXPECT_EQ(document->history().undoStack()->count(), 1);
}

TEST_F(Editing, UndoesARenameIfAnotherTrackHasTheOldName) {
  document->history().push("rename", motion::Edit{{}, {{arm, test::nameOf("右腕"), test::nameOf("左腕")}}});
  const motion::TrackId other = document->history().ensureTrack(motion::TrackKind::Bone, test::nameOf("右腕"));
  ASSERT_NE(other, arm);
  const auto names = [&] {
    return document->motion().bones[arm.index].name.text() + ' ' + document->motion().bones[other.index].name.text();
  };
  document->history().undoStack()->undo();
  EXPECT_EQ(names(), "右腕 左腕") << "two tracks cannot have the same name";
  document->history().undoStack()->redo();
  EXPECT_EQ(names(), "左腕 右腕");
}

TEST_F(Editing, ClampsTheCurrentFrame) {
  document->state().setCurrentFrame(-5);
  EXPECT_EQ(document->state().currentFrame(), 0);
  document->state().setCurrentFrame(std::int64_t{1} << 40);
  EXPECT_EQ(document->state().currentFrame(), kMaxFrame);
}

TEST_F(Editing, ReportsWhenItBecomesModifiedAndUnmodified) {
  document->history().push("set", setX(10, 5));
  document->history().undoStack()->undo();
  EXPECT_EQ(modifiedStates, (std::vector<bool>{true, false}));
}

TEST(NewPropertyKey, ListsAllIkBonesOfTheModel) {
  const std::vector<std::string> bones{"right leg", "left leg"};
  const std::vector<motion::TrackId> tracks{motion::kPropertyTrack};
  MotionDocument document;
  const auto keyAt = [&document](Frame frame) { return *document.motion().property.find(frame); };
  document.history().push("add", addKeys(document.motion(), tracks, 5, bones));
  EXPECT_EQ(keyAt(5).ik, (std::vector<motion::IkState>{{"right leg", true}, {"left leg", true}}));
  EXPECT_EQ(keyAt(0).ik, keyAt(5).ik) << "the rest key";
  motion::EditBuilder builder(document.motion());
  builder.set(motion::kPropertyTrack, 5, motion::VisibilityIkKey{false, {{"left leg", false}}});
  document.history().push("change", builder.build());
  document.history().push("add", addKeys(document.motion(), tracks, 9, bones));
  EXPECT_EQ(keyAt(9).ik, (std::vector<motion::IkState>{{"right leg", true}, {"left leg", false}}))
      << "the states at the frame, then the bones that no key names";
  EXPECT_FALSE(keyAt(9).visible);
  document.history().push("add", addKeys(document.motion(), tracks, 9, std::vector<std::string>{"tail"}));
  EXPECT_EQ(keyAt(9).ik.size(), 2U) << "an existing key is not changed";
}

}  // namespace
}  // namespace furitsuke::edit
