// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>
#include <utility>
#include <vector>

#include "core/motion/operations/operation_result.h"
#include "tests/edit/journal_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke {
namespace {

/// A document with a journal, and what a preview of it shows: its bone moved, a bone and a morph more.
class Previewing : public test::JournalTest {
 protected:
  Previewing() {
    open();
    QObject::connect(document.get(), &MotionDocument::motionChanged, document.get(),
                     [this](const MotionChange& change) {
                       for (const TrackId track : change.tracks)
                         EXPECT_TRUE(document->motion().contains(track)) << "told of no track";
                       changes.push_back(change);
                     });
    settled = document->motion();
  }

  /// The key of the first bone at `frame` gets another place, and the tracks come.
  [[nodiscard]] EditedMotion edited(Frame frame, bool withTracks = true) const {
    OperationResult result;
    Motion motion = document->settledMotion();
    const auto bones = static_cast<std::uint32_t>(motion.bones.size());
    const auto morphs = static_cast<std::uint32_t>(motion.morphs.size());
    if (withTracks) {
      result.addedBones.push_back(test::nameOf("新しい骨"));
      result.addedMorphs.push_back(test::nameOf("新しい表情"));
      motion.ensureBone(result.addedBones.front());
      motion.ensureMorph(result.addedMorphs.front());
    }
    EditBuilder builder(motion);
    builder.set(TrackId{TrackKind::Bone, 0}, frame, test::boneKeyAt(77));
    result.selection.add(TrackId{TrackKind::Bone, 0}, frame);
    if (withTracks) {
      builder.set(TrackId{TrackKind::Bone, bones}, frame, test::boneKeyAt(1));
      builder.set(TrackId{TrackKind::Morph, morphs}, frame, MorphKey{0.5F});
      result.selection.add(TrackId{TrackKind::Bone, bones}, frame);
    }
    result.edit.keys = builder.build();
    EditedMotion shown{document->settledMotion(), result.edit, result.selection};
    applyResult(shown.motion, result);
    return shown;
  }

  Motion settled;
  std::vector<MotionChange> changes;
};

TEST_F(Previewing, IsShownReplacedAndGoesWithoutATrace) {
  const std::size_t tracks = settled.trackIds().size();
  const KeySelection before = selectKeys(settled, {TrackKind::Bone, 0});
  document->setSelection(before);
  const EditedMotion first = edited(41);
  document->showPreview("one", first);
  EXPECT_TRUE(document->isPreviewing());
  EXPECT_EQ(document->motion(), first.motion);
  EXPECT_EQ(document->settledMotion(), settled);
  EXPECT_EQ(document->selection(), first.selection);
  EXPECT_EQ(document->settledSelection(), before);
  EXPECT_FALSE(document->isModified());
  ASSERT_GE(changes.size(), 2U);
  EXPECT_EQ(changes[0].kind, MotionChange::Kind::Tracks);
  EXPECT_EQ(changes.back().frames, (FrameRange{41, 41}));

  document->setCurrentTrack(TrackId{TrackKind::Bone, static_cast<std::uint32_t>(settled.bones.size())});
  changes.clear();
  const EditedMotion second = edited(52, false);
  document->showPreview("two", second);
  EXPECT_EQ(document->motion(), second.motion) << "worked out from the settled motion, it stands alone";
  EXPECT_EQ(document->motion().trackIds().size(), tracks);
  EXPECT_FALSE(document->currentTrack()) << "its track is gone";
  EXPECT_EQ(changes.back().frames, (FrameRange{41, 52})) << "what the one before changed is repainted too";

  document->cancelPreview();
  EXPECT_EQ(document->motion(), settled);
  EXPECT_EQ(document->selection(), before);
  EXPECT_EQ(document->undoStack()->count(), 0);
  EXPECT_EQ(vmdFromMotion(document->motion(), document->source()), original);
}

TEST_F(Previewing, WhatIsTakenIsOneStep) {
  const EditedMotion shown = edited(41);
  document->showPreview("operate", shown);
  document->takePreview();
  EXPECT_FALSE(document->isPreviewing());
  ASSERT_EQ(document->undoStack()->count(), 1);
  EXPECT_EQ(document->undoStack()->undoText(), "operate");
  EXPECT_EQ(document->motion(), shown.motion);
  const Bytes after = vmdFromMotion(document->motion(), document->source());
  for (int i = 0; i < 2; ++i) {
    document->undoStack()->undo();
    EXPECT_EQ(document->motion(), settled);
    EXPECT_EQ(vmdFromMotion(document->motion(), document->source()), original);
    document->undoStack()->redo();
    EXPECT_EQ(vmdFromMotion(document->motion(), document->source()), after);
  }
}

TEST_F(Previewing, GivesWayToEverythingElse) {
  struct Row {
    const char* name;
    std::function<void()> act;
    int steps;
  };
  const Row rows[] = {
      {"a gesture", [this] { document->beginGesture("drag"), document->cancelGesture(); }, 1},
      {"undo and redo", [this] { document->undoStack()->undo(), document->undoStack()->redo(); }, 1},
      {"saving", [this] { EXPECT_TRUE(document->save()); }, 1},
      {"a new track", [this] { document->ensureTrack(TrackKind::Bone, test::nameOf("首")); }, 1},
      {"the same name", [this] { document->setModelName(document->motion().modelName); }, 1},
      {"reading the file again", [this] { EXPECT_TRUE(document->revert()); }, 0},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    reset();
    open();
    addBoneKey("右腕", 90);
    const Motion before = document->motion();
    document->showPreview("operate", edited(41));
    row.act();
    EXPECT_FALSE(document->isPreviewing());
    EXPECT_FALSE(document->motion().findMorph(test::nameOf("新しい表情").bytes));
    EXPECT_EQ(document->undoStack()->count(), row.steps);
    if (row.steps > 0) {
      EXPECT_EQ(document->motion(), before);
    }
  }
}

TEST_F(Previewing, AStepThatWasWorkedOutFromItTakesItAlong) {
  const EditedMotion shown = edited(41);
  document->showPreview("operate", shown);
  EditBuilder builder(document->motion());
  builder.set(TrackId{TrackKind::Bone, 0}, 41, test::boneKeyAt(5));
  document->push("set", builder.build());
  EXPECT_EQ(document->undoStack()->count(), 2);
  document->undoStack()->undo();
  EXPECT_EQ(document->motion(), shown.motion);
  document->undoStack()->undo();
  EXPECT_EQ(document->motion(), settled);
}

TEST_F(Previewing, WhatAPersonSelectsMeanwhileStaysSelected) {
  document->showPreview("operate", edited(41));
  const KeySelection chosen = selectKeys(settled, {TrackKind::Morph, 0});
  ASSERT_FALSE(chosen.isEmpty());
  document->setSelection(chosen);
  document->cancelPreview();
  EXPECT_EQ(document->selection(), chosen);
}

TEST_F(Previewing, TheJournalKnowsOnlyWhatWasTaken) {
  setEveryKindOfKey(7);  // it has begun
  document->showPreview("one", edited(41));
  document->cancelPreview();
  document->ensureTrack(TrackKind::Bone, test::nameOf("首"));  // stands where the preview's track stood
  document->showPreview("two", edited(52));
  document->takePreview();
  document->undoStack()->undo();
  document->undoStack()->redo();
  expectTheSameAfterDeath();
}

}  // namespace
}  // namespace furitsuke
