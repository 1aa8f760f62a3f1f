// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/edit/document/document_save.h"
#include "core/edit/document/document_signals.h"
#include "core/edit/document/file_record.h"
#include "core/io/motion/vmd_motion.h"

namespace furitsuke::io {
struct AnnotationConflict;
struct LoadedMotion;
}  // namespace furitsuke::io

namespace furitsuke::edit {

class DiskWatch;
class EditHistory;

/// The file of a document: where it is saved, what it was read from, and whether it contains the current motion.
class DocumentFile {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::edit::DocumentFile)

 public:
  /// The arguments must outlive the object.
  DocumentFile(const motion::Motion& motion, EditHistory& history, DocumentSignals& emitter);
  ~DocumentFile();
  DocumentFile(const DocumentFile&) = delete;
  DocumentFile& operator=(const DocumentFile&) = delete;

  /// What the VMD writer needs to keep unedited records as they are; null if the motion was not read from a VMD.
  [[nodiscard]] const io::VmdSource* source() const noexcept { return source_.get(); }
  /// The same, for work that may outlive the document.
  [[nodiscard]] const std::shared_ptr<const io::VmdSource>& sharedSource() const noexcept { return source_; }

  /// The layers that were read with the motion, which source() does not contain. For the journal.
  [[nodiscard]] const motion::StoredLayersRef& firstLayers() const noexcept { return firstLayers_; }
  void setFirstLayers(motion::StoredLayersRef layers) { firstLayers_ = std::move(layers); }

  /// Where save() writes; empty for a motion without a file.
  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
  /// The file name, or the title of a motion without a file. For tabs and title bars.
  [[nodiscard]] QString title() const;
  void setTitle(const QString& title);
  /// Path, title and state on disk, for the journal.
  [[nodiscard]] FileRecord state() const;

  /// Whether a save would change the file, which may have been replaced by another program. The pose draft does not
  /// count, because it is not saved.
  [[nodiscard]] bool hasUnsavedSteps() const;
  /// The file was damaged, and the motion is the part of it that could be read.
  [[nodiscard]] bool isRepaired() const noexcept { return repaired_; }
  /// Why the annotation file could not be read when the motion was opened.
  [[nodiscard]] const std::optional<Error>& annotationProblem() const noexcept { return annotationProblem_; }
  /// Why the layers of the annotation file did not fit the motion when it was opened; they are muted then.
  [[nodiscard]] const std::optional<Error>& layerProblem() const noexcept { return layerProblem_; }
  /// Another program changed or removed the file since it was last read or written here.
  [[nodiscard]] bool isChangedOnDisk() const;
  /// Why a save to `path` would replace annotations that are not those of this document: another program changed the
  /// annotation file, or it cannot be read. Without DocumentSave::replacesForeignAnnotations, the save then leaves that
  /// file as it is and returns an Error. Reads the file.
  [[nodiscard]] std::optional<io::AnnotationConflict> annotationConflict(const std::filesystem::path& path) const;
  /// Another program changed the annotation file since it was last read or written here.
  [[nodiscard]] bool areAnnotationsChangedOnDisk() const;
  /// Replaces the annotations with those of their file, as an undo step.
  Status reloadAnnotations();

  /// Writes a temporary file and renames it. The first save of a session keeps the previous file as NAME.bak; if that
  /// fails, the file is saved all the same, unless it has data that the motion lacks. The annotations are written to a
  /// separate file in the same folder, with the same backup. If only that fails, the motion is saved, the document
  /// stays modified, and an Error is returned.
  Status save();
  /// Saves to another file, which becomes the file of the document. Existing annotations of that file are merged with
  /// those of the document as an undo step.
  Status saveAs(const std::filesystem::path& path, const io::VmdWriteOptions& options = {});
  /// The two halves of saveAs(). DocumentSave::write() can run on another thread between them. If the motion is edited
  /// in between, the document stays modified. beginSave() must not be called while isSaving().
  [[nodiscard]] DocumentSave beginSave(const std::filesystem::path& path, const io::VmdWriteOptions& options);
  Status finishSave(const DocumentSave& save, const Status& written);
  [[nodiscard]] bool isSaving() const noexcept { return saving_; }
  [[nodiscard]] const io::VmdWriteOptions& writeOptions() const noexcept { return writeOptions_; }
  /// What a save with these options would lose.
  [[nodiscard]] Diagnostics losses(const io::VmdWriteOptions& options) const;
  /// The VMD version that save() writes: 1 or 2.
  [[nodiscard]] int vmdVersion() const noexcept { return writeOptions_.version; }

  /// Called at the start of each save. The result, if any, is called with the new content on the thread that writes it,
  /// immediately before it replaces the file. For the journal.
  using SaveObserver = std::function<std::function<void(const ContentDigest&)>(const DocumentSave&)>;
  void setSaveObserver(SaveObserver observer) { saveObserver_ = std::move(observer); }

  // --- for opening and restoring a document

  /// Takes everything from a file that was read, except the motion and its diagnostics.
  void adopt(io::LoadedMotion& loaded, const std::filesystem::path& path);
  /// Restores the state that the journal recorded. The file on disk may have changed since.
  void restore(const FileRecord& state);
  /// The file on disk has the recorded contents although its time or size differs, for example because it was copied.
  void acceptDisk();
  /// The file on disk contains the current state of the undo stack, and the annotation file its annotations if
  /// `withAnnotations` is true: the program died between a save and its record in the journal.
  void acceptSave(bool withAnnotations);
  /// The text of the annotation file, as it was last read or written.
  void setAnnotationText(std::string text) { annotationText_ = std::move(text); }

 private:
  [[nodiscard]] bool isModified() const;
  [[nodiscard]] motion::Annotations knownAnnotations() const;
  [[nodiscard]] bool isOwnAnnotationFile(const std::filesystem::path& path) const;
  void watchFiles();

  const motion::Motion& motion_;
  EditHistory& history_;
  DocumentSignals& signals_;
  std::shared_ptr<const io::VmdSource> source_;
  std::filesystem::path path_;
  QString title_;
  io::VmdWriteOptions writeOptions_;
  std::string annotationText_;  ///< of the annotation file, as it was last read or written here
  std::optional<Error> annotationProblem_;
  std::optional<Error> layerProblem_;
  motion::StoredLayersRef firstLayers_;
  motion::StoredLayersRef knownLayers_;  ///< of the annotation file, as they were last read or written here
  std::unique_ptr<DiskWatch> disk_;
  SaveObserver saveObserver_;
  bool saving_ = false;
  bool repaired_ = false;
  bool unsaved_ = false;                ///< modified although the undo stack is clean: the file was repaired
  bool areAnnotationsForeign_ = false;  ///< another program has written other annotations than those in memory
};

}  // namespace furitsuke::edit
