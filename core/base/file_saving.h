// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>

#include "core/base/byte_output.h"
#include "core/base/bytes.h"
#include "core/base/result.h"

// What saving over a user's file needs beyond writeFileAtomically() of file.h.
namespace furitsuke {
inline namespace base {

struct FileWriting {
  /// Called when the new content is complete on the disk, immediately before it replaces the file: everything that
  /// could prevent the save has been checked. An Error ends the save without a change.
  std::function<Status()> beforeReplace = {};
  /// The new file gets the permissions and, where allowed, the owner of this file; empty: those of the file that it
  /// replaces.
  std::filesystem::path permissionsOf = {};
  /// Also removes stale temporary files from the folder. Off for one of many files of a folder, because it reads the
  /// whole folder.
  bool cleansFolder = true;
};
/// writeFileAtomically() with these options.
Status writeFileAtomically(const std::filesystem::path& path, ByteView bytes, const FileWriting& writing);
/// The same for bytes that are produced while they are written. `content` is called at most once.
Status writeFileAtomically(const std::filesystem::path& path, const ContentWriter& content, const FileWriting& writing);

/// NAME.bak; NAME is shortened if the result would be too long for a file system.
[[nodiscard]] std::filesystem::path backupPath(const std::filesystem::path& path);
/// Keeps the current version of a file as backupPath(), in place of an older one, with its permissions, owner and time.
/// At any time one of the two backups is complete. Does nothing if there is no such file. Makes a link to the file
/// where the file system supports it, which needs no space; therefore the file must be replaced afterward, not changed
/// in place. Thread-safe.
Status backUpFile(const std::filesystem::path& path);

/// After this time no running save uses a temporary file.
inline constexpr std::chrono::hours kStaleAfter{24};
/// Removes the temporary files that saves into `folder` have left because their program was killed: regular files with
/// the name of a temporary file that belong to this user and were last written at least `age` ago. Failures are
/// ignored.
void removeStaleTemporaries(const std::filesystem::path& folder, std::chrono::seconds age = kStaleAfter);

/// Makes a write above the limit of the file size (RLIMIT_FSIZE) fail with an Error. By default it ends the program.
/// For main(); programs that this one starts inherit it.
void ignoreFileSizeSignal();

}  // namespace base
}  // namespace furitsuke
