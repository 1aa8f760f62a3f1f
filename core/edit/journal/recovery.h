// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/edit/document/motion_document.h"
#include "core/edit/journal/journal_folder.h"

namespace furitsuke::edit {

/// A journal with unsaved work whose owner died.
struct JournalInfo {
  std::filesystem::path folder;
  std::filesystem::path file;   ///< where the document was saved; empty if it had no file
  std::string title;            ///< UTF-8
  std::uint64_t document = 0;   ///< MotionDocument::id() in the program that died; 0: not known
  std::int64_t lastEdit = 0;    ///< ms since 1970
  int steps = 0;                ///< after the last save
  std::optional<Error> damage;  ///< why a part of it cannot be read
  bool fileIsNewer = false;     ///< the file was written after the last step, and not by a save in the journal
  bool readable = true;         ///< false: nothing can be recovered
};

/// The recoverable journals in `root`, newest first. Skips those of running programs and removes those without unsaved
/// changes.
[[nodiscard]] std::vector<JournalInfo> findJournals(const std::filesystem::path& root);

struct RecoveredDocument {
  std::unique_ptr<MotionDocument> document;
  /// To be passed to Journal::watch(), which removes it when the document has its own journal.
  std::shared_ptr<journal::OwnedFolder> folder;
  int steps = 0;                ///< restored steps of the undo history
  std::optional<Error> damage;  ///< everything after it is lost
  bool fileIsNewer = false;     ///< as in JournalInfo
};

/// Restores the document of a journal: its motion, undo history and file, up to the end or to the damage. The folder
/// may contain any bytes. The document is based on the bytes that it was opened from; if its file has changed since,
/// except by a save that the journal contains, that counts as a change by another program. An Error if the journal is
/// in use or unreadable; it is then left unchanged.
[[nodiscard]] Result<RecoveredDocument> recoverDocument(const std::filesystem::path& folder);

/// Permanently. An Error if it is in use.
Status deleteJournal(const std::filesystem::path& folder);

}  // namespace furitsuke::edit
