// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <thread>

#include "core/base/file.h"
#include "core/edit/document/motion_document.h"
#include "core/eval/sample_pose.h"
#include "core/format/vpd/vpd_file.h"
#include "core/io/motion/vpd_motion.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::edit {
namespace {

namespace fs = std::filesystem;

motion::Motion smallMotion() {
  motion::Motion motion;
  motion.modelName = test::nameOf("初音ミク");
  test::addBone(motion, "右腕", {0, 10, 20});
  test::addMorph(motion, "あ", {0, 5});
  return motion;
}

class Files : public ::testing::Test {
 protected:
  Files() {
    EXPECT_TRUE(writeFileAtomically(path, io::vmdFromMotion(smallMotion(), nullptr)).ok());
    Result<std::unique_ptr<MotionDocument>> opened = MotionDocument::open(path);
    EXPECT_TRUE(opened.ok());
    if (opened) document = std::move(*opened);
  }
  [[nodiscard]] static std::string contents(const fs::path& file) {
    const Result<Bytes> bytes = readFile(file);
    return bytes.ok() ? std::string(asChars(*bytes)) : "(unreadable)";
  }
  void edit() {
    motion::EditBuilder builder(document->motion());
    builder.set(motion::TrackId{motion::TrackKind::Bone, 0}, 10, test::boneKeyAt(77));
    document->history().push("edit", builder.build());
  }

  QTemporaryDir folder;
  fs::path path = fs::path(folder.path().toStdString()) / "踊り.vmd";
  fs::path backup = fs::path(folder.path().toStdString()) / "踊り.vmd.bak";
  std::unique_ptr<MotionDocument> document;
};

TEST_F(Files, OpenUnmodifiedWithATitle) {
  EXPECT_EQ(document->file().path(), path);
  EXPECT_EQ(document->file().title(), "踊り.vmd");
  EXPECT_FALSE(document->isModified());
  EXPECT_FALSE(document->file().isRepaired());
  EXPECT_EQ(document->motion(), motion::Motion(document->motion()));
  EXPECT_EQ(document->motion().keyCount(), 5U);
}

TEST_F(Files, ReportFindingsOfTheMotion) {
  EXPECT_TRUE(document->diagnostics().empty());
  motion::Motion mixed = smallMotion();
  motion::Keys<motion::LightKey> light;
  light.append(0, motion::restLightKey());
  mixed.light = motion::Track(std::move(light));
  ASSERT_TRUE(writeFileAtomically(path, io::vmdFromMotion(mixed, nullptr)).ok());
  ASSERT_TRUE(document->revert().ok());
  ASSERT_EQ(document->diagnostics().size(), 1U);
  EXPECT_EQ(document->diagnostics().front().code, "motion.mixed");
}

TEST_F(Files, SaveTheOriginalBytesWhenEverythingIsUndone) {
  const std::string original = contents(path);
  edit();
  ASSERT_TRUE(document->file().save().ok());
  EXPECT_NE(contents(path), original);
  EXPECT_FALSE(document->isModified());
  document->history().undoStack()->undo();
  EXPECT_TRUE(document->isModified());
  ASSERT_TRUE(document->file().save().ok());
  EXPECT_EQ(contents(path), original);
}

TEST_F(Files, SaveANewTrackNameAndTheOldOneAfterUndo) {
  const std::string original = contents(path);
  const Name before = document->motion().bones.front().name;
  document->history().push(
      "rename", motion::Edit{{}, {{motion::TrackId{motion::TrackKind::Bone, 0}, before, test::nameOf("左腕")}}});
  ASSERT_TRUE(document->file().save().ok());
  const Result<std::unique_ptr<MotionDocument>> again = MotionDocument::open(path);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ((*again)->motion().bones.front().name.text(), "左腕");
  EXPECT_EQ((*again)->motion().keyCount(), 5U);
  EXPECT_EQ(contents(path).size(), original.size());
  document->history().undoStack()->undo();
  ASSERT_TRUE(document->file().save().ok());
  EXPECT_EQ(contents(path), original);
}

TEST_F(Files, KeepTheOriginalAsABackupOnce) {
  const std::string original = contents(path);
  edit();
  ASSERT_TRUE(document->file().save().ok());
  EXPECT_EQ(contents(backup), original);
  document->history().undoStack()->undo();
  edit();
  ASSERT_TRUE(document->file().save().ok());
  EXPECT_EQ(contents(backup), original);
}

TEST_F(Files, UseTheNewPathAfterSaveAs) {
  const fs::path other = path.parent_path() / "other.vmd";
  edit();
  ASSERT_TRUE(document->file().saveAs(other).ok());
  EXPECT_EQ(document->file().path(), other);
  EXPECT_FALSE(fs::exists(path.parent_path() / "other.vmd.bak"));
  const Result<std::unique_ptr<MotionDocument>> again = MotionDocument::open(other);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ((*again)->motion().keyCount(), 5U);
}

TEST_F(Files, AreWrittenAsOfTheStartOfTheSave) {
  edit();
  DocumentSave save = document->file().beginSave(path, {});
  EXPECT_TRUE(document->file().isSaving());
  Status written = Done{};
  std::thread writer([&] { written = save.write(); });
  document->history().push("delete", motion::deleteKeys(document->motion(), motion::selectAllKeys(document->motion()),
                                                        motion::FrameZeroRule::Ordinary));
  writer.join();
  ASSERT_TRUE(document->file().finishSave(save, written).ok());
  EXPECT_FALSE(document->file().isSaving());

  EXPECT_EQ(MotionDocument::open(path).value()->motion().keyCount(), 5U);
  EXPECT_TRUE(document->isModified()) << "the last step is not in the file";
  document->history().undoStack()->undo();
  document->history().undoStack()->undo();
  EXPECT_TRUE(document->isModified()) << "no file contains the state before the save";
  ASSERT_TRUE(document->file().save().ok());
  EXPECT_FALSE(document->isModified());
}

TEST_F(Files, StayModifiedAfterUndoAndRedoDuringASave) {
  edit();
  DocumentSave save = document->file().beginSave(path, {});
  document->history().undoStack()->undo();
  ASSERT_TRUE(document->file().finishSave(save, save.write()).ok());
  EXPECT_TRUE(document->isModified());
  document->history().undoStack()->redo();
  EXPECT_TRUE(document->isModified());
}

TEST_F(Files, AreNotReportedAsChangedByTheirOwnSave) {
  edit();
  QSignalSpy spy(document.get(), &MotionDocument::changedOnDisk);
  DocumentSave save = document->file().beginSave(path, {});
  const Status written = save.write();
  QTest::qWait(100);
  EXPECT_EQ(spy.count(), 0);
  ASSERT_TRUE(document->file().finishSave(save, written).ok());
  EXPECT_FALSE(document->file().isChangedOnDisk());
  EXPECT_FALSE(document->isModified());
}

TEST_F(Files, StayModifiedIfSavingFails) {
  edit();
  const fs::path nowhere = path.parent_path() / "missing" / "x.vmd";
  const Status status = document->file().saveAs(nowhere);
  ASSERT_FALSE(status.ok());
  EXPECT_NE(status.error().message().find("x.vmd"), std::string::npos) << status.error().message();
  EXPECT_TRUE(document->isModified());
  EXPECT_EQ(document->file().path(), path);
}

TEST_F(Files, ReportThatAnotherProgramChangedThem) {
  QSignalSpy spy(document.get(), &MotionDocument::changedOnDisk);
  EXPECT_FALSE(document->file().isChangedOnDisk());
  ASSERT_TRUE(writeFileAtomically(path, toBytes("other content")).ok());
  EXPECT_TRUE(document->file().isChangedOnDisk());
  EXPECT_TRUE(test::waitFor([&] { return spy.count() == 1; }));
  ASSERT_TRUE(document->file().save().ok());
  EXPECT_FALSE(document->file().isChangedOnDisk());
  QTest::qWait(50);
  EXPECT_EQ(spy.count(), 1);  // no signal for its own save
}

TEST_F(Files, AreModifiedWhileTheFileIsThatOfAnotherProgram) {
  for (const bool isDeleted : {false, true}) {
    ASSERT_FALSE(document->isModified());
    QSignalSpy spy(document.get(), &MotionDocument::modifiedChanged);
    if (isDeleted) {
      fs::remove(path);
    } else {
      ASSERT_TRUE(writeFileAtomically(path, toBytes("other content")).ok());
    }
    EXPECT_TRUE(test::waitFor([&] { return document->isModified(); }));
    EXPECT_GT(spy.count(), 0);
    ASSERT_TRUE(document->file().save().ok());
  }
  EXPECT_FALSE(document->isModified());
}

TEST_F(Files, RevertToTheFile) {
  const motion::Motion original = document->motion();
  QSignalSpy changes(document.get(), &MotionDocument::motionChanged);
  edit();
  ASSERT_TRUE(document->revert().ok());
  EXPECT_EQ(document->motion(), original);
  EXPECT_FALSE(document->isModified());
  EXPECT_EQ(document->history().undoStack()->count(), 0);
  EXPECT_EQ(changes.last().at(0).value<MotionChange>().kind, MotionChange::Kind::Reloaded);
}

TEST_F(Files, KeepTheEditsIfRevertFails) {
  edit();
  const motion::Motion edited = document->motion();
  fs::remove(path);
  EXPECT_FALSE(document->revert().ok());
  EXPECT_EQ(document->motion(), edited);
  EXPECT_TRUE(document->isModified());
}

TEST_F(Files, OpenAsRepairedWhenDamaged) {
  std::string damaged = contents(path);
  damaged.resize(60 + 111);  // the first of three bone keys is complete
  const fs::path other = path.parent_path() / "damaged.vmd";
  ASSERT_TRUE(writeFileAtomically(other, toBytes(damaged)).ok());
  Result<std::unique_ptr<MotionDocument>> opened = MotionDocument::open(other);
  ASSERT_TRUE(opened.ok());
  EXPECT_TRUE((*opened)->file().isRepaired());
  EXPECT_TRUE((*opened)->isModified());
  EXPECT_EQ((*opened)->motion().keyCount(), 1U);
  EXPECT_EQ((*opened)->file().losses({}).size(), 1U);
  ASSERT_TRUE((*opened)->file().saveAs(path.parent_path() / "repaired.vmd").ok());
  EXPECT_FALSE((*opened)->file().isRepaired());
  EXPECT_TRUE((*opened)->file().losses({}).empty()) << "nothing more is lost by saving again";
}

TEST_F(Files, MakeNoBackupOfAFileThatThisSessionWrote) {
  const fs::path other = path.parent_path() / "new.vmd";
  ASSERT_TRUE(document->file().saveAs(other).ok());
  edit();
  ASSERT_TRUE(document->file().save().ok());
  EXPECT_FALSE(fs::exists(path.parent_path() / "new.vmd.bak"));
}

TEST_F(Files, APoseOpensAsAnUnmodifiedMotionWithoutAFile) {
  const fs::path pose = path.parent_path() / "pose.vpd";
  const Result<Bytes> bytes = format::vpd::write(io::vpdFromPose(eval::samplePose(document->motion(), 5)));
  ASSERT_TRUE(bytes.ok());
  ASSERT_TRUE(writeFileAtomically(pose, *bytes).ok());
  Result<std::unique_ptr<MotionDocument>> opened = MotionDocument::open(pose);
  ASSERT_TRUE(opened.ok());
  EXPECT_TRUE((*opened)->file().path().empty());
  EXPECT_FALSE((*opened)->isModified());
  EXPECT_EQ((*opened)->file().title(), "pose");
  EXPECT_EQ((*opened)->motion().frameRange(), (FrameRange{0, 0}));
}

TEST_F(Files, AnotherKindOfFileIsRefusedWithItsKind) {
  const fs::path other = path.parent_path() / "model.vmd";
  ASSERT_TRUE(writeFileAtomically(other, toBytes("PMX 2.0 something")).ok());
  const Result<std::unique_ptr<MotionDocument>> opened = MotionDocument::open(other);
  ASSERT_FALSE(opened.ok());
  EXPECT_NE(opened.error().message().find("PMX"), std::string::npos) << opened.error().message();
}

TEST(NewDocuments, HaveNoFileAndCannotBeSavedWithoutAName) {
  MotionDocument document;
  EXPECT_TRUE(document.file().path().empty());
  EXPECT_FALSE(document.isModified());
  EXPECT_FALSE(document.file().save().ok());
  EXPECT_FALSE(document.revert().ok());
}

}  // namespace
}  // namespace furitsuke::edit
