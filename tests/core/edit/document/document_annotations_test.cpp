// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <filesystem>
#include <functional>

#include "core/base/file.h"
#include "core/edit/document/motion_document.h"
#include "core/io/json/annotation_file.h"
#include "tests/core/edit/journal/journal_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::edit {
namespace {

namespace fs = std::filesystem;

motion::Annotations markersAt(std::initializer_list<Frame> frames) {
  motion::Annotations annotations;
  for (const Frame frame : frames) annotations.markers.push_back({frame, "m" + std::to_string(frame), "blue"});
  return annotations;
}

/// dance.vmd with a journal and its annotation file.
class DocumentAnnotations : public test::JournalTest {
 protected:
  DocumentAnnotations() { fs::remove(beside); }
  void set(const motion::Annotations& annotations) { document->history().setAnnotations("mark", annotations); }
  Status saveReplacingForeign() {
    DocumentSave save = document->file().beginSave(path, {});
    save.replacesForeignAnnotations = true;
    const Status written = save.write();
    return document->file().finishSave(save, written);
  }
  [[nodiscard]] static std::string textOf(const fs::path& file) {
    const Result<Bytes> bytes = readFile(file);
    return bytes ? std::string(asChars(*bytes)) : "(none)";
  }
  [[nodiscard]] motion::Annotations onDisk() const { return io::readAnnotations(path).annotations; }

  fs::path beside = folder.path() / "dance.furitsuke.json";
  fs::path copy = folder.path() / "dance.furitsuke.json.bak";
  fs::path otherPath = folder.path() / "other.vmd";
};

TEST_F(DocumentAnnotations, EachChangeIsOneUndoStepAndEmitsASignal) {
  open();
  QSignalSpy annotationSpy(document.get(), &MotionDocument::annotationsChanged);
  QSignalSpy motionSpy(document.get(), &MotionDocument::motionChanged);
  set(markersAt({5}));
  set(markersAt({5, 9}));
  set(markersAt({5, 9}));
  EXPECT_EQ(document->history().undoStack()->count(), 2) << "the third changed nothing";
  EXPECT_TRUE(document->isModified());
  document->history().undoStack()->undo();
  EXPECT_EQ(document->motion().annotations, markersAt({5}));
  document->history().undoStack()->undo();
  EXPECT_TRUE(document->motion().annotations.isEmpty());
  EXPECT_FALSE(document->isModified());
  document->history().undoStack()->redo();
  EXPECT_EQ(document->motion().annotations, markersAt({5}));
  EXPECT_EQ(annotationSpy.count(), 5);
  EXPECT_EQ(motionSpy.count(), 0) << "no key changed";
  EXPECT_TRUE(document->areDiagnosticsCurrent());
}

TEST_F(DocumentAnnotations, AreSavedInASeparateFileAndKeepTheBytesOfTheMotion) {
  open();
  set(markersAt({5}));
  ASSERT_TRUE(document->file().save());
  EXPECT_EQ(onDisk(), markersAt({5}));
  EXPECT_EQ(*readFile(path), original);
  EXPECT_FALSE(document->isModified());
  open();
  EXPECT_EQ(document->motion().annotations, markersAt({5}));
  EXPECT_FALSE(document->isModified());
  set({});
  ASSERT_TRUE(document->file().save());
  EXPECT_FALSE(fs::exists(beside));
}

TEST_F(DocumentAnnotations, AreSavedNextToAMotionThatIsSavedUnderANewName) {
  open();
  set(markersAt({5}));
  ASSERT_TRUE(document->file().save());
  ASSERT_TRUE(document->file().saveAs(otherPath));
  EXPECT_EQ(io::readAnnotations(otherPath).annotations, markersAt({5}));
  EXPECT_EQ(onDisk(), markersAt({5})) << "the old file keeps its markers";
  set(markersAt({6}));
  ASSERT_TRUE(document->file().save());
  EXPECT_EQ(onDisk(), markersAt({5}));
  EXPECT_EQ(io::readAnnotations(otherPath).annotations, markersAt({6}));
}

TEST_F(DocumentAnnotations, ExistingOnesAtTheNewPathAreMergedAndTheMergeCanBeUndone) {
  ASSERT_TRUE(io::writeAnnotations(otherPath, markersAt({5, 7}), {}));
  open();
  set(markersAt({5}));
  DocumentSave save = document->file().beginSave(otherPath, {});
  EXPECT_EQ(save.joinedMarkers, 1U);
  const Status written = save.write();
  ASSERT_TRUE(document->file().finishSave(save, written));
  EXPECT_EQ(io::readAnnotations(otherPath).annotations, markersAt({5, 7}));
  EXPECT_EQ(document->motion().annotations, markersAt({5, 7}));
  EXPECT_FALSE(document->isModified());
  document->history().undoStack()->undo();
  EXPECT_EQ(document->motion().annotations, markersAt({5}));
  ASSERT_TRUE(document->file().save());
  EXPECT_EQ(io::readAnnotations(otherPath).annotations, markersAt({5}));
}

TEST_F(DocumentAnnotations, AreNotMergedByASaveThatFails) {
  ASSERT_TRUE(io::writeAnnotations(otherPath, markersAt({5, 7}), {}));
  fs::create_directory(otherPath);
  open();
  set(markersAt({5}));
  const std::uint64_t revision = document->history().revision();
  ASSERT_FALSE(document->file().saveAs(otherPath));
  EXPECT_EQ(document->history().revision(), revision);
  EXPECT_EQ(document->motion().annotations, markersAt({5}));
}

TEST_F(DocumentAnnotations, DamagedOnesAreKeptAndTheMotionOpens) {
  ASSERT_TRUE(writeFileAtomically(beside, asBytes("{ half")));
  open();
  ASSERT_TRUE(document->file().annotationProblem());
  EXPECT_EQ(document->motion().keyCount(), sample().keyCount());
  setEveryKindOfKey(3);
  ASSERT_TRUE(document->file().save());
  EXPECT_EQ(textOf(beside), "{ half");
  set(markersAt({5}));
  const Status saved = document->file().save();
  ASSERT_FALSE(saved) << "nobody was asked";
  EXPECT_NE(saved.error().message().find("the motion is saved, but its markers are not"), std::string::npos);
  EXPECT_EQ(textOf(beside), "{ half");
  EXPECT_TRUE(document->isModified());
  EXPECT_EQ(document->file().annotationConflict(path)->kind, io::AnnotationConflict::Kind::Unreadable);
  ASSERT_TRUE(saveReplacingForeign());
  EXPECT_EQ(onDisk(), markersAt({5}));
  EXPECT_EQ(textOf(copy), "{ half");
  EXPECT_FALSE(document->isModified());
}

TEST_F(DocumentAnnotations, ChangedByOthersAreKeptUntilTheUserAgrees) {
  ASSERT_TRUE(io::writeAnnotations(path, markersAt({1}), {}));
  open();
  EXPECT_FALSE(document->file().areAnnotationsChangedOnDisk());
  QSignalSpy changes(document.get(), &MotionDocument::annotationsChangedOnDisk);
  const std::string others = io::annotationsToJson(markersAt({2}));
  ASSERT_TRUE(writeFileAtomically(beside, asBytes(others)));
  EXPECT_TRUE(test::waitFor([&] { return changes.count() == 1; }));
  EXPECT_TRUE(document->file().areAnnotationsChangedOnDisk());
  EXPECT_FALSE(document->file().isChangedOnDisk()) << "the motion is another file";
  EXPECT_TRUE(document->isModified()) << "what memory holds is not what the disk holds: closing must ask";

  setEveryKindOfKey(3);
  EXPECT_FALSE(document->file().annotationConflict(path)) << "the markers of the document have not changed";
  ASSERT_TRUE(document->file().save());
  EXPECT_EQ(textOf(beside), others);

  set(markersAt({1, 9}));
  EXPECT_EQ(document->file().annotationConflict(path)->kind, io::AnnotationConflict::Kind::Changed);
  EXPECT_FALSE(document->file().save());
  EXPECT_EQ(textOf(beside), others);
  ASSERT_TRUE(saveReplacingForeign());
  EXPECT_EQ(onDisk(), markersAt({1, 9}));
  EXPECT_EQ(textOf(copy), others);
  EXPECT_FALSE(document->file().areAnnotationsChangedOnDisk());
  EXPECT_FALSE(document->isModified());
  QTest::qWait(50);
  EXPECT_EQ(changes.count(), 1) << "no signal for its own save";
}

TEST_F(DocumentAnnotations, ReloadedFromOthersAreNotModified) {
  ASSERT_TRUE(io::writeAnnotations(path, markersAt({1}), {}));
  open();
  ASSERT_TRUE(writeFileAtomically(beside, asBytes(io::annotationsToJson(markersAt({2})))));
  ASSERT_TRUE(test::waitFor([&] { return document->isModified(); }));
  ASSERT_TRUE(document->file().reloadAnnotations());
  EXPECT_TRUE(document->isModified()) << "the step can be undone";
  document->history().undoStack()->setClean();
  EXPECT_FALSE(document->isModified());
}

TEST_F(DocumentAnnotations, AreBackedUpOncePerSession) {
  ASSERT_TRUE(io::writeAnnotations(path, markersAt({1}), {}));
  const std::string before = textOf(beside);
  open();
  for (const Frame frame : {2, 3, 4}) {
    set(markersAt({frame}));
    ASSERT_TRUE(document->file().save());
    EXPECT_EQ(textOf(copy), before);
  }
  reset();
  fs::remove(beside);
  fs::remove(copy);
  open();
  for (const Frame frame : {2, 3}) {
    set(markersAt({frame}));
    ASSERT_TRUE(document->file().save());
  }
  EXPECT_FALSE(fs::exists(copy)) << "there was no file before this session";
}

TEST_F(DocumentAnnotations, OfAnotherFileAreNotTakenForThoseOfThisFileAfterAFailedSave) {
  ASSERT_TRUE(io::writeAnnotations(path, markersAt({1}), {}));
  open();
  fs::create_directory(otherPath);
  EXPECT_FALSE(document->file().saveAs(otherPath));
  set(markersAt({1, 2}));
  EXPECT_TRUE(document->file().save()) << "no other program changed the file";
  EXPECT_EQ(onDisk(), markersAt({1, 2}));
  fs::remove(otherPath);
}

TEST_F(DocumentAnnotations, AreReloadedAsAStep) {
  ASSERT_TRUE(io::writeAnnotations(path, markersAt({1}), {}));
  open();
  ASSERT_TRUE(writeFileAtomically(beside, asBytes(io::annotationsToJson(markersAt({2})))));
  ASSERT_TRUE(document->file().reloadAnnotations());
  EXPECT_EQ(document->motion().annotations, markersAt({2}));
  EXPECT_FALSE(document->file().areAnnotationsChangedOnDisk());
  EXPECT_FALSE(document->file().annotationConflict(path));
  document->history().undoStack()->undo();
  EXPECT_EQ(document->motion().annotations, markersAt({1}));
  ASSERT_TRUE(writeFileAtomically(beside, asBytes("damaged")));
  EXPECT_FALSE(document->file().reloadAnnotations());
  EXPECT_EQ(document->motion().annotations, markersAt({1}));
}

TEST_F(DocumentAnnotations, AWriteErrorLeavesTheDocumentModified) {
  open();
  set(markersAt({5}));
  fs::create_directory(beside);
  const Status saved = document->file().save();
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.error().section, "dance.furitsuke.json");
  EXPECT_NE(saved.error().reason.english().find("the motion is saved, but its markers are not"), std::string::npos);
  EXPECT_TRUE(document->isModified()) << "so that closing the program warns about unsaved markers";
  fs::remove(beside);
  ASSERT_TRUE(document->file().save());
  EXPECT_FALSE(document->isModified());
  EXPECT_EQ(onDisk(), markersAt({5}));
}

TEST_F(DocumentAnnotations, AreReloadedWithTheMotion) {
  open();
  set(markersAt({5}));
  ASSERT_TRUE(io::writeAnnotations(path, markersAt({8}), {.replacesForeign = true}));
  QSignalSpy annotationSpy(document.get(), &MotionDocument::annotationsChanged);
  ASSERT_TRUE(document->revert());
  EXPECT_EQ(document->motion().annotations, markersAt({8}));
  EXPECT_EQ(annotationSpy.count(), 1);
}

TEST_F(DocumentAnnotations, SurviveACrash) {
  const std::vector<std::function<void()>> steps = {
      [this] {
        set(markersAt({5, 6}));
      },
      [this] { setEveryKindOfKey(7); },
      [this] {
        motion::Annotations annotations = markersAt({5});
        annotations.tempo = motion::Tempo{128, 1.5, 3};
        annotations.unknown = "\"film\": null";
        set(annotations);
      },
      [this] { document->history().undoStack()->undo(); },
      [this] { ASSERT_TRUE(document->file().save()); },
      [this] { set(markersAt({9})); },
      [this] { ASSERT_TRUE(document->file().saveAs(otherPath)); },
      [this] { setEveryKindOfKey(8); },
  };
  for (const bool hasFile : {true, false}) {
    for (std::size_t last = 0; last < steps.size(); ++last) {
      SCOPED_TRACE(last);
      reset();
      fs::remove(otherPath);
      fs::remove(io::annotationPath(otherPath));
      ASSERT_TRUE(writeFileAtomically(beside, asBytes(io::annotationsToJson(markersAt({1})))));
      if (hasFile) {
        open();
      } else {
        motion::Motion motion = sample();
        motion.annotations = markersAt({1});
        start(std::make_unique<MotionDocument>(std::move(motion)));
      }
      for (std::size_t i = 0; i <= last; ++i) {
        if (hasFile || i != 4) steps[i]();
      }
      expectSameAfterRecovery();
    }
  }
}

TEST_F(DocumentAnnotations, AreUnsavedIfTheProgramCrashesBeforeTheyAreWritten) {
  open();
  set(markersAt({5}));
  // The program crashes after it has written the motion.
  ASSERT_TRUE(writeFileAtomically(path, io::vmdFromMotion(document->motion(), document->file().source())));
  simulateCrash();
  recover();
  EXPECT_EQ(recovered.document->motion().annotations, markersAt({5}));
  EXPECT_TRUE(recovered.document->isModified());
  ASSERT_TRUE(recovered.document->file().save());
  EXPECT_EQ(onDisk(), markersAt({5}));
}

}  // namespace
}  // namespace furitsuke::edit
