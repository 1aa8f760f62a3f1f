// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/edit/document/document_file.h"
#include "core/edit/document/document_signals.h"
#include "core/edit/document/edit_history.h"
#include "core/edit/document/editor_state.h"

namespace furitsuke::edit {

/// One open motion, composed of its file, its history of edits and the state that the panels share. Panels observe it
/// through its signals and change it through its parts; it knows no panel.
class MotionDocument : public DocumentSignals {
  Q_OBJECT

 public:
  /// A new, empty, unsaved motion, or one made from something else (a pose, the clipboard).
  explicit MotionDocument(motion::Motion motion = {}, QObject* parent = nullptr);
  ~MotionDocument() override;

  /// Opens a motion of any format by content; save() writes to the file only when it is a VMD. A damaged file opens as
  /// repaired and modified (DocumentFile::isRepaired()). Annotations come from the file beside it.
  [[nodiscard]] static Result<std::unique_ptr<MotionDocument>> open(const std::filesystem::path& path);
  /// The halves of open(): reading and checking, which takes long, on any thread; and making the document.
  [[nodiscard]] static Result<io::LoadedMotion> read(const std::filesystem::path& path);
  [[nodiscard]] static std::unique_ptr<MotionDocument> fromRead(io::LoadedMotion read,
                                                                const std::filesystem::path& path);

  [[nodiscard]] const motion::Motion& motion() const noexcept { return motion_; }
  [[nodiscard]] DocumentFile& file() noexcept { return file_; }
  [[nodiscard]] const DocumentFile& file() const noexcept { return file_; }
  [[nodiscard]] EditHistory& history() noexcept { return history_; }
  [[nodiscard]] const EditHistory& history() const noexcept { return history_; }
  [[nodiscard]] EditorState& state() noexcept { return state_; }
  [[nodiscard]] const EditorState& state() const noexcept { return state_; }

  /// Findings of checkMotion() when the file was opened, and after edits those of the last setDiagnostics().
  [[nodiscard]] const Diagnostics& diagnostics() const noexcept { return diagnostics_; }
  /// Nothing was edited since diagnostics() were found.
  [[nodiscard]] bool areDiagnosticsCurrent() const noexcept { return diagnosticsCurrent_; }
  /// The findings of the motion as it is. The document does not check itself, because that takes long.
  void setDiagnostics(Diagnostics diagnostics);

  /// There are steps that are not saved, or a draft, which no file holds.
  [[nodiscard]] bool isModified() const;
  /// Reads the file again; undo history and selection are lost. On failure nothing changes.
  Status revert();
  /// Its second half, after read().
  void replaceBy(io::LoadedMotion read);

 private:
  friend class JournalReplay;
  void adopt(io::LoadedMotion loaded, const std::filesystem::path& path);

  motion::Motion motion_;
  EditorState state_{motion_, *this};
  EditHistory history_{motion_, state_, *this};
  DocumentFile file_{motion_, history_, *this};
  Diagnostics diagnostics_;
  bool diagnosticsCurrent_ = true;
  bool shownModified_ = false;  ///< isModified() when modifiedChanged() was last emitted
};

}  // namespace furitsuke::edit
