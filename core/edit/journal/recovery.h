// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/edit/journal/journal_folder.h"
#include "core/edit/motion_document.h"

namespace furitsuke {

/// A journal whose owner died with work in it that stands in no file.
struct JournalInfo {
  std::filesystem::path folder;
  std::filesystem::path file;   ///< where the document was saved; empty for one that had no file
  std::string title;            ///< UTF-8
  std::int64_t lastEdit = 0;    ///< ms since 1970
  int steps = 0;                ///< between the last save and the end
  std::optional<Error> damage;  ///< why a part of it cannot be read
  bool readable = true;         ///< false: nothing can be recovered
};

/// The journals below `root` that wait for their recovery, the newest first. Those of programs that run are passed
/// over; those that hold nothing that is not saved are removed.
[[nodiscard]] std::vector<JournalInfo> findJournals(const std::filesystem::path& root);

struct RecoveredDocument {
  std::unique_ptr<MotionDocument> document;
  /// Goes to Journal::watch(), which removes it as soon as the document has a journal of its own.
  std::shared_ptr<journal::OwnedFolder> folder;
  int steps = 0;                ///< of the undo history that came back
  std::optional<Error> damage;  ///< what came behind it is lost
};

/// Makes the document of a journal anew: its motion, undo history and file, up to the end or to the damage. It may be
/// any bytes. The document stands on the bytes that it was opened from; a file that has become another since counts as
/// changed by another program. An Error when the journal is in use or nothing can be read of it; then it stays as it
/// is.
[[nodiscard]] Result<RecoveredDocument> recoverDocument(const std::filesystem::path& folder);

/// For good. An Error when it is in use.
Status deleteJournal(const std::filesystem::path& folder);

}  // namespace furitsuke
