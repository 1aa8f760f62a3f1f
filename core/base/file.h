// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke {
inline namespace base {

/// Reads the whole file. Returns an Error that names the path if it is a directory, a device or a pipe, does not exist
/// or cannot be read.
[[nodiscard]] Result<Bytes> readFile(const std::filesystem::path& path);

/// Reads the first `size` bytes, fewer if the file is shorter: enough to detect the format before reading a large file.
[[nodiscard]] Result<Bytes> readFileHead(const std::filesystem::path& path, std::size_t size);

/// Writes a temporary file in the same folder, flushes it to the disk and renames it to `path`: at any time the file
/// has either its complete old or its complete new content. Keeps the permissions of an existing file; a symbolic link
/// stays a link. On failure the temporary file is removed and the old file is untouched. Options: file_saving.h.
Status writeFileAtomically(const std::filesystem::path& path, ByteView bytes);

/// A path as UTF-8, for messages.
[[nodiscard]] std::string displayPath(const std::filesystem::path& path);

}  // namespace base
}  // namespace furitsuke
