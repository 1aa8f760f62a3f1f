// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/journal/journal.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <functional>

#include "core/base/file.h"
#include "core/edit/edit_commands.h"
#include "core/edit/journal/journal_replay.h"
#include "core/edit/journal/recovery.h"
#include "tests/edit/journal_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke {
namespace {

namespace fs = std::filesystem;

using Journals = test::JournalTest;

TEST_F(Journals, ADocumentThatIsOnlyLookedAtHasNone) {
  open();
  document->setCurrentFrame(5);
  document->setSelection(selectAllKeys(document->motion()));
  document->ensureTrack(TrackKind::Bone, test::nameOf("首"));
  die();
  EXPECT_TRUE(journal::journalFolders(root).empty());
}

TEST_F(Journals, BringBackEveryKindOfStep) {
  struct Row {
    const char* name;
    std::function<void()> run;
  };
  const std::vector<Row> rows = {
      {"bone key", [this] { setEveryKindOfKey(7); }},
      {"removed keys",
       [this] {
         removeKeys({TrackKind::Bone, 0}, {0, 100});
       }},
      {"model name", [this] { document->setModelName(test::nameOf("鏡音リン")); }},
      {"new track", [this] { addBoneKey("首", 3); }},
      {"new tracks of another motion",
       [this] {
         Motion other;
         test::addBone(other, "右足", {4});
         test::addMorph(other, "ウィンク", {8});
         document->ensureTracks(other);
         document->push("paste", insertMotion(document->motion(), other, 0));
       }},
      {"gesture",
       [this] {
         document->beginGesture("drag");
         for (float x = 1; x < 4; ++x) {
           document->updateGesture([&](const Motion& motion) {
             EditBuilder builder(motion);
             builder.set(TrackId{TrackKind::Bone, 0}, 30, test::boneKeyAt(x));
             return EditProposal{builder.build(), {}};
           });
         }
         document->endGesture();
       }},
      {"names of tracks",
       [this] {
         const Name before = document->motion().bones[0].name;
         document->push("rename", MotionEdit{{}, {{TrackId{TrackKind::Bone, 0}, before, test::nameOf("左肩")}}});
       }},
      {"undo", [this] { document->undoStack()->undo(); }},
      {"undo twice",
       [this] {
         document->undoStack()->undo();
         document->undoStack()->undo();
       }},
      {"redo", [this] { document->undoStack()->redo(); }},
      {"a step in place of redo", [this] { setEveryKindOfKey(11); }},
      {"save", [this] { ASSERT_TRUE(document->save()); }},
      {"a step after a save", [this] { setEveryKindOfKey(12); }},
      {"undo of what was saved",
       [this] {
         document->undoStack()->undo();
         document->undoStack()->undo();
       }},
      {"save under another name", [this] { ASSERT_TRUE(document->saveAs(folder.path() / "other.vmd", {1})); }},
      {"a step behind that", [this] { setEveryKindOfKey(13); }},
  };
  for (std::size_t last = 0; last < rows.size(); ++last) {
    SCOPED_TRACE(rows[last].name);
    reset();
    open();
    for (std::size_t i = 0; i <= last; ++i) rows[i].run();
    expectTheSameAfterDeath();
  }
}

TEST_F(Journals, BringBackDocumentsThatHaveNoFile) {
  for (const bool empty : {true, false}) {
    reset();
    start(std::make_unique<MotionDocument>(empty ? Motion() : sample()));
    document->setTitle("新しい動き");
    addBoneKey("首", 3);
    setEveryKindOfKey(5);
    document->undoStack()->undo();
    expectTheSameAfterDeath();
    EXPECT_EQ(recovered.document->title(), "新しい動き");
    EXPECT_TRUE(recovered.document->isModified());
  }
}

TEST_F(Journals, BeginInTheMiddleOfAHistory) {
  for (const bool withFile : {true, false}) {
    reset();
    open(false);
    if (!withFile) document = std::make_unique<MotionDocument>(sample());
    addBoneKey("首", 3);
    const Name before = document->motion().bones[0].name;
    document->push("rename", MotionEdit{{}, {{TrackId{TrackKind::Bone, 0}, before, test::nameOf("左肩")}}});
    document->setModelName(test::nameOf("鏡音リン"));
    setEveryKindOfKey(5);
    document->undoStack()->undo();
    document->undoStack()->undo();
    watch();
    document->undoStack()->redo();
    expectTheSameAfterDeath();
  }
}

TEST_F(Journals, SaveTheSameBytesAfterRecovery) {
  open();
  setEveryKindOfKey(5);
  const Bytes expected = vmdFromMotion(document->motion(), document->source());
  die();
  recover();
  ASSERT_TRUE(recovered.document->save());
  EXPECT_EQ(*readFile(path), expected);
  while (recovered.document->undoStack()->canUndo()) recovered.document->undoStack()->undo();
  ASSERT_TRUE(recovered.document->save());
  EXPECT_EQ(*readFile(path), original) << "every record found its old place";
}

TEST_F(Journals, OfWhatIsSavedAreNotOffered) {
  open();
  setEveryKindOfKey(5);
  ASSERT_TRUE(document->save());
  die();
  EXPECT_EQ(journal::journalFolders(root).size(), 1U);
  EXPECT_TRUE(findJournals(root).empty());
  EXPECT_TRUE(journal::journalFolders(root).empty()) << "and go away";
}

TEST_F(Journals, OfClosedDocumentsGoAway) {
  open();
  setEveryKindOfKey(5);
  journal->waitUntilWritten();
  EXPECT_EQ(journal::journalFolders(root).size(), 1U);
  journal->discard(*document);
  journal->waitUntilWritten();
  EXPECT_TRUE(journal::journalFolders(root).empty());
}

TEST_F(Journals, GoAwayWhenTheFileIsReadAgainAndBeginAnewAfterwards) {
  open();
  setEveryKindOfKey(5);
  ASSERT_TRUE(document->revert());
  journal->waitUntilWritten();
  EXPECT_TRUE(journal::journalFolders(root).empty());
  setEveryKindOfKey(6);
  expectTheSameAfterDeath();
}

TEST_F(Journals, OfRunningProgramsAreLeftAlone) {
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
  EditBuilder builder((*opened)->motion());
  builder.set(TrackId{TrackKind::Bone, 0}, 50, test::boneKeyAt(1));
  (*opened)->push("edit", builder.build());
  other.waitUntilWritten();
  EXPECT_EQ(journal::journalFolders(root).size(), 2U);
  other.discard(**opened);
  other.waitUntilWritten();
  EXPECT_EQ(journal::journalFolders(root), std::vector<fs::path>{owned});
  expectTheSameAfterDeath();
}

TEST_F(Journals, TwoRecoveriesOfOneAreNotPossible) {
  open();
  setEveryKindOfKey(5);
  die();
  recover();
  EXPECT_TRUE(findJournals(root).empty());
  EXPECT_FALSE(recoverDocument(recovered.folder->path()).ok());
}

TEST_F(Journals, OfARecoveredDocumentTakeThePlaceOfTheOld) {
  open();
  setEveryKindOfKey(5);
  die();
  const fs::path first = journal::journalFolders(root).at(0);
  recover();
  const Motion before = recovered.document->motion();
  restartWithRecovered();
  journal->waitUntilWritten();
  ASSERT_EQ(journal::journalFolders(root).size(), 1U);
  EXPECT_NE(journal::journalFolders(root).at(0), first);
  setEveryKindOfKey(6);
  expectTheSameAfterDeath();
  EXPECT_EQ(recovered.steps, 2);
  recovered.document->undoStack()->undo();
  EXPECT_EQ(recovered.document->motion(), before);
}

TEST_F(Journals, KeepTheOldOneWhenTheNewCannotBeWritten) {
  open();
  setEveryKindOfKey(5);
  die();
  recover();
  const fs::path first = recovered.folder->path();
  // A file in the place of the folder: nothing can be made there.
  const fs::path elsewhere = folder.path() / "no-folder";
  ASSERT_TRUE(writeFileAtomically(elsewhere, asBytes("x")));
  root = elsewhere;
  restartWithRecovered();
  journal->waitUntilWritten();
  EXPECT_TRUE(fs::exists(journal::logPath(first)));
}

TEST_F(Journals, SayOnceThatTheyCannotBeWrittenAndDisturbNothing) {
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
  EXPECT_EQ(document->undoStack()->count(), 5);
  ASSERT_TRUE(document->save());
}

TEST_F(Journals, SayAgainThatTheyCannotBeWrittenAfterTheyCould) {
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
    int told;
  };
  const std::vector<Row> rows = {{false, 1}, {false, 1}, {true, 1}, {false, 2}, {false, 2}};
  for (const Row& row : rows) {
    stepWhen(row.isWritable);
    EXPECT_EQ(failures.count(), row.told);
  }
}

TEST_F(Journals, StandOnTheBytesThatWereOpenedWhateverBecameOfTheFile) {
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
    const Motion expected = document->motion();
    die();
    row.happen();
    recover();
    EXPECT_EQ(recovered.document->motion(), expected);
    EXPECT_TRUE(recovered.document->isModified());
    EXPECT_EQ(recovered.document->isChangedOnDisk(), row.changed);
  }
}

TEST_F(Journals, StandOnTheFileWhenTheirCopyOfItWasCutShort) {
  open();
  setEveryKindOfKey(5);
  const Motion expected = document->motion();
  die();
  const fs::path base = journal::basePath(journal::journalFolders(root).at(0));
  ASSERT_EQ(fs::file_size(base), original.size());
  fs::resize_file(base, original.size() / 2);
  recover();
  EXPECT_EQ(recovered.document->motion(), expected);
}

TEST_F(Journals, OfLargeFilesOutliveASaveBeforeTheirCopyIsWhole) {
  open(false);
  journal::Start begin;
  begin.source = document->sharedSource();
  begin.filed.file = document->file();
  begin.largestBaseAtOnce = original.size() - 1;
  auto log = journal::Log::begin(root, begin);
  ASSERT_TRUE(log);
  setEveryKindOfKey(5);
  const auto* step = dynamic_cast<const MotionEditCommand*>(document->undoStack()->command(0));
  ASSERT_TRUE(log->append(journal::encodeStep(1, "step", *step->edit())));
  ASSERT_TRUE(document->save());
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

TEST_F(Journals, AreOfferedAgainWhenARecoveredDocumentIsLetGo) {
  open();
  setEveryKindOfKey(5);
  die();
  recover();
  restartWithRecovered();
  setEveryKindOfKey(6);
  const Motion expected = document->motion();
  journal->release(*document);
  die();
  recover();
  EXPECT_EQ(recovered.document->motion(), expected);
}

TEST_F(Journals, SayWhenNothingIsLeftToStandOn) {
  open();
  setEveryKindOfKey(5);
  die();
  const fs::path lost = journal::journalFolders(root).at(0);
  fs::remove(journal::basePath(lost));
  fs::remove(path);
  const auto result = recoverDocument(lost);
  ASSERT_FALSE(result.ok());
  EXPECT_NE(result.error().message().find("dance.vmd"), std::string::npos) << result.error().message();
  EXPECT_TRUE(fs::exists(journal::logPath(lost))) << "the file may come back";
}

TEST_F(Journals, KnowASaveThatTheyDidNotLiveToNote) {
  open();
  setEveryKindOfKey(5);
  const Bytes saved = vmdFromMotion(document->motion(), document->source());
  die();
  ASSERT_TRUE(writeFileAtomically(path, saved));
  recover();
  EXPECT_FALSE(recovered.document->isChangedOnDisk());
  EXPECT_FALSE(recovered.document->isModified());
}

TEST_F(Journals, KeepThatAFileWasDamagedWhenItWasOpened) {
  Bytes cut = original;
  cut.resize(cut.size() / 2);
  ASSERT_TRUE(writeFileAtomically(path, cut));
  open();
  ASSERT_TRUE(document->isRepaired());
  setEveryKindOfKey(5);
  expectTheSameAfterDeath();
  EXPECT_TRUE(recovered.document->isRepaired());
  EXPECT_FALSE(recovered.document->diagnostics().empty());
}

TEST_F(Journals, TellWhatTheyHold) {
  open();
  setEveryKindOfKey(5);
  setEveryKindOfKey(6);
  ASSERT_TRUE(document->save());
  setEveryKindOfKey(7);
  setEveryKindOfKey(8);
  setEveryKindOfKey(9);
  die();
  const auto found = findJournals(root);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].file, path);
  EXPECT_EQ(found[0].steps, 3);
  EXPECT_FALSE(found[0].damage.has_value());
  EXPECT_NEAR(static_cast<double>(found[0].lastEdit), static_cast<double>(QDateTime::currentMSecsSinceEpoch()), 60'000);
}

TEST_F(Journals, AreForNobodyElseToRead) {
  open();
  setEveryKindOfKey(5);
  journal->waitUntilWritten();
  constexpr auto kOthers = fs::perms::group_all | fs::perms::others_all;
  const fs::path owned = journal::journalFolders(root).at(0);
  EXPECT_EQ(fs::status(root).permissions() & kOthers, fs::perms::none);
  EXPECT_EQ(fs::status(journal::logPath(owned)).permissions() & kOthers, fs::perms::none);
}

TEST_F(Journals, LeaveNoHalfMadeFoldersBehind) {
  fs::create_directories(root / "0123456789abcdef");
  fs::create_directories(root / "half");
  ASSERT_TRUE(writeFileAtomically(root / "half" / "base", asBytes("x")));
  EXPECT_TRUE(findJournals(root).empty());
  EXPECT_FALSE(fs::exists(root / "half"));
  EXPECT_FALSE(fs::exists(root / "0123456789abcdef"));
}

}  // namespace
}  // namespace furitsuke
