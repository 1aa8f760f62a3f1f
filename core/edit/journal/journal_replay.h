// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "core/edit/journal/journal_record.h"
#include "core/edit/motion_document.h"

namespace furitsuke {

/// Does to a document what a log says, from its base to the end of the log or to the first record that is damaged or
/// does not fit. The document is the real one with a real undo stack, so that it goes on where it was left.
class JournalReplay {
 public:
  JournalReplay(const std::filesystem::path& folder, ByteView log) : folder_(folder), reader_(log) {}

  /// An Error when there is nothing to begin with: no head, or the base is gone.
  Status run();
  [[nodiscard]] const std::optional<Error>& damage() const noexcept { return reader_.damage(); }
  [[nodiscard]] std::unique_ptr<MotionDocument> takeDocument() { return std::move(document_); }

 private:
  Status begin(const journal::Head& head);
  [[nodiscard]] Result<Bytes> baseBytes(const journal::Head& head) const;
  // Empty when the record could be carried out, or else why not; then the document is as before.
  std::string carryOut(const journal::Head& head);
  std::string carryOut(const journal::Tracks& tracks);
  std::string carryOut(journal::Snapshot& snapshot);
  std::string carryOut(journal::Step& step);
  std::string carryOut(const journal::Position& position);
  std::string carryOut(const journal::Filed& filed);
  void adoptFile();
  bool adoptAnnotationFile();

  std::filesystem::path folder_;
  journal::LogReader reader_;
  std::unique_ptr<MotionDocument> document_;
  journal::BaseFile base_;  ///< size 0: there is none
  DocumentFile firstFile_;
  DocumentFile file_;
  Annotations firstAnnotations_;
};

}  // namespace furitsuke
