// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QtTest/QTest>
#include <functional>
#include <memory>
#include <vector>

#include "core/edit/motion_document.h"
#include "tests/support/motions.h"

namespace furitsuke {
namespace {

using test::addBone;
using test::keysOf;

/// A document with one bone that has keys at 0, 10, 20, and everything it announced.
class Editing : public ::testing::Test {
 protected:
  Editing() {
    Motion motion;
    arm = addBone(motion, "右腕", {0, 10, 20}, 100);
    document = std::make_unique<MotionDocument>(std::move(motion));
    QObject::connect(document.get(), &MotionDocument::motionChanged, document.get(),
                     [this](const MotionChange& change) { changes.push_back(change); });
    QObject::connect(document.get(), &MotionDocument::selectionChanged, document.get(), [this] { ++selectionChanges; });
    QObject::connect(document.get(), &MotionDocument::modifiedChanged, document.get(),
                     [this](bool modified) { modifiedStates.push_back(modified); });
  }
  [[nodiscard]] std::string keys() const { return keysOf(document->motion(), arm); }
  void select(std::initializer_list<Frame> frames) {
    KeySelection selection;
    for (const Frame frame : frames) selection.add(arm, frame);
    document->setSelection(selection);
  }
  [[nodiscard]] KeyEdits setX(Frame frame, float x) const {
    EditBuilder builder(document->motion());
    builder.set(arm, frame, test::boneKeyAt(x));
    return builder.build();
  }

  TrackId arm;
  std::unique_ptr<MotionDocument> document;
  std::vector<MotionChange> changes;
  std::vector<bool> modifiedStates;
  int selectionChanges = 0;
};

TEST_F(Editing, WalksThroughUndoAndRedo) {
  // Each step is done, and the state after it is checked again on the way back and forth.
  struct Step {
    std::function<void()> run;
    const char* keys;
  };
  const std::vector<Step> steps = {
      {[this] { document->push("set", setX(10, 5)); }, "0:0 10:5 20:20"},
      {[this] {
         select({10});
         document->push("move", moveKeys(document->motion(), document->selection(), 10, FrameZeroRule::AsMmd));
       },
       "0:0 20:5"},
      {[this] {
         select({20});
         document->push("delete", deleteKeys(document->motion(), document->selection(), FrameZeroRule::AsMmd));
       },
       "0:0"},
      {[this] { document->push("add", setX(7, 3)); }, "0:0 7:3"},
  };
  std::vector<Motion> states{document->motion()};
  for (const Step& step : steps) {
    step.run();
    EXPECT_EQ(keys(), step.keys);
    states.push_back(document->motion());
  }
  for (std::size_t i = steps.size(); i > 0; --i) {
    EXPECT_EQ(document->motion(), states[i]);
    document->undoStack()->undo();
  }
  EXPECT_EQ(document->motion(), states[0]);
  for (std::size_t i = 1; i <= steps.size(); ++i) {
    document->undoStack()->redo();
    EXPECT_EQ(document->motion(), states[i]);
  }
}

TEST_F(Editing, NamesTheTracksAndFramesThatChanged) {
  document->push("set", setX(10, 5));
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].kind, MotionChange::Kind::Keys);
  EXPECT_EQ(changes[0].tracks, std::vector<TrackId>{arm});
  EXPECT_EQ(changes[0].frames, (FrameRange{10, 10}));
  document->undoStack()->undo();
  ASSERT_EQ(changes.size(), 2U);
  EXPECT_EQ(changes[1].frames, (FrameRange{10, 10}));
}

TEST_F(Editing, PushesNothingWhenNothingChanges) {
  document->push("set", setX(10, 10));
  EXPECT_EQ(document->undoStack()->count(), 0);
  EXPECT_TRUE(changes.empty());
  EXPECT_FALSE(document->isModified());
}

TEST_F(Editing, BringsTheSelectionBackWithUndoAndRedo) {
  select({10, 20});
  document->push("move", moveKeys(document->motion(), document->selection(), 5, FrameZeroRule::AsMmd));
  EXPECT_TRUE(document->selection().contains(arm, 25));
  select({0});
  document->undoStack()->undo();
  EXPECT_EQ(document->selection().frameRange(), (FrameRange{10, 20}));
  document->undoStack()->redo();
  EXPECT_EQ(document->selection().frameRange(), (FrameRange{15, 25}));
}

TEST_F(Editing, DropsKeysFromTheSelectionThatDoNotExist) {
  select({10, 11});
  EXPECT_EQ(document->selection().keyCount(), 1U);
  EXPECT_EQ(selectionChanges, 1);
  select({10});
  EXPECT_EQ(selectionChanges, 1);
}

class Gestures : public Editing {
 protected:
  void dragBy(std::int64_t by) {
    document->updateGesture([this, by](const Motion& base) {
      return moveKeys(base, document->gestureSelection(), by, FrameZeroRule::AsMmd);
    });
  }
};

TEST_F(Gestures, ShowEveryStepAndMakeOneUndoStep) {
  select({10});
  document->beginGesture("drag");
  dragBy(3);
  EXPECT_EQ(keys(), "0:0 13:10 20:20");
  dragBy(10);  // over another key: each update starts from the state before the gesture
  EXPECT_EQ(keys(), "0:0 20:10");
  dragBy(4);
  EXPECT_EQ(keys(), "0:0 14:10 20:20");
  EXPECT_EQ(document->undoStack()->count(), 0);
  document->endGesture();
  EXPECT_EQ(keys(), "0:0 14:10 20:20");
  EXPECT_EQ(document->undoStack()->count(), 1);
  EXPECT_TRUE(document->selection().contains(arm, 14));
  document->undoStack()->undo();
  EXPECT_EQ(keys(), "0:0 10:10 20:20");
  EXPECT_TRUE(document->selection().contains(arm, 10));
  document->undoStack()->redo();
  EXPECT_EQ(keys(), "0:0 14:10 20:20");
}

class LargeGestures : public testing::Test {
 protected:
  LargeGestures() {
    Keys<BoneKey> keys;
    for (Frame frame = 1; frame <= static_cast<Frame>(kLargeSelection); ++frame) keys.append(frame, restBoneKey());
    Motion motion;
    arm = motion.ensureBone(test::nameOf("右腕"));
    motion.bones[arm.index].keys = Track<BoneKey>(std::move(keys));
    document = std::make_unique<MotionDocument>(std::move(motion));
    document->setSelection(selectAllKeys(document->motion()));
    document->beginGesture("drag");
  }
  void dragBy(std::int64_t by) {
    document->updateGesture([this, by, keys = document->gestureSelection()](const Motion& base) {
      asked.push_back(by);
      return moveKeys(base, keys, by, FrameZeroRule::AsMmd);
    });
  }
  [[nodiscard]] Frame firstFrame() const { return document->motion().frames(arm).front(); }

  TrackId arm;
  std::unique_ptr<MotionDocument> document;
  std::vector<std::int64_t> asked;
};

TEST_F(LargeGestures, AreShownWhenTheyRest) {
  for (const std::int64_t by : {3, 5, 9}) dragBy(by);
  EXPECT_EQ(firstFrame(), 1);
  EXPECT_TRUE(document->isGesturePending());
  EXPECT_TRUE(QTest::qWaitFor([this] { return !document->isGesturePending(); }));
  EXPECT_EQ(firstFrame(), 10);
  EXPECT_EQ(asked, std::vector<std::int64_t>{9}) << "what came before the rest costs nothing";
  document->endGesture();
  EXPECT_EQ(firstFrame(), 10);
  EXPECT_EQ(document->undoStack()->count(), 1);
}

TEST_F(LargeGestures, EndWithTheirLastUpdate) {
  dragBy(3);
  dragBy(7);
  document->endGesture();
  EXPECT_EQ(firstFrame(), 8);
  EXPECT_EQ(document->selection().frameRange().first, 8);
  document->undoStack()->undo();
  EXPECT_EQ(firstFrame(), 1);
  EXPECT_FALSE(document->undoStack()->canUndo());
}

TEST_F(LargeGestures, AreDroppedWhenTheyAreCancelled) {
  dragBy(3);
  document->cancelGesture();
  EXPECT_FALSE(document->isGesturePending());
  QTest::qWait(3 * static_cast<int>(kLargeSelectionRest.count()));
  EXPECT_EQ(firstFrame(), 1);
  EXPECT_TRUE(asked.empty());
  EXPECT_EQ(document->undoStack()->count(), 0);
}

TEST_F(Gestures, CanBeCancelled) {
  select({10});
  document->beginGesture("drag");
  dragBy(10);
  document->cancelGesture();
  EXPECT_EQ(keys(), "0:0 10:10 20:20");
  EXPECT_TRUE(document->selection().contains(arm, 10));
  EXPECT_EQ(document->undoStack()->count(), 0);
  EXPECT_FALSE(document->isModified());
}

TEST_F(Gestures, ThatEndWhereTheyBeganLeaveNoStep) {
  select({10});
  document->beginGesture("drag");
  dragBy(10);
  dragBy(0);
  document->endGesture();
  EXPECT_EQ(keys(), "0:0 10:10 20:20");
  EXPECT_EQ(document->undoStack()->count(), 0);
}

TEST_F(Gestures, AreCancelledByAnUndoInTheMiddle) {
  document->push("set", setX(10, 5));
  select({20});
  document->beginGesture("drag");
  dragBy(10);
  document->undoStack()->undo();
  EXPECT_FALSE(document->isInGesture());
  EXPECT_EQ(keys(), "0:0 10:10 20:20");
}

TEST_F(Gestures, AnnounceWhatLeavesAndWhatArrives) {
  select({10});
  document->beginGesture("drag");
  dragBy(30);
  changes.clear();
  dragBy(5);
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].frames, (FrameRange{10, 40}));
}

TEST_F(Editing, AddsTracksOnceAndSaysSo) {
  const TrackId head = document->ensureTrack(TrackKind::Bone, test::nameOf("頭"));
  EXPECT_EQ(document->ensureTrack(TrackKind::Bone, test::nameOf("頭")), head);
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].kind, MotionChange::Kind::Tracks);
  EXPECT_FALSE(document->isModified());
}

TEST_F(Editing, RenamesTheModelAsOneStep) {
  document->setModelName(test::nameOf("初音ミク"));
  EXPECT_EQ(document->motion().modelName.text, "初音ミク");
  document->undoStack()->undo();
  EXPECT_EQ(document->motion().modelName.text, "");
  EXPECT_EQ(changes.size(), 2U);
}

TEST_F(Editing, ChangesKeysAndNamesInOneStep) {
  const TrackId smile = document->ensureTrack(TrackKind::Morph, test::nameOf("笑"));
  changes.clear();
  const auto names = [&] {
    const Motion& motion = document->motion();
    return motion.modelName.text + '/' + motion.bones[arm.index].name.text + '/' +
           motion.morphs[smile.index].name.text + '/' + keys();
  };
  const std::string before = names();
  NameEdits renamed{{{}, {}, test::nameOf("初音ミク")},
                    {smile, test::nameOf("笑"), test::nameOf("にこり")},
                    {arm, test::nameOf("右腕"), test::nameOf("左腕")}};
  document->push("repair", MotionEdit{setX(10, 5), std::move(renamed)});
  const std::string after = names();
  EXPECT_EQ(after, "初音ミク/左腕/にこり/0:0 10:5 20:20");
  ASSERT_EQ(changes.size(), 3U);
  EXPECT_EQ(changes[0].kind, MotionChange::Kind::ModelName);
  EXPECT_EQ(changes[1].kind, MotionChange::Kind::Names);
  EXPECT_EQ(changes[1].tracks, (std::vector<TrackId>{arm, smile}));
  EXPECT_EQ(changes[2].kind, MotionChange::Kind::Keys);
  ASSERT_EQ(document->undoStack()->count(), 1);
  document->undoStack()->undo();
  EXPECT_EQ(names(), before);
  document->undoStack()->redo();
  EXPECT_EQ(names(), after);
  document->push("nothing", MotionEdit{});
  EXPECT_EQ(document->undoStack()->count(), 1);
}

TEST_F(Editing, UndoesANewNameThoughAnotherTrackHasTakenTheOldOne) {
  document->push("rename", MotionEdit{{}, {{arm, test::nameOf("右腕"), test::nameOf("左腕")}}});
  const TrackId other = document->ensureTrack(TrackKind::Bone, test::nameOf("右腕"));
  ASSERT_NE(other, arm);
  const auto names = [&] {
    return document->motion().bones[arm.index].name.text + ' ' + document->motion().bones[other.index].name.text;
  };
  document->undoStack()->undo();
  EXPECT_EQ(names(), "右腕 左腕") << "no two tracks of one name";
  document->undoStack()->redo();
  EXPECT_EQ(names(), "左腕 右腕");
}

TEST_F(Editing, ClampsTheCurrentFrame) {
  document->setCurrentFrame(-5);
  EXPECT_EQ(document->currentFrame(), 0);
  document->setCurrentFrame(std::int64_t{1} << 40);
  EXPECT_EQ(document->currentFrame(), kMaxFrame);
}

TEST_F(Editing, SaysWhenItBecomesModifiedAndCleanAgain) {
  document->push("set", setX(10, 5));
  document->undoStack()->undo();
  EXPECT_EQ(modifiedStates, (std::vector<bool>{true, false}));
}

}  // namespace
}  // namespace furitsuke
