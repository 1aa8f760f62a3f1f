// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "core/edit/document/motion_document.h"
#include "core/edit/journal/journal_record.h"

namespace furitsuke::edit {

/// Applies a log to a document, from its base to the end of the log or to the first damaged or invalid record. It is a
/// real document with a real undo stack, so that editing continues where it stopped.
class JournalReplay {
 public:
  JournalReplay(const std::filesystem::path& folder, ByteView log) : folder_(folder), reader_(log) {}

  /// An Error if there is no starting point: no header, or the base is missing.
  Status run();
  [[nodiscard]] const std::optional<Error>& damage() const noexcept { return reader_.damage(); }
  [[nodiscard]] std::unique_ptr<MotionDocument> takeDocument() { return std::move(document_); }

 private:
  Status begin(const journal::Head& head);
  [[nodiscard]] Result<Bytes> baseBytes(const journal::Head& head) const;
  // Each returns an empty text, or the reason why the record cannot be applied; the document is then unchanged.
  std::string apply(const journal::Head& head);
  std::string apply(const journal::Tracks& tracks);
  std::string apply(journal::Snapshot& snapshot);
  std::string apply(journal::Step& step);
  std::string apply(const journal::Position& position);
  std::string apply(const journal::FileState& fileState);
  void adoptFile();
  bool adoptAnnotationFile();

  std::filesystem::path folder_;
  journal::LogReader reader_;
  std::unique_ptr<MotionDocument> document_;
  journal::BaseFile base_;  ///< size 0: none
  FileRecord firstFile_;
  FileRecord file_;
  motion::Annotations firstAnnotations_;
};

}  // namespace furitsuke::edit
