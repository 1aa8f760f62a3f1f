// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "core/base/open_file.h"

// The folder of one journal, in the folder of all journals:
//   lock   locked as long as its owner exists
//   log    the records; without it the folder is empty
//   base   a copy of the file that the motion was read from, if any
//   base-link  a hard link to that file, until the copy is complete
//   replaces   the name of the folder that this one replaces, until its log has all steps of that one
//   replaced   the same name from then on: that folder counts as empty
namespace furitsuke::edit::journal {

[[nodiscard]] std::filesystem::path logPath(const std::filesystem::path& folder);
[[nodiscard]] std::filesystem::path basePath(const std::filesystem::path& folder);
[[nodiscard]] std::filesystem::path baseLinkPath(const std::filesystem::path& folder);

/// A journal folder that this object owns exclusively among all processes.
class OwnedFolder {
 public:
  OwnedFolder() = default;

  /// Creates a folder in `root`, which is created if necessary.
  static Result<OwnedFolder> create(const std::filesystem::path& root);
  /// Takes over an existing folder; an Error while it has another owner.
  static Result<OwnedFolder> take(const std::filesystem::path& folder);

  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
  /// While the log is written, the folder counts as empty as long as `other`, in the same root, has a log. Failures are
  /// ignored: after a crash both would be recovered.
  void beginToReplace(const OwnedFolder& other) const;
  /// The log has all steps of the other folder, which counts as empty from now on, if the motion can be read without
  /// it; otherwise both are recovered after a crash.
  void canReplace(bool withoutOther) const;
  /// Removes the folder. The log is removed first: if that is interrupted, nothing is left to recover.
  void remove();

 private:
  OwnedFolder(std::filesystem::path path, OpenFile lock) : path_(std::move(path)), lock_(std::move(lock)) {}

  std::filesystem::path path_;
  OpenFile lock_;
};

/// Whether this is a folder that create() can have made for this user: what a link leads to, or others have put there,
/// is neither read nor deleted.
[[nodiscard]] bool isOwnFolder(const std::filesystem::path& folder);

/// The own folders in `root` that have a log, whichever process owns them; sorted by name. Folders whose owner died
/// while creating or removing them are deleted.
[[nodiscard]] std::vector<std::filesystem::path> journalFolders(const std::filesystem::path& root);

}  // namespace furitsuke::edit::journal
