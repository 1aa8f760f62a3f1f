// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/journal/journal.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <functional>

#include "core/base/file.h"
#include "core/edit/journal/journal_replay.h"
#include "core/edit/journal/recovery.h"
#include "core/motion/captured_keys.h"
#include "tests/core/edit/journal/journal_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::edit {
namespace {

namespace fs = std::filesystem;

using Journals = test::JournalTest;

TEST_F(Journals, AViewedDocumentHasNone) {
  open();
  document->state().setCurrentFrame(5);
  document->state().setSelection(motion::selectAllKeys(document->motion()));
  document->history().ensureTrack(motion::TrackKind::Bone, test::nameOf("首"));
  simulateCrash();
  EXPECT_TRUE(journal::journalFolders(root).empty());
}

TEST_F(Journals, OfAMotionThatIsOpenedAgainHasItsStepsAtOnce) {
  open();
  setEveryKindOfKey(5);
  journal->discard(*document);
  journal->waitUntilWritten();
  EXPECT_TRUE(journal::journalFolders(root).empty()) << "the user has closed it";
  journal->watch(*document);
  expectSameAfterRecovery();
}

TEST_F(Journals, RestoreEveryKindOfStep) {
  struct Row {
    const char* name;
    std::function<void()> run;
  };
  const std::vector<Row> rows = {
      {"bone key", [this] { setEveryKindOfKey(7); }},
      {"removed keys",
       [this] {
         removeKeys({motion::TrackKind::Bone, 0}, {0, 100});
       }},
      {"model name", [this] { document->history().setModelName(test::nameOf("鏡音リン")); }},
      {"new track", [this] { addBoneKey("首", 3); }},
      {"new tracks of another motion",
       [this] {
         motion::Motion other;
         test::addBone(other, "右足", {4});
         test::addMorph(other, "ウィンク", {8});
         document->history().ensureTracks(other);
         document->history().push("paste", motion::insertMotion(document->motion(), other, 0));
       }},
      {"gesture",
       [this] {
         document->history().beginGesture("drag");
         for (float x = 1; x < 4; ++x) {
           document->history().updateGesture([&](const motion::Motion& motion) {
             motion::EditBuilder builder(motion);
             builder.set(motion::TrackId{motion::TrackKind::Bone, 0}, 30, test::boneKeyAt(x));
             return motion::Edit{.keys = builder.build(), .selection = motion::KeySelection{}};
           });
         }
         document->history().endGesture();
       }},
      {"names of tracks",
       [this] {
         const Name before = document->motion().bones[0].name;
         document->history().push(
             "rename", motion::Edit{{}, {{motion::TrackId{motion::TrackKind::Bone, 0}, before, test::nameOf("左肩")}}});
       }},
      {"a kept capture",
       [this] {
         motion::Annotations annotations = document->motion().annotations;
         motion::Motion dense;
         test::addBone(dense, "右足", {0, 1, 2, 3, 7, 8});
         motion::setCapturedKeys(annotations, motion::capturedKeysOf(dense));
         document->history().setAnnotations("capture", annotations);
       }},
      {"undo", [this] { document->history().undoStack()->undo(); }},
      {"undo twice",
       [this] {
         document->history().undoStack()->undo();
         document->history().undoStack()->undo();
       }},
      {"redo", [this] { document->history().undoStack()->redo(); }},
      {"a step that replaces the redo steps", [this] { setEveryKindOfKey(11); }},
      {"save", [this] { ASSERT_TRUE(document->file().save()); }},
      {"a step after a save", [this] { setEveryKindOfKey(12); }},
      {"undo of saved steps",
       [this] {
         document->history().undoStack()->undo();
         document->history().undoStack()->undo();
       }},
      {"save under another name", [this] { ASSERT_TRUE(document->file().saveAs(folder.path() / "other.vmd", {1})); }},
      {"a step after that", [this] { setEveryKindOfKey(13); }},
  };
  for (std::size_t last = 0; last < rows.size(); ++last) {
    SCOPED_TRACE(rows[last].name);
    reset();
    open();
    for (std::size_t i = 0; i <= last; ++i) rows[i].run();
    expectSameAfterRecovery();
  }
}

TEST_F(Journals, RestoreDocumentsWithoutAFile) {
  for (const bool empty : {true, false}) {
    reset();
    start(std::make_unique<MotionDocument>(empty ? motion::Motion() : sample()));
    document->file().setTitle("新しい動き");
    addBoneKey("首", 3);
    setEveryKindOfKey(5);
    document->history().undoStack()->undo();
    expectSameAfterRecovery();
    EXPECT_EQ(recovered.document->file().title(), "新しい動き");
    EXPECT_TRUE(recovered.document->isModified());
  }
}

TEST_F(Journals, StartInTheMiddleOfAHistory) {
  for (const bool withFile : {true, false}) {
    reset();
    open(false);
    if (!withFile) document = std::make_unique<MotionDocument>(sample());
    addBoneKey("首", 3);
    const Name before = document->motion().bones[0].name;
    document->history().push(
        "rename", motion::Edit{{}, {{motion::TrackId{motion::TrackKind::Bone, 0}, before, test::nameOf("左肩")}}});
    document->history().setModelName(test::nameOf("鏡音リン"));
    setEveryKindOfKey(5);
    document->history().undoStack()->undo();
    document->history().undoStack()->undo();
    watch();
    document->history().undoStack()->redo();
    expectSameAfterRecovery();
  }
}

TEST_F(Journals, StartAfterAStepThatSwappedTheNamesOfTwoTracks) {
  for (const bool withFile : {true, false}) {
    reset();
    open(false);
    if (!withFile) document = std::make_unique<MotionDocument>(sample());
    const Name before = document->motion().bones[0].name;
    const Name other = document->motion().bones[1].name;
    document->history().push("rename",
                             motion::Edit{{}, {{motion::TrackId{motion::TrackKind::Bone, 0}, before, other}}});
    ASSERT_EQ(document->motion().bones[1].name, before);
    watch();
    setEveryKindOfKey(5);
    expectSameAfterRecovery();
    EXPECT_FALSE(recovered.damage);
  }
}

TEST_F(Journals, SaveTheSameBytesAfterRecovery) {
  open();
  setEveryKindOfKey(5);
  const Bytes expected = io::vmdFromMotion(document->motion(), document->file().source());
  simulateCrash();
  recover();
  ASSERT_TRUE(recovered.document->file().save());
  EXPECT_EQ(*readFile(path), expected);
  while (recovered.document->history().undoStack()->canUndo()) recovered.document->history().undoStack()->undo();
  ASSERT_TRUE(recovered.document->file().save());
  EXPECT_EQ(*readFile(path), original) << "every record keeps its position";
}

TEST_F(Journals, OfSavedDocumentsAreNotOffered) {
  open();
  setEveryKindOfKey(5);
  ASSERT_TRUE(document->file().save());
  simulateCrash();
  EXPECT_EQ(journal::journalFolders(root).size(), 1U);
  EXPECT_TRUE(findJournals(root).empty());
  EXPECT_TRUE(journal::journalFolders(root).empty()) << "and are removed";
}

TEST_F(Journals, OfClosedDocumentsAreRemoved) {
  open();
  setEveryKindOfKey(5);
  journal->waitUntilWritten();
  EXPECT_EQ(journal::journalFolders(root).size(), 1U);
  journal->discard(*document);
  journal->waitUntilWritten();
  EXPECT_TRUE(journal::journalFolders(root).empty());
}

TEST_F(Journals, AreRemovedWhenTheFileIsReloadedAndStartAgain) {
  open();
  setEveryKindOfKey(5);
  ASSERT_TRUE(document->revert());
  journal->waitUntilWritten();
  EXPECT_TRUE(journal::journalFolders(root).empty());
  setEveryKindOfKey(6);
  expectSameAfterRecovery();
}

TEST_F(Journals, ThatWereKilledWhileTheyReplaceAnotherOneAreNotOffered) {
  open();
  setEveryKindOfKey(5);
  simulateCrash();
  const fs::path complete = journal::journalFolders(root).at(0);
  const fs::path unfinished = root / "0123456789abcdef";
  fs::copy(complete, unfinished, fs::copy_options::recursive);
  EXPECT_EQ(findJournals(root).size(), 2U);
  const std::string name = complete.filename().string();
  ASSERT_TRUE(writeFileAtomically(unfinished / "replaces", asBytes(name)));
  EXPECT_EQ(findJournals(root).size(), 1U);
  EXPECT_FALSE(fs::exists(unfinished)) << "it is removed";
  // If the other one is gone, this one is all there is.
  fs::copy(complete, unfinished, fs::copy_options::recursive);
  ASSERT_TRUE(writeFileAtomically(unfinished / "replaces", asBytes(name)));
  ASSERT_TRUE(deleteJournal(complete));
  EXPECT_EQ(findJournals(root).size(), 1U);
}

TEST_F(Journals, ThatAnotherOneHasReplacedAreNotOffered) {
  open();
  setEveryKindOfKey(5);
  simulateCrash();
  const fs::path kept = root / "00000000000000aa";
  fs::rename(journal::journalFolders(root).at(0), kept);
  // As after a kill between the last record of the new journal and the removal of the old one.
  const fs::path copy = root.parent_path() / "copy";
  fs::copy(kept, copy, fs::copy_options::recursive);
  {
    const auto restored = recoverDocument(kept);
    ASSERT_TRUE(restored.ok());
    Journal next(root, "test");
    next.watch(*restored->document, restored->folder);
    next.waitUntilWritten();
    ASSERT_EQ(journal::journalFolders(root).size(), 1U);
    fs::copy(copy, kept, fs::copy_options::recursive);
    EXPECT_EQ(journal::journalFolders(root).size(), 1U) << "also while the new one is in use";
    EXPECT_FALSE(fs::exists(kept)) << "it is removed";
  }
}

TEST_F(Journals, OfRunningProgramsAreSkipped) {
  open();
  setEveryKindOfKey(5);
  journal->waitUntilWritten();
  const fs::path owned = journal::journalFolders(root).at(0);
  EXPECT_TRUE(findJournals(root).empty());
  EXPECT_FALSE(recoverDocument(owned).ok());
  EXPECT_FALSE(deleteJournal(owned).ok());

  Journal other(root, "test");
  auto opened = MotionDocument::open(path);
  ASSERT_TRUE(opened);
  other.watch(**opened);
  motion::EditBuilder builder((*opened)->motion());
  builder.set(motion::TrackId{motion::TrackKind::Bone, 0}, 50, test::boneKeyAt(1));
  (*opened)->history().push("edit", builder.build());
  other.waitUntilWritten();
  EXPECT_EQ(journal::journalFolders(root).size(), 2U);
  other.discard(**opened);
  other.waitUntilWritten();
  EXPECT_EQ(journal::journalFolders(root), std::vector<fs::path>{owned});
  expectSameAfterRecovery();
}

TEST_F(Journals, CannotBeRecoveredTwiceAtOnce) {
  open();
  setEveryKindOfKey(5);
  simulateCrash();
  recover();
  EXPECT_TRUE(findJournals(root).empty());
  EXPECT_FALSE(recoverDocument(recovered.folder->path()).ok());
}

TEST_F(Journals, OfARecoveredDocumentReplaceTheOld) {
  open();
  setEveryKindOfKey(5);
  simulateCrash();
  const fs::path first = journal::journalFolders(root).at(0);
  recover();
  const motion::Motion before = recovered.document->motion();
  restartWithRecovered();
  journal->waitUntilWritten();
  ASSERT_EQ(journal::journalFolders(root).size(), 1U);
  EXPECT_NE(journal::journalFolders(root).at(0), first);
  setEveryKindOfKey(6);
  expectSameAfterRecovery();
  EXPECT_EQ(recovered.steps, 2);
  recovered.document->history().undoStack()->undo();
  EXPECT_EQ(recovered.document->motion(), before);
}

TEST_F(Journals, KeepTheOldOneIfTheNewCannotBeWritten) {
  open();
  setEveryKindOfKey(5);
  simulateCrash();
  recover();
  const fs::path first = recovered.folder->path();
  // A file in place of the folder: no journal can be created there.
  const fs::path elsewhere = folder.path() / "no-folder";
  ASSERT_TRUE(writeFileAtomically(elsewhere, asBytes("x")));
  root = elsewhere;
  restartWithRecovered();
  journal->waitUntilWritten();
  EXPECT_TRUE(fs::exists(journal::logPath(first)));
}

TEST_F(Journals, ReportOnceThatTheyCannotBeWritten) {
  root = folder.path() / "a-file";
  ASSERT_TRUE(writeFileAtomically(root, asBytes("x")));
  open();
  QSignalSpy failures(journal.get(), &Journal::failed);
  for (int i = 0; i < 5; ++i) {
    setEveryKindOfKey(i + 3);
    journal->waitUntilWritten();
    QTest::qWait(1);
  }
  EXPECT_EQ(failures.count(), 1);
  EXPECT_EQ(document->history().undoStack()->count(), 5);
  ASSERT_TRUE(document->file().save());
}

TEST_F(Journals, ReportAgainThatTheyCannotBeWrittenAfterASuccess) {
  root = folder.path() / "a-file";
  open();
  QSignalSpy failures(journal.get(), &Journal::failed);
  const auto stepWhen = [this](bool isWritable) {
    fs::remove_all(root);
    if (!isWritable) {
      ASSERT_TRUE(writeFileAtomically(root, asBytes("x")));
    }
    ASSERT_TRUE(document->revert());  // begins a new journal with the next step
    setEveryKindOfKey(5);
    journal->waitUntilWritten();
    QTest::qWait(1);
  };
  struct Row {
    bool isWritable;
    int expected;
  };
  const std::vector<Row> rows = {{false, 1}, {false, 1}, {true, 1}, {false, 2}, {false, 2}};
  for (const Row& row : rows) {
    stepWhen(row.isWritable);
    EXPECT_EQ(failures.count(), row.expected);
  }
}

TEST_F(Journals, AreBasedOnTheOpenedBytesEvenIfTheFileChanges) {
  struct Row {
    const char* name;
    std::function<void()> happen;
    bool changed;
  };
  const std::vector<Row> rows = {
      {"vanished", [this] { fs::remove(path); }, true},
      {"replaced", [this] { ASSERT_TRUE(writeFileAtomically(path, test::checkFile())); }, true},
      {"became a folder",
       [this] {
         fs::remove(path);
         fs::create_directory(path);
       },
       true},
      {"touched", [this] { fs::last_write_time(path, fs::last_write_time(path) + std::chrono::hours(1)); }, false},
      {"nothing", [] {}, false},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    reset();
    open();
    setEveryKindOfKey(5);
    const motion::Motion expected = document->motion();
    simulateCrash();
    row.happen();
    recover();
    EXPECT_EQ(recovered.document->motion(), expected);
    EXPECT_TRUE(recovered.document->isModified());
    EXPECT_EQ(recovered.document->file().isChangedOnDisk(), row.changed);
  }
}

TEST_F(Journals, UseTheFileIfTheirCopyIsIncomplete) {
  open();
  setEveryKindOfKey(5);
  const motion::Motion expected = document->motion();
  simulateCrash();
  const fs::path base = journal::basePath(journal::journalFolders(root).at(0));
  ASSERT_EQ(fs::file_size(base), original.size());
  fs::resize_file(base, original.size() / 2);
  recover();
  EXPECT_EQ(recovered.document->motion(), expected);
}

TEST_F(Journals, OfLargeFilesSurviveASaveBeforeTheirCopyIsComplete) {
  open(false);
  journal::Start begin;
  begin.source = document->file().sharedSource();
  begin.fileState.file = document->file().state();
  begin.largestBaseAtOnce = original.size() - 1;
  auto log = journal::Log::begin(root, begin);
  ASSERT_TRUE(log);
  setEveryKindOfKey(5);
  ASSERT_TRUE(log->append(journal::encodeStep(1, "step", *document->history().lastEdit())));
  ASSERT_TRUE(document->file().save());
  const fs::path written = log->folder()->path();
  EXPECT_FALSE(fs::exists(journal::basePath(written)));
  for (const bool whole : {false, true}) {
    while (whole && log->needsBase()) ASSERT_TRUE(log->copyPieceOfBase());
    EXPECT_NE(fs::exists(journal::basePath(written)), fs::exists(journal::baseLinkPath(written)));
    const Bytes records = *readFile(journal::logPath(written));
    JournalReplay replay(written, records);
    ASSERT_TRUE(replay.run());
    EXPECT_EQ(replay.takeDocument()->motion(), document->motion());
  }
  log->remove();
  EXPECT_FALSE(fs::exists(written));
}

TEST_F(Journals, AreOfferedAgainAfterARecoveredDocumentIsReleased) {
  open();
  setEveryKindOfKey(5);
  simulateCrash();
  recover();
  restartWithRecovered();
  setEveryKindOfKey(6);
  const motion::Motion expected = document->motion();
  journal->release(*document);
  simulateCrash();
  recover();
  EXPECT_EQ(recovered.document->motion(), expected);
}

TEST_F(Journals, ReportAMissingBase) {
  open();
  setEveryKindOfKey(5);
  simulateCrash();
  const fs::path lost = journal::journalFolders(root).at(0);
  fs::remove(journal::basePath(lost));
  fs::remove(path);
  const auto result = recoverDocument(lost);
  ASSERT_FALSE(result.ok());
  EXPECT_NE(result.error().message().find("dance.vmd"), std::string::npos) << result.error().message();
  EXPECT_TRUE(fs::exists(journal::logPath(lost))) << "the file may come back";
}

TEST_F(Journals, DetectASaveThatWasNotRecorded) {
  open();
  setEveryKindOfKey(5);
  const Bytes saved = io::vmdFromMotion(document->motion(), document->file().source());
  simulateCrash();
  ASSERT_TRUE(writeFileAtomically(path, saved));
  recover();
  EXPECT_FALSE(recovered.document->file().isChangedOnDisk());
  EXPECT_FALSE(recovered.document->isModified());
}

TEST_F(Journals, RememberThatTheOpenedFileWasDamaged) {
  Bytes cut = original;
  cut.resize(cut.size() / 2);
  ASSERT_TRUE(writeFileAtomically(path, cut));
  open();
  ASSERT_TRUE(document->file().isRepaired());
  setEveryKindOfKey(5);
  expectSameAfterRecovery();
  EXPECT_TRUE(recovered.document->file().isRepaired());
  EXPECT_FALSE(recovered.document->diagnostics().empty());
}

TEST_F(Journals, ListTheirContents) {
  open();
  setEveryKindOfKey(5);
  setEveryKindOfKey(6);
  ASSERT_TRUE(document->file().save());
  setEveryKindOfKey(7);
  setEveryKindOfKey(8);
  setEveryKindOfKey(9);
  simulateCrash();
  const auto found = findJournals(root);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].file, path);
  EXPECT_EQ(found[0].steps, 3);
  EXPECT_FALSE(found[0].damage.has_value());
  EXPECT_NEAR(static_cast<double>(found[0].lastEdit), static_cast<double>(QDateTime::currentMSecsSinceEpoch()), 60'000);
}

TEST_F(Journals, AreReadableOnlyByTheirOwner) {
  open();
  setEveryKindOfKey(5);
  journal->waitUntilWritten();
  constexpr auto kOthers = fs::perms::group_all | fs::perms::others_all;
  const fs::path owned = journal::journalFolders(root).at(0);
  EXPECT_EQ(fs::status(root).permissions() & kOthers, fs::perms::none);
  EXPECT_EQ(fs::status(journal::logPath(owned)).permissions() & kOthers, fs::perms::none);
}

TEST_F(Journals, LeaveNoIncompleteFolders) {
  fs::create_directories(root / "0123456789abcdef");
  const fs::path half = root / "00000000000000aa";
  fs::create_directories(half);
  ASSERT_TRUE(writeFileAtomically(half / "base", asBytes("x")));
  EXPECT_TRUE(findJournals(root).empty());
  EXPECT_FALSE(fs::exists(half));
  EXPECT_FALSE(fs::exists(root / "0123456789abcdef"));
}

TEST_F(Journals, DeleteOnlyFoldersThatTheyHaveMade) {
  const fs::path linked = folder.path() / "linked", named = root / "photos", link = root / "00000000000000bb";
  for (const fs::path& each : {linked, named}) {
    fs::create_directories(each);
    for (const char* name : {"base", "lock", "replaces"}) ASSERT_TRUE(writeFileAtomically(each / name, asBytes("x")));
  }
  fs::create_directory_symlink(linked, link);
  EXPECT_TRUE(findJournals(root).empty());
  EXPECT_FALSE(deleteJournal(link).ok());
  EXPECT_FALSE(deleteJournal(named).ok());
  for (const fs::path& each : {linked, named}) {
    for (const char* name : {"base", "lock", "replaces"}) EXPECT_TRUE(fs::exists(each / name)) << each << name;
  }
}

}  // namespace
}  // namespace furitsuke::edit
