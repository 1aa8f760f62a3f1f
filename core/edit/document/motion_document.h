// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/edit/document/document_file.h"
#include "core/edit/document/document_signals.h"
#include "core/edit/document/edit_history.h"
#include "core/edit/document/editor_state.h"

namespace furitsuke::edit {

/// An open motion, composed of its file, its edit history and the state that the panels share. Panels observe it
/// through its signals and change it through its parts; it does not depend on any panel.
class MotionDocument : public DocumentSignals {
  Q_OBJECT

 public:
  /// A new motion without a file: empty, or created from other data (a pose, the clipboard).
  explicit MotionDocument(motion::Motion motion = {}, QObject* parent = nullptr);
  ~MotionDocument() override;

  /// Opens a motion of any format, which is detected by content. save() overwrites the file only if it is a VMD. The
  /// readable part of a damaged file is opened as a modified document (DocumentFile::isRepaired()). Annotations are
  /// read from the annotation file next to it.
  [[nodiscard]] static Result<std::unique_ptr<MotionDocument>> open(const std::filesystem::path& path);
  /// The two halves of open(). read() reads and checks the file, which may take long, and can be called on any thread.
  [[nodiscard]] static Result<io::LoadedMotion> read(const std::filesystem::path& path);
  [[nodiscard]] static std::unique_ptr<MotionDocument> fromRead(io::LoadedMotion read,
                                                                const std::filesystem::path& path);

  /// Unique for every document that this process creates, above 0.
  [[nodiscard]] std::uint64_t id() const noexcept { return id_; }
  [[nodiscard]] const motion::Motion& motion() const noexcept { return motion_; }
  [[nodiscard]] DocumentFile& file() noexcept { return file_; }
  [[nodiscard]] const DocumentFile& file() const noexcept { return file_; }
  [[nodiscard]] EditHistory& history() noexcept { return history_; }
  [[nodiscard]] const EditHistory& history() const noexcept { return history_; }
  [[nodiscard]] EditorState& state() noexcept { return state_; }
  [[nodiscard]] const EditorState& state() const noexcept { return state_; }

  /// Findings of checkMotion() when the file was opened, and after edits those of the last setDiagnostics().
  [[nodiscard]] const Diagnostics& diagnostics() const noexcept { return diagnostics_; }
  /// Whether diagnostics() apply to the current motion: nothing was edited since the check.
  [[nodiscard]] bool areDiagnosticsCurrent() const noexcept { return diagnosticsCurrent_; }
  /// Sets the findings of the current motion. The document does not check itself, because that takes long.
  void setDiagnostics(Diagnostics diagnostics);

  /// Whether there are unsaved steps, or a draft, which is never saved.
  [[nodiscard]] bool isModified() const;
  /// Reads the file again and clears undo history and selection. If it cannot be read, nothing changes.
  Status revert();
  /// The second half of revert(), after read().
  void replaceWith(io::LoadedMotion read);

 private:
  friend class JournalReplay;
  void adopt(io::LoadedMotion loaded, const std::filesystem::path& path);

  const std::uint64_t id_;
  motion::Motion motion_;
  EditorState state_{motion_, *this};
  EditHistory history_{motion_, state_, *this};
  DocumentFile file_{motion_, history_, *this};
  Diagnostics diagnostics_;
  bool diagnosticsCurrent_ = true;
  bool shownModified_ = false;  ///< isModified() when modifiedChanged() was last emitted
};

}  // namespace furitsuke::edit
