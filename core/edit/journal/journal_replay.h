// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

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
  /// The file of the document was written after the last record, and not by a save that the log contains.
  [[nodiscard]] bool isFileNewer() const;

 private:
  Status begin(const journal::Head& head);
  [[nodiscard]] Result<Bytes> baseBytes(const journal::Head& head) const;
  // Each returns an empty message, or the reason why the record cannot be applied; the document is then unchanged.
  Message apply(const journal::Head& head);
  Message apply(const journal::Tracks& tracks);
  Message apply(journal::Snapshot& snapshot);
  Message apply(journal::Step& step);
  Message apply(const journal::Position& position);
  Message apply(const journal::FileState& fileState);
  Message apply(const journal::Saving& saving);
  /// Calls `work` while the first `index` steps are applied.
  template <class F>
  void at(int index, const F& work);
  void adoptFile();
  bool adoptUnrecordedSave();
  bool adoptAnnotationFile();

  std::filesystem::path folder_;
  journal::LogReader reader_;
  std::unique_ptr<MotionDocument> document_;
  journal::FileDigest base_;  ///< size 0: none
  FileRecord firstFile_;
  FileRecord file_;
  std::int64_t lastTime_ = 0;                        ///< of a record; ms since 1970
  std::optional<journal::Saving> saving_;            ///< without a FileState after it
  std::optional<journal::FileDigest> saved_;         ///< what the last recorded save wrote
  std::vector<motion::Annotations> ownAnnotations_;  ///< that this program has read or written, without layers
};

}  // namespace furitsuke::edit
