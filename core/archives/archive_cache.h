// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/archives/archive_reader.h"
#include "core/base/result.h"
#include "core/io/file_type.h"

namespace furitsuke::archives {

/// What a file in an archive is opened as, according to its extension: a motion, model, prop, capture, project of
/// MikuMikuDance or nothing. JSON and CSV are usually something else there, and meshes in other formats than .x belong
/// to other programs.
[[nodiscard]] io::OpensAs entryOpensAs(const std::filesystem::path& path);

/// An archive that is unpacked in a folder.
struct UnpackedArchive {
  std::filesystem::path folder;
  std::vector<std::string> files;  ///< paths in the folder with slashes, UTF-8, sorted

  [[nodiscard]] std::filesystem::path pathOf(const std::string& file) const;
  /// Those of which entryOpensAs() is something.
  [[nodiscard]] std::vector<std::string> openableFiles() const;
  /// Whether there are archives in the archive, which are not unpacked.
  [[nodiscard]] bool hasArchives() const;
};

/// How long and how much the cache keeps.
struct CacheLimits {
  std::uint64_t bytes = std::uint64_t{4} << 30U;
  std::chrono::hours age{24 * 30};
  /// What was used this recently is never removed, because a program may have it open.
  std::chrono::minutes protection{60};
};

/// The password of encrypted archives for programs that cannot ask for it: FURITSUKE_ARCHIVE_PASSWORD in the
/// environment, which, unlike an argument, other users of the computer do not see. Empty without it.
[[nodiscard]] std::string userArchivePassword();

/// The folder in which archives are unpacked, so that models find their textures. It is bounded: what has not been used
/// for a month is removed, and what has not been used for longest if the rest is too large.
class ArchiveCache {
 public:
  /// `folder` is created when it is needed, for its owner only. Everything in it belongs to the cache.
  explicit ArchiveCache(std::filesystem::path folder, const CacheLimits& limits = {});

  /// Unpacks an archive, unless it already is and has not changed since. Removes what exceeds the limits of the cache.
  /// `password`: of an encrypted archive; see userArchivePassword().
  [[nodiscard]] Result<UnpackedArchive> open(const std::filesystem::path& archive, const UnpackLimits& limits = {},
                                             const std::atomic<bool>* canceled = nullptr,
                                             const std::string& password = userArchivePassword());
  void clean() const;
  /// Whether a file is in the cache.
  [[nodiscard]] bool contains(const std::filesystem::path& file) const;

 private:
  Status makeFolder() const;

  std::filesystem::path folder_;
  CacheLimits limits_;
};

/// The cache of the user for programs without settings; empty if the system names no folder of the user. Then no
/// archive is unpacked: others could have made a folder for temporary files before.
[[nodiscard]] std::filesystem::path userArchiveFolder();

/// Whether the file is an archive, according to its content.
[[nodiscard]] bool isArchive(const std::filesystem::path& file);

/// The path of an archive and of a file in it.
struct EntryPath {
  std::filesystem::path archive;
  std::string entry;  ///< with slashes, UTF-8
};
/// Splits "models.zip/miku/miku.pmx" if "models.zip" is an archive; nothing if the path does not lead into one.
[[nodiscard]] std::optional<EntryPath> entryPathOf(const std::filesystem::path& path);

/// What a file is opened as, see io::opensAs(); Archive also for a path into one.
[[nodiscard]] io::OpensAs opensAs(const std::filesystem::path& path);

}  // namespace furitsuke::archives
