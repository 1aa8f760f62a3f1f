// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QUndoStack>
#include <filesystem>

#include "core/base/file.h"
#include "core/edit/document/motion_document.h"
#include "tests/support/motions.h"
#include "tests/support/odd_places.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::edit {
namespace {

namespace fs = std::filesystem;

/// Far more keys than fit below the limit of FullDisk.
constexpr unsigned long kFullAt = 4096;

class Faults : public ::testing::Test {
 protected:
  [[nodiscard]] static std::unique_ptr<MotionDocument> opened(const fs::path& path) {
    Result<std::unique_ptr<MotionDocument>> document = MotionDocument::open(path);
    EXPECT_TRUE(document.ok()) << path;
    return document ? std::move(*document) : std::make_unique<MotionDocument>();
  }
  [[nodiscard]] fs::path writeDance(const fs::path& name) const {
    motion::Motion motion;
    motion::Keys<motion::BoneKey> keys;
    for (Frame frame = 0; frame < 200; ++frame) keys.append(frame, motion::restBoneKey());
    motion.bones.push_back({test::nameOf("右腕"), motion::Track(std::move(keys))});
    EXPECT_TRUE(writeFileAtomically(folder.path() / name, io::vmdFromMotion(motion, nullptr)).ok()) << name;
    return folder.path() / name;
  }
  static void edit(MotionDocument& document) {
    motion::EditBuilder builder(document.motion());
    builder.set(motion::TrackId{motion::TrackKind::Bone, 0}, 500, test::boneKeyAt(77));
    document.history().push("edit", builder.build());
  }
  [[nodiscard]] static std::string contents(const fs::path& path) {
    const Result<Bytes> bytes = readFile(path);
    return bytes ? std::string(asChars(*bytes)) : "error: " + bytes.error().message();
  }
  [[nodiscard]] std::size_t filesInFolder() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()));
  }

  test::TempFolder folder;
};

TEST_F(Faults, OpeningReportsTheReasonOfAFailureImmediately) {
  constexpr std::size_t kMostExtraMemory = std::size_t{200} << 20;
  const std::size_t before = test::peakMemory();
  for (const auto& [path, reason] : test::unreadablePlaces(folder.path())) {
    const Result<std::unique_ptr<MotionDocument>> document = MotionDocument::open(path);
    ASSERT_FALSE(document.ok()) << path;
    EXPECT_NE(document.error().message().find(reason), std::string::npos) << document.error().message();
  }
  EXPECT_LT(test::peakMemory() - before, kMostExtraMemory) << "a file of 2 GB is rejected without reading all of it";
}

TEST_F(Faults, AFailedSaveReportsTheReasonAndKeepsTheEdits) {
  const fs::path path = writeDance("dance.vmd");
  const auto document = opened(path);
  edit(*document);
  for (const auto& [place, reason] : test::unwritablePlaces(folder.path())) {
    const std::size_t files = filesInFolder();
    const Status status = document->file().saveAs(place);
    ASSERT_FALSE(status.ok()) << place;
    EXPECT_NE(status.error().message().find(reason), std::string::npos) << status.error().message();
    EXPECT_TRUE(document->isModified()) << place;
    EXPECT_EQ(document->file().path(), path) << place;
    EXPECT_EQ(filesInFolder(), files) << place;
  }
  EXPECT_TRUE(document->file().save().ok());
}

TEST_F(Faults, AReadOnlyFolderKeepsTheFileAndTheEdits) {
  fs::create_directory(folder.path() / "locked");
  const fs::path path = writeDance("locked/dance.vmd");
  const std::string original = contents(path);
  const auto document = opened(path);
  edit(*document);
  {
    const test::ReadOnlyFolder locked(folder.path() / "locked");
    if (!locked.holds()) GTEST_SKIP() << "root ignores permissions";
    const Status status = document->file().save();
    ASSERT_FALSE(status.ok());
    EXPECT_NE(status.error().message().find("Permission denied"), std::string::npos) << status.error().message();
    EXPECT_NE(status.error().message().find("locked"), std::string::npos) << status.error().message();
    EXPECT_EQ(contents(path), original);
    EXPECT_TRUE(document->isModified());
    EXPECT_TRUE(document->file().saveAs(folder.path() / "elsewhere.vmd").ok());
  }
  EXPECT_FALSE(document->isModified());
}

TEST_F(Faults, AFullDiskKeepsTheFileTheBackupAndTheEdits) {
  const fs::path path = writeDance("dance.vmd");
  const fs::path backup = folder.path() / "dance.vmd.bak";
  const std::string original = contents(path);
  ASSERT_TRUE(writeFileAtomically(backup, asBytes("the backup of the previous session")).ok());
  const auto document = opened(path);
  edit(*document);
  {
    const test::FullDisk full(kFullAt);
    const Status status = document->file().save();
    ASSERT_FALSE(status.ok());
    EXPECT_NE(status.error().message().find("File too large"), std::string::npos) << status.error().message();
  }
  EXPECT_EQ(contents(path), original);
  EXPECT_EQ(contents(backup), "the backup of the previous session");
  EXPECT_EQ(filesInFolder(), 2U);
  EXPECT_TRUE(document->isModified());
  ASSERT_TRUE(document->file().save().ok()) << "after there is space again";
  EXPECT_EQ(contents(backup), original);
}

TEST_F(Faults, AFileThatCannotBeReplacedKeepsTheBackupOfThePreviousSession) {
  const fs::path path = writeDance("dance.vmd");
  const fs::path backup = folder.path() / "dance.vmd.bak";
  ASSERT_TRUE(writeFileAtomically(backup, asBytes("the backup of the previous session")).ok());
  const auto document = opened(path);
  edit(*document);
  fs::permissions(path, fs::perms(0444));
  {
    const test::ReadOnlyFolder noRoot(folder.path());  // without the right of root to ignore permissions
    if (!noRoot.holds()) GTEST_SKIP() << "root ignores permissions";
    fs::permissions(folder.path(), fs::perms(0755));
    const Status status = document->file().save();
    ASSERT_FALSE(status.ok());
    EXPECT_NE(status.error().message().find("write-protected"), std::string::npos) << status.error().message();
  }
  EXPECT_EQ(contents(backup), "the backup of the previous session");
  fs::permissions(path, fs::perms(0640));
  ASSERT_TRUE(document->file().save().ok());
  EXPECT_NE(contents(backup), "the backup of the previous session");
  EXPECT_EQ(fs::status(backup).permissions(), fs::perms(0640));
}

TEST_F(Faults, WithoutABackupTheFileIsSavedAndTheDocumentReportsIt) {
  const fs::path path = writeDance("dance.vmd");
  const fs::path backup = folder.path() / "dance.vmd.bak";
  const std::string original = contents(path);
  fs::create_directory(backup);
  const auto document = opened(path);
  edit(*document);
  DocumentSave save = document->file().beginSave(path, {});
  const Status written = save.write();
  ASSERT_TRUE(document->file().finishSave(save, written).ok());
  ASSERT_TRUE(save.backupProblem);
  EXPECT_NE(save.backupProblem->message().find("dance.vmd.bak"), std::string::npos) << save.backupProblem->message();
  EXPECT_NE(save.backupProblem->message().find("is a folder"), std::string::npos) << save.backupProblem->message();
  EXPECT_NE(contents(path), original);
  EXPECT_FALSE(document->isModified());
  fs::remove(backup);
  edit(*document);
  ASSERT_TRUE(document->file().save().ok());
  EXPECT_FALSE(fs::exists(backup)) << "the version from before this session does not exist any more";
}

TEST_F(Faults, ADamagedFileIsNotReplacedWithoutABackup) {
  const fs::path path = writeDance("dance.vmd");
  fs::resize_file(path, fs::file_size(path) - 50);
  const std::string damaged = contents(path);
  const fs::path backup = folder.path() / "dance.vmd.bak";
  fs::create_directory(backup);
  const auto document = opened(path);
  ASSERT_TRUE(document->file().isRepaired());
  const Status status = document->file().save();
  ASSERT_FALSE(status.ok());
  EXPECT_NE(status.error().message().find("is a folder"), std::string::npos) << status.error().message();
  EXPECT_EQ(contents(path), damaged);
  EXPECT_TRUE(document->isModified());
  fs::remove(backup);
  ASSERT_TRUE(document->file().save().ok());
  EXPECT_EQ(contents(backup), damaged);
}

TEST_F(Faults, RevertReportsADeletedFileAndSaveWritesItAgain) {
  const fs::path path = writeDance("dance.vmd");
  const auto document = opened(path);
  edit(*document);
  fs::remove(path);
  EXPECT_TRUE(document->file().isChangedOnDisk());
  const Status reverted = document->revert();
  ASSERT_FALSE(reverted.ok());
  EXPECT_NE(reverted.error().message().find("does not exist"), std::string::npos) << reverted.error().message();
  EXPECT_EQ(document->motion().keyCount(), 201U);
  ASSERT_TRUE(document->file().save().ok());
  EXPECT_EQ(opened(path)->motion().keyCount(), 201U);
}

TEST_F(Faults, SavingReportsADeletedFolder) {
  fs::create_directory(folder.path() / "inner");
  const fs::path path = writeDance("inner/dance.vmd");
  const auto document = opened(path);
  edit(*document);
  fs::remove_all(folder.path() / "inner");
  const Status status = document->file().save();
  ASSERT_FALSE(status.ok());
  EXPECT_NE(status.error().message().find("does not exist"), std::string::npos) << status.error().message();
  EXPECT_TRUE(document->isModified());
  EXPECT_TRUE(document->file().saveAs(folder.path() / "saved.vmd").ok());
}

TEST_F(Faults, AFileThatWasReplacedByAFolderIsNotOverwritten) {
  const fs::path path = writeDance("dance.vmd");
  const auto document = opened(path);
  edit(*document);
  fs::remove(path);
  fs::create_directory(path);
  for (const Status& status : {document->file().save(), document->revert()}) {
    ASSERT_FALSE(status.ok());
    EXPECT_NE(status.error().message().find("is a folder"), std::string::npos) << status.error().message();
  }
  EXPECT_TRUE(document->isModified());
}

TEST_F(Faults, FilesWithUnusualNamesAreOpenedAndSavedWithABackup) {
  std::string longest;
  while (longest.size() + 3 + 4 <= 255) longest += "踊";
  for (const std::string& name :
       {std::string("💃🕺 ❤️.vmd"), std::string("a\nb\".vmd"), std::string(251, 'n') + ".vmd", longest + ".vmd",
        std::string("-v.vmd"), std::string(".vmd"), std::string("bad\xFF.vmd")}) {
    const fs::path path = writeDance(name);
    const std::string original = contents(path);
    const auto document = opened(path);
    edit(*document);
    const Status saved = document->file().save();
    EXPECT_TRUE(saved.ok()) << (saved.ok() ? "" : saved.error().message());
    EXPECT_NE(contents(path), original) << name;
    std::size_t copies = 0;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.path())) {
      copies += entry.path() != path && contents(entry.path()) == original ? 1 : 0;
      if (entry.path() != path) fs::remove(entry.path());
    }
    EXPECT_EQ(copies, 1U) << name;
    fs::remove(path);
  }
}

}  // namespace
}  // namespace furitsuke::edit
