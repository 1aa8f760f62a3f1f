// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>
#include <utility>
#include <vector>

#include "core/operations/operation_result.h"
#include "tests/core/edit/journal/journal_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::edit {
namespace {

/// A document with a journal, and a preview that moves its bone and adds a bone and a morph.
class Previewing : public test::JournalTest {
 protected:
  Previewing() {
    open();
    QObject::connect(
        document.get(), &MotionDocument::motionChanged, document.get(), [this](const MotionChange& change) {
          for (const motion::TrackId track : change.tracks)
            EXPECT_TRUE(document->motion().contains(track)) << "a change names a track that does not exist";
          changes.push_back(change);
        });
    settled = document->motion();
  }

  /// Sets a key of the first bone at `frame`, and adds tracks with keys.
  [[nodiscard]] EditedMotion edited(Frame frame, bool withTracks = true) const {
    operations::OperationResult result;
    motion::Motion motion = document->history().settledMotion();
    const auto bones = static_cast<std::uint32_t>(motion.bones.size());
    const auto morphs = static_cast<std::uint32_t>(motion.morphs.size());
    if (withTracks) {
      result.edit.addedBones.push_back(test::nameOf("新しい骨"));
      result.edit.addedMorphs.push_back(test::nameOf("新しい表情"));
      motion.ensureBone(result.edit.addedBones.front());
      motion.ensureMorph(result.edit.addedMorphs.front());
    }
    motion::EditBuilder builder(motion);
    builder.set(motion::TrackId{motion::TrackKind::Bone, 0}, frame, test::boneKeyAt(77));
    result.edit.selection->add(motion::TrackId{motion::TrackKind::Bone, 0}, frame);
    if (withTracks) {
      builder.set(motion::TrackId{motion::TrackKind::Bone, bones}, frame, test::boneKeyAt(1));
      builder.set(motion::TrackId{motion::TrackKind::Morph, morphs}, frame, motion::MorphKey{0.5F});
      result.edit.selection->add(motion::TrackId{motion::TrackKind::Bone, bones}, frame);
    }
    result.edit.keys = builder.build();
    EditedMotion shown{document->history().settledMotion(), result.edit};
    motion::applyEdit(shown.motion, result.edit, motion::EditSide::After);
    return shown;
  }

  motion::Motion settled;
  std::vector<MotionChange> changes;
};

TEST_F(Previewing, IsShownReplacedAndCanceledWithoutATrace) {
  const std::size_t tracks = settled.trackIds().size();
  const motion::KeySelection before = motion::selectKeys(settled, {motion::TrackKind::Bone, 0});
  document->state().setSelection(before);
  const EditedMotion first = edited(41);
  document->history().showPreview("one", first);
  EXPECT_TRUE(document->history().isPreviewing());
  EXPECT_EQ(document->motion(), first.motion);
  EXPECT_EQ(document->history().settledMotion(), settled);
  EXPECT_EQ(document->state().selection(), first.edit.selection);
  EXPECT_EQ(document->history().settledSelection(), before);
  EXPECT_FALSE(document->isModified());
  ASSERT_GE(changes.size(), 2U);
  EXPECT_EQ(changes[0].kind, MotionChange::Kind::Tracks);
  EXPECT_EQ(changes.back().frames, (FrameRange{41, 41}));

  document->state().setCurrentTrack(
      motion::TrackId{motion::TrackKind::Bone, static_cast<std::uint32_t>(settled.bones.size())});
  changes.clear();
  const EditedMotion second = edited(52, false);
  document->history().showPreview("two", second);
  EXPECT_EQ(document->motion(), second.motion) << "computed from the settled motion, without the first preview";
  EXPECT_EQ(document->motion().trackIds().size(), tracks);
  EXPECT_FALSE(document->state().currentTrack()) << "its track was removed";
  EXPECT_EQ(changes.back().frames, (FrameRange{41, 52})) << "the frames of the first preview are repainted too";

  document->history().cancelPreview();
  EXPECT_EQ(document->motion(), settled);
  EXPECT_EQ(document->state().selection(), before);
  EXPECT_EQ(document->history().undoStack()->count(), 0);
  EXPECT_EQ(io::vmdFromMotion(document->motion(), document->file().source()), original);
}

TEST_F(Previewing, MayBeCanceledWhileItIsAnnounced) {
  document->state().setSelection(motion::selectAllKeys(settled));
  document->history().showPreview("with tracks", edited(41));
  const auto track = motion::TrackId{motion::TrackKind::Bone, static_cast<std::uint32_t>(settled.bones.size())};
  for (const auto signal : {0, 1, 2}) {
    document->state().setSelection(motion::selectKeys(document->motion(), track));
    document->state().setCurrentTrack(track);
    int calls = 0;
    const auto cancel = [&] {
      if (calls++ == 0) document->history().cancelPreview();
    };
    const QMetaObject::Connection connection =
        signal == 0   ? QObject::connect(document.get(), &MotionDocument::selectionChanged, document.get(), cancel)
        : signal == 1 ? QObject::connect(document.get(), &MotionDocument::currentTrackChanged, document.get(), cancel)
                      : QObject::connect(document.get(), &MotionDocument::motionChanged, document.get(), cancel);
    document->history().showPreview("without", edited(52, signal == 2));
    QObject::disconnect(connection);
    EXPECT_GT(calls, 0) << signal;
    EXPECT_FALSE(document->history().isPreviewing()) << signal;
    EXPECT_EQ(document->motion(), settled) << signal;
    document->history().showPreview("with tracks", edited(41));
  }
}

TEST_F(Previewing, AnAppliedPreviewIsOneStep) {
  const EditedMotion shown = edited(41);
  document->history().showPreview("operate", shown);
  document->history().acceptPreview();
  EXPECT_FALSE(document->history().isPreviewing());
  ASSERT_EQ(document->history().undoStack()->count(), 1);
  EXPECT_EQ(document->history().undoStack()->undoText(), "operate");
  EXPECT_EQ(document->motion(), shown.motion);
  const Bytes after = io::vmdFromMotion(document->motion(), document->file().source());
  for (int i = 0; i < 2; ++i) {
    document->history().undoStack()->undo();
    EXPECT_EQ(document->motion(), settled);
    EXPECT_EQ(io::vmdFromMotion(document->motion(), document->file().source()), original);
    document->history().undoStack()->redo();
    EXPECT_EQ(io::vmdFromMotion(document->motion(), document->file().source()), after);
  }
}

TEST_F(Previewing, OtherActionsApplyItFirst) {
  struct Row {
    const char* name;
    std::function<void()> act;
    int steps;
  };
  const Row rows[] = {
      {"a gesture", [this] { document->history().beginGesture("drag"), document->history().cancelGesture(); }, 1},
      {"undo and redo", [this] { document->history().undoStack()->undo(), document->history().undoStack()->redo(); },
       1},
      {"saving", [this] { EXPECT_TRUE(document->file().save()); }, 1},
      {"a new track", [this] { document->history().ensureTrack(motion::TrackKind::Bone, test::nameOf("首")); }, 1},
      {"the same name", [this] { document->history().setModelName(document->motion().modelName); }, 1},
      {"reading the file again", [this] { EXPECT_TRUE(document->revert()); }, 0},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    reset();
    open();
    addBoneKey("右腕", 90);
    const motion::Motion before = document->motion();
    document->history().showPreview("operate", edited(41));
    row.act();
    EXPECT_FALSE(document->history().isPreviewing());
    EXPECT_FALSE(document->motion().findMorph(test::nameOf("新しい表情").bytes));
    EXPECT_EQ(document->history().undoStack()->count(), row.steps);
    if (row.steps > 0) {
      EXPECT_EQ(document->motion(), before);
    }
  }
}

TEST_F(Previewing, AStepBasedOnThePreviewAppliesItFirst) {
  const EditedMotion shown = edited(41);
  document->history().showPreview("operate", shown);
  motion::EditBuilder builder(document->motion());
  builder.set(motion::TrackId{motion::TrackKind::Bone, 0}, 41, test::boneKeyAt(5));
  document->history().push("set", builder.build());
  EXPECT_EQ(document->history().undoStack()->count(), 2);
  document->history().undoStack()->undo();
  EXPECT_EQ(document->motion(), shown.motion);
  document->history().undoStack()->undo();
  EXPECT_EQ(document->motion(), settled);
}

TEST_F(Previewing, ASelectionMadeDuringThePreviewIsKept) {
  document->history().showPreview("operate", edited(41));
  const motion::KeySelection chosen = motion::selectKeys(settled, {motion::TrackKind::Morph, 0});
  ASSERT_FALSE(chosen.isEmpty());
  document->state().setSelection(chosen);
  document->history().cancelPreview();
  EXPECT_EQ(document->state().selection(), chosen);
}

TEST_F(Previewing, TheJournalContainsOnlyAppliedPreviews) {
  setEveryKindOfKey(7);  // starts the journal
  document->history().showPreview("one", edited(41));
  document->history().cancelPreview();
  document->history().ensureTrack(motion::TrackKind::Bone,
                                  test::nameOf("首"));  // gets the index that the track of the preview had
  document->history().showPreview("two", edited(52));
  document->history().acceptPreview();
  document->history().undoStack()->undo();
  document->history().undoStack()->redo();
  expectSameAfterRecovery();
}

}  // namespace
}  // namespace furitsuke::edit
