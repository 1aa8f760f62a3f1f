// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke {
inline namespace base {

/// The whole file. An Error that names the path for a directory, a pipe, a missing or an unreadable file.
[[nodiscard]] Result<Bytes> readFile(const std::filesystem::path& path);

/// The first `size` bytes, fewer if the file is shorter: enough to detect the format before reading gigabytes.
[[nodiscard]] Result<Bytes> readFileHead(const std::filesystem::path& path, std::size_t size);

/// Writes a temporary file in the same folder, flushes it to the disk and renames it to `path`: at any time the file
/// has either its complete old or its complete new content. Keeps the permissions of an existing file; a symbolic link
/// stays a link. On failure the temporary file is removed and the old file is untouched.
Status writeFileAtomically(const std::filesystem::path& path, ByteView bytes);

/// A path as UTF-8, for messages.
[[nodiscard]] std::string displayPath(const std::filesystem::path& path);

}  // namespace base
}  // namespace furitsuke
