// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "core/base/open_file.h"

// The folder of one journal, below the folder of all journals:
//   lock   held as long as its owner lives
//   log    the records; without it the folder holds nothing that counts
//   base   the bytes of the file that the motion was read from, where it was read from one
//   base-link  another name of that file, until the copy is whole
namespace furitsuke::journal {

[[nodiscard]] std::filesystem::path logPath(const std::filesystem::path& folder);
[[nodiscard]] std::filesystem::path basePath(const std::filesystem::path& folder);
[[nodiscard]] std::filesystem::path baseLinkPath(const std::filesystem::path& folder);

/// A journal folder that belongs to this object: no other owner, in whatever process, has it meanwhile.
class OwnedFolder {
 public:
  OwnedFolder() = default;

  /// A new folder below `root`, which is made when missing.
  static Result<OwnedFolder> create(const std::filesystem::path& root);
  /// A folder that is there; an Error while its owner lives.
  static Result<OwnedFolder> take(const std::filesystem::path& folder);

  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
  /// Removes the folder. The log goes first: from then on nothing is left to recover, whatever happens next.
  void remove();

 private:
  OwnedFolder(std::filesystem::path path, OpenFile lock) : path_(std::move(path)), lock_(std::move(lock)) {}

  std::filesystem::path path_;
  OpenFile lock_;
};

/// The folders below `root` that have a log, whoever owns them; sorted by name. Folders that were being made or removed
/// when their owner died are cleared away.
[[nodiscard]] std::vector<std::filesystem::path> journalFolders(const std::filesystem::path& root);

}  // namespace furitsuke::journal
