// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <filesystem>
#include <functional>
#include <vector>

#include "core/base/file.h"
#include "core/edit/document/motion_document.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

// A motion is modified exactly as long as what a save would write is not what the disk holds.
namespace furitsuke::edit {
namespace {

namespace fs = std::filesystem;

motion::Motion oneBoneMotion() {
  motion::Motion motion;
  motion.modelName = test::nameOf("初音ミク");
  test::addBone(motion, "右腕", {0, 10, 20});
  return motion;
}

/// A document, its file, and what can happen to both.
class Work {
 public:
  Work() {
    EXPECT_TRUE(writeFileAtomically(path, io::vmdFromMotion(oneBoneMotion(), nullptr)).ok());
    Result<std::unique_ptr<MotionDocument>> opened = MotionDocument::open(path);
    EXPECT_TRUE(opened.ok());
    if (opened) document = std::move(*opened);
  }
  void edit(float x = 77) {
    motion::EditBuilder builder(document->motion());
    builder.set(motion::TrackId{motion::TrackKind::Bone, 0}, 10, test::boneKeyAt(x));
    document->history().push("edit", builder.build());
  }
  void undo() { document->history().undoStack()->undo(); }
  void redo() { document->history().undoStack()->redo(); }
  void save() { EXPECT_TRUE(document->file().save().ok()); }
  void saveAs(const char* name) { EXPECT_TRUE(document->file().saveAs(folder.path().toStdString() + "/" + name).ok()); }
  void failToSave() { EXPECT_FALSE(document->file().saveAs(path.parent_path() / "missing" / "x.vmd").ok()); }
  /// Another program writes the file, and the document notices.
  void overwrite() {
    motion::Motion other = oneBoneMotion();
    test::addMorph(other, "あ", {0, 5});
    EXPECT_TRUE(writeFileAtomically(path, io::vmdFromMotion(other, nullptr)).ok());
    EXPECT_TRUE(test::waitFor([this] { return document->file().isChangedOnDisk(); }));
  }
  void remove() { fs::remove(path); }
  void revert() { (void)document->revert(); }
  /// What a save would write is on the disk.
  [[nodiscard]] bool isOnDisk() const {
    const Result<Bytes> disk = readFile(document->file().path());
    const Result<io::LoadedMotion> loaded = disk ? io::motionFromBytes(*disk) : Result<io::LoadedMotion>(disk.error());
    return loaded.ok() && loaded->motion == document->motion();
  }

  QTemporaryDir folder;
  fs::path path = fs::path(folder.path().toStdString()) / "踊り.vmd";
  std::unique_ptr<MotionDocument> document;
};

TEST(ModifiedMotions, AreThoseThatTheDiskDoesNotHave) {
  const struct {
    const char* what;
    std::function<void(Work&)> happens;
    bool isModified;
  } rows[] = {
      {"opened", [](Work&) {}, false},
      {"edited", [](Work& work) { work.edit(); }, true},
      {"an edit taken back", [](Work& work) { work.edit(), work.undo(); }, false},
      {"saved", [](Work& work) { work.edit(), work.save(); }, false},
      {"a save taken back", [](Work& work) { work.edit(), work.save(), work.undo(); }, true},
      {"the step done again", [](Work& work) { work.edit(), work.save(), work.undo(), work.redo(); }, false},
      {"the way to the save lost", [](Work& work) { work.edit(1), work.save(), work.undo(), work.edit(2); }, true},
      {"saved under another name", [](Work& work) { work.edit(), work.saveAs("other.vmd"); }, false},
      {"a save that failed", [](Work& work) { work.edit(), work.failToSave(); }, true},
      {"a save that failed without edits", [](Work& work) { work.failToSave(); }, false},
      {"overwritten", [](Work& work) { work.overwrite(); }, true},
      {"edited, overwritten and kept", [](Work& work) { work.edit(), work.overwrite(); }, true},
      {"kept and saved", [](Work& work) { work.edit(), work.overwrite(), work.save(); }, false},
      {"kept and taken back", [](Work& work) { work.edit(), work.overwrite(), work.undo(); }, true},
      {"saved, overwritten and kept", [](Work& work) { work.edit(), work.save(), work.overwrite(); }, true},
      {"overwritten and saved elsewhere", [](Work& work) { work.overwrite(), work.saveAs("other.vmd"); }, false},
      {"overwritten and read again", [](Work& work) { work.edit(), work.overwrite(), work.revert(); }, false},
      {"deleted", [](Work& work) { work.remove(); }, true},
      {"deleted and not read again", [](Work& work) { work.edit(), work.remove(), work.revert(); }, true},
      {"deleted and saved", [](Work& work) { work.remove(), work.save(); }, false},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.what);
    Work work;
    ASSERT_NE(work.document, nullptr);
    row.happens(work);
    EXPECT_TRUE(test::waitFor([&] { return work.document->isModified() == row.isModified; }));
    EXPECT_EQ(work.document->isModified(), !work.isOnDisk());
  }
}

}  // namespace
}  // namespace furitsuke::edit
