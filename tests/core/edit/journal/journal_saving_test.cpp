// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <array>
#include <initializer_list>
#include <stdexcept>

#include "core/base/file.h"
#include "core/edit/journal/journal.h"
#include "core/edit/journal/journal_folder.h"
#include "core/edit/journal/journal_record.h"
#include "core/edit/journal/recovery.h"
#include "tests/core/edit/journal/journal_fixture.h"
#include "tests/support/odd_places.h"
#include "tests/support/vmd_samples.h"
#include "tests/support/waiting.h"

// The journal and the file of its document: saves that were interrupted, journals that could not be written.
namespace furitsuke::edit {
namespace {

namespace fs = std::filesystem;

using JournaledSaves = test::JournalTest;

TEST_F(JournaledSaves, AreWrittenAgainByThemselvesWhenThatIsPossible) {
  root = folder.path() / "a-file";
  ASSERT_TRUE(writeFileAtomically(root, asBytes("x")));
  open(false);
  watch(std::chrono::milliseconds(20));
  QSignalSpy failures(journal.get(), &Journal::failed), resumed(journal.get(), &Journal::resumed);
  setEveryKindOfKey(5);
  setEveryKindOfKey(6);
  QTest::qWait(300);
  EXPECT_EQ(failures.count(), 1) << "repeated failures are not reported";
  EXPECT_EQ(resumed.count(), 0);
  fs::remove(root);
  EXPECT_TRUE(test::waitFor([&] { return resumed.count() == 1; })) << "without another step";
  expectSameAfterRecovery();
}

TEST_F(JournaledSaves, OfADocumentThatIsClosedMeanwhileReportNothing) {
  root = folder.path() / "a-file";
  ASSERT_TRUE(writeFileAtomically(root, asBytes("x")));
  open();
  QSignalSpy failures(journal.get(), &Journal::failed);
  setEveryKindOfKey(5);
  journal->waitUntilWritten();  // the failure is queued
  journal->discard(*document);
  QTest::qWait(50);
  EXPECT_EQ(failures.count(), 0);
}

TEST_F(JournaledSaves, AFullDiskIsReportedAndNoLongerWhenThereIsSpace) {
  open(false);
  watch(std::chrono::milliseconds(20));
  QSignalSpy failures(journal.get(), &Journal::failed), resumed(journal.get(), &Journal::resumed);
  setEveryKindOfKey(5);
  journal->waitUntilWritten();
  {
    const test::FullDisk full(64);
    setEveryKindOfKey(6);
    EXPECT_TRUE(test::waitFor([&] { return failures.count() == 1; }));
    setEveryKindOfKey(7);
    QTest::qWait(300);
    EXPECT_EQ(failures.count(), 1);
    EXPECT_EQ(resumed.count(), 0);
  }
  EXPECT_TRUE(test::waitFor([&] { return resumed.count() == 1; }));
  expectSameAfterRecovery();
}

TEST_F(JournaledSaves, ThatCouldNotBeWrittenDoNotOfferAnOlderStateThanTheSavedFile) {
  open(false);
  watch(std::chrono::hours(1));
  QSignalSpy failures(journal.get(), &Journal::failed);
  setEveryKindOfKey(5);
  journal->waitUntilWritten();
  {
    const test::FullDisk full(64);
    setEveryKindOfKey(6);
    EXPECT_TRUE(test::waitFor([&] { return failures.count() == 1; }));
  }
  ASSERT_TRUE(document->file().save());
  simulateCrash();
  EXPECT_TRUE(findJournals(root).empty());
}

/// The journal as a program leaves it that is killed while `save` writes, before (`isReplaced` false) or after the file
/// was replaced.
class InterruptedSaves : public JournaledSaves {
 protected:
  void killDuringSave(const fs::path& target, bool isReplaced, io::VmdWriteOptions options = {}) {
    DocumentSave save = document->file().beginSave(target, options);
    const auto note = save.noteContent;
    ASSERT_TRUE(note);
    save.noteContent = [&](const ContentDigest& content) {
      note(content);
      // Nothing that is written later reaches the disk.
      killed = folder.path() / "killed";
      fs::remove_all(killed);
      fs::copy(journal::journalFolders(root).at(0), killed);
      if (!isReplaced) throw std::runtime_error("killed");
    };
    (void)save.write();
  }
  void recoverKilled() {
    journal->discard(*document);
    journal.reset();
    document.reset();
    Result<RecoveredDocument> result = recoverDocument(killed);
    ASSERT_TRUE(result) << result.error().message();
    recovered = std::move(*result);
  }

  fs::path killed;
};

TEST_F(InterruptedSaves, AreKnownByTheContentOfTheFile) {
  for (const bool isSaveAs : {false, true}) {
    SCOPED_TRACE(isSaveAs);
    reset();
    open();
    setEveryKindOfKey(5);
    setEveryKindOfKey(6);
    const motion::Motion expected = document->motion();
    const fs::path target = isSaveAs ? folder.path() / "other.vmd" : path;
    killDuringSave(target, true, {.version = isSaveAs ? 1 : 2});
    recoverKilled();
    EXPECT_EQ(recovered.document->motion(), expected) << "all steps were on the disk before the file was replaced";
    EXPECT_FALSE(recovered.document->file().isChangedOnDisk());
    EXPECT_FALSE(recovered.document->isModified());
    EXPECT_FALSE(recovered.fileIsNewer);
    EXPECT_EQ(recovered.document->file().path(), target);
    EXPECT_EQ(recovered.document->file().vmdVersion(), isSaveAs ? 1 : 2);
    recovered.document->history().undoStack()->undo();
    EXPECT_TRUE(recovered.document->isModified());
  }
}

TEST_F(InterruptedSaves, BeforeTheFileIsReplacedLeaveUnsavedSteps) {
  open();
  setEveryKindOfKey(5);
  const motion::Motion expected = document->motion();
  killDuringSave(path, false);
  EXPECT_EQ(*readFile(path), original);
  recoverKilled();
  EXPECT_EQ(recovered.document->motion(), expected);
  EXPECT_TRUE(recovered.document->isModified());
  EXPECT_FALSE(recovered.document->file().isChangedOnDisk());
}

TEST_F(InterruptedSaves, ChangedByAnotherProgramAfterwardAreReportedAsChanged) {
  open();
  setEveryKindOfKey(5);
  killDuringSave(path, true);
  ASSERT_TRUE(writeFileAtomically(path, test::checkFile()));
  recoverKilled();
  EXPECT_TRUE(recovered.document->isModified());
  EXPECT_TRUE(recovered.document->file().isChangedOnDisk());
}

TEST_F(JournaledSaves, KnowTheirSavedFileAfterItIsCopied) {
  open();
  setEveryKindOfKey(5);
  ASSERT_TRUE(document->file().save());
  setEveryKindOfKey(6);
  simulateCrash();
  fs::last_write_time(path, fs::last_write_time(path) + std::chrono::hours(1));
  EXPECT_FALSE(findJournals(root).at(0).fileIsNewer);
  recover();
  EXPECT_FALSE(recovered.document->file().isChangedOnDisk());
  EXPECT_FALSE(recovered.fileIsNewer);
  EXPECT_TRUE(recovered.document->isModified());
}

/// The same records with the format and the digests of an older program.
Bytes logOfFormat5(const Bytes& log, std::initializer_list<Bytes> files) {
  constexpr std::size_t kFormatAt = 1 + 8;
  Bytes older;
  ByteReader in(log);
  for (std::uint64_t number = 0; in.remaining() != 0; ++number) {
    const auto size = in.read<std::uint64_t>();
    (void)in.read<std::uint64_t>();
    const ByteView view = in.take(size);
    Bytes payload(view.begin(), view.end());
    if (number == 0) {
      storeLe(payload.data() + kFormatAt, std::uint32_t{5});
      payload.resize(payload.size() - sizeof(std::uint64_t));  // the id of the document
    }
    for (const Bytes& file : files) {
      std::array<std::byte, 8> hash{};
      storeLe(hash.data(), contentDigestOf(file).hash);
      const auto found = std::search(payload.begin(), payload.end(), hash.begin(), hash.end());
      if (found != payload.end()) storeLe(&*found, journal::checksumOf(file));
    }
    const Bytes frame = journal::frameOf(number, payload);
    older.insert(older.end(), frame.begin(), frame.end());
    older.insert(older.end(), payload.begin(), payload.end());
  }
  return older;
}

TEST_F(JournaledSaves, OfAnOlderProgramAreKnown) {
  open();
  setEveryKindOfKey(5);
  ASSERT_TRUE(document->file().save());
  setEveryKindOfKey(6);
  const motion::Motion expected = document->motion();
  simulateCrash();
  const fs::path log = journal::logPath(journal::journalFolders(root).at(0));
  const Bytes saved = *readFile(path);
  const Bytes current = *readFile(log);
  const Bytes older = logOfFormat5(current, {original, saved});
  ASSERT_NE(older, current);
  ASSERT_TRUE(writeFileAtomically(log, older));
  fs::last_write_time(path, fs::last_write_time(path) + std::chrono::hours(1));
  EXPECT_FALSE(findJournals(root).at(0).fileIsNewer);
  recover();
  EXPECT_EQ(recovered.document->motion(), expected);
  EXPECT_FALSE(recovered.document->file().isChangedOnDisk());
}

TEST_F(JournaledSaves, ReportThatTheFileIsNewer) {
  struct Row {
    const char* name;
    std::chrono::hours age;  ///< of the changed file
    bool isNewer;
  };
  for (const Row& row :
       {Row{"saved later", std::chrono::hours(-1), true}, {"an old copy", std::chrono::hours(5), false}}) {
    SCOPED_TRACE(row.name);
    reset();
    open();
    setEveryKindOfKey(5);
    simulateCrash();
    ASSERT_TRUE(writeFileAtomically(path, test::checkFile()));
    fs::last_write_time(path, fs::file_time_type::clock::now() - row.age);
    EXPECT_EQ(findJournals(root).at(0).fileIsNewer, row.isNewer);
    recover();
    EXPECT_TRUE(recovered.document->file().isChangedOnDisk());
    EXPECT_EQ(recovered.fileIsNewer, row.isNewer);
  }
}

}  // namespace
}  // namespace furitsuke::edit
