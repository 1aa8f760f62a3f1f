// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/edit/document/document_save.h"
#include "core/edit/document/document_signals.h"
#include "core/edit/document/file_record.h"
#include "core/io/vmd/vmd_motion.h"

namespace furitsuke::io {
struct LoadedMotion;
}  // namespace furitsuke::io

namespace furitsuke::edit {

class DiskWatch;
class EditHistory;

/// The file of a document: where it is saved, what it was read from, and whether it holds the present motion.
class DocumentFile {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::edit::DocumentFile)

 public:
  /// All must outlive it.
  DocumentFile(const motion::Motion& motion, EditHistory& history, DocumentSignals& emitter);
  ~DocumentFile();
  DocumentFile(const DocumentFile&) = delete;
  DocumentFile& operator=(const DocumentFile&) = delete;

  /// What the VMD writer needs to keep untouched records; null for a motion that was not read from a VMD.
  [[nodiscard]] const io::VmdSource* source() const noexcept { return source_.get(); }
  /// The same for work that may outlive the document.
  [[nodiscard]] const std::shared_ptr<const io::VmdSource>& sharedSource() const noexcept { return source_; }

  /// Where save() writes; empty for a motion without a file.
  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
  /// File name, or the given title of an unsaved motion. For tabs and title bars.
  [[nodiscard]] QString title() const;
  void setTitle(const QString& title);
  /// Path, title and state on disk, for the journal.
  [[nodiscard]] FileRecord state() const;

  /// A save would change the file, the draft of a pose aside.
  [[nodiscard]] bool hasUnsavedSteps() const;
  /// The file was damaged, and the motion is what could be read of it.
  [[nodiscard]] bool isRepaired() const noexcept { return repaired_; }
  /// Why the annotations beside the motion could not be read when it was opened; saving others keeps a copy of them.
  [[nodiscard]] const std::optional<Error>& annotationProblem() const noexcept { return annotationProblem_; }
  /// Another program changed or removed the file since it was last read or written here.
  [[nodiscard]] bool isChangedOnDisk() const;

  /// Writes through a temporary file; the version of the file from before this session is kept once as NAME.bak. The
  /// annotations go into the file beside it; when only they cannot be written, the motion is saved, the document stays
  /// modified, and the Error reports it.
  Status save();
  /// The same under another name, which becomes the document's own. Annotations that are there already are joined with
  /// those of the document, as a step that can be undone.
  Status saveAs(const std::filesystem::path& path, const io::VmdWriteOptions& options = {});
  /// The halves of saveAs(), so that DocumentSave::write() can run on another thread between them. The motion may be
  /// edited meanwhile: then it is still modified afterward. Not while isSaving().
  [[nodiscard]] DocumentSave beginSave(const std::filesystem::path& path, const io::VmdWriteOptions& options);
  Status finishSave(const DocumentSave& save, const Status& written);
  [[nodiscard]] bool isSaving() const noexcept { return saving_; }
  [[nodiscard]] const io::VmdWriteOptions& writeOptions() const noexcept { return writeOptions_; }
  /// What a save with these options would lose.
  [[nodiscard]] Diagnostics losses(const io::VmdWriteOptions& options) const;
  /// 1 or 2: what save() writes.
  [[nodiscard]] int vmdVersion() const noexcept { return writeOptions_.version; }

  // --- for opening and restoring a document

  /// Takes everything but the motion and its diagnostics from a file that was read.
  void adopt(io::LoadedMotion& loaded, const std::filesystem::path& path);
  /// Becomes the file that the journal remembers; the file on disk may be another one by now.
  void restore(const FileRecord& state);
  /// The file on disk is the remembered one although its stamp differs: it was copied or touched.
  void acceptDisk();
  /// The file on disk holds the present motion and, `withAnnotations`, the file beside it its annotations: the program
  /// died between a save and its note in the journal.
  void acceptSave(bool withAnnotations);
  /// The text of the file beside the motion, as it was last read or written.
  void setAnnotationText(std::string text) { annotationText_ = std::move(text); }

 private:
  [[nodiscard]] bool isModified() const;
  std::size_t joinAnnotationsBeside(const std::filesystem::path& path);

  const motion::Motion& motion_;
  EditHistory& history_;
  DocumentSignals& signals_;
  std::shared_ptr<const io::VmdSource> source_;
  std::filesystem::path path_;
  QString title_;
  io::VmdWriteOptions writeOptions_;
  std::string annotationText_;  ///< of the file beside the motion, as it was last read or written here
  std::optional<Error> annotationProblem_;
  std::unique_ptr<DiskWatch> disk_;
  bool saving_ = false;
  bool repaired_ = false;
  bool unsaved_ = false;  ///< modified although the undo stack is clean: the file was repaired
};

}  // namespace furitsuke::edit
