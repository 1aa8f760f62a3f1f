// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <system_error>

#include "core/base/byte_output.h"

// Operating system functions for saving that the standard library lacks. One file per system: file_linux.cpp (any POSIX
// system), file_windows.cpp.
namespace furitsuke {
inline namespace base {

/// Who may read a new file: as any new file of this user, or, until its permissions are set, its owner only.
enum class NewFile { Default, OwnerOnly };
/// Creates `path`, writes the content and flushes it to the disk. Fails with std::errc::file_exists if the path exists,
/// without calling `content`; on any other failure, or an exception of `content`, the partial file is removed.
[[nodiscard]] std::error_code writeNewFile(const std::filesystem::path& path, const ContentWriter& content,
                                           NewFile access);

/// Flushes an existing file to the disk.
[[nodiscard]] std::error_code flushFile(const std::filesystem::path& path);

/// Renames `from` to `to` in the same folder, in place of an existing file. On Windows this fails while another program
/// has that file open; it is tried again for a short time, because virus scanners and indexers open each new file.
[[nodiscard]] std::error_code replaceFile(const std::filesystem::path& from, const std::filesystem::path& to);

/// Copies the permissions and, where allowed, the owner of `from` to `to`.
[[nodiscard]] std::error_code copyPermissions(const std::filesystem::path& from, const std::filesystem::path& to);

/// Equal for two paths that differ only in what the file system ignores: the case of letters on Windows.
[[nodiscard]] std::filesystem::path comparablePath(const std::filesystem::path& path);

/// Whether the file has no other name (hard link), through which a program could change it. False if that is unknown.
[[nodiscard]] bool hasOneName(const std::filesystem::path& path);

/// Whether this process may write into the existing file.
[[nodiscard]] bool mayWrite(const std::filesystem::path& path);

/// Whether the file belongs to the user of this process. A link itself is examined, not its target.
[[nodiscard]] bool isOwnFile(const std::filesystem::path& path);

/// Makes a rename in `folder` survive a power failure, as far as the file system supports it.
void flushFolder(const std::filesystem::path& folder);

}  // namespace base
}  // namespace furitsuke
