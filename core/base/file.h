// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke {

/// The whole file. A directory, a pipe, a missing or an unreadable file gives an Error that names it.
[[nodiscard]] Result<Bytes> readFile(const std::filesystem::path& path);

/// Its first `size` bytes, fewer when it is shorter: enough to tell what it is before gigabytes are read.
[[nodiscard]] Result<Bytes> readFileHead(const std::filesystem::path& path, std::size_t size);

/// Writes through a temporary file in the same folder, flushes it to the disk and renames it over `path`: at every
/// moment the file is the old one or the new one, whole. Keeps the permissions of an existing file; a symbolic link
/// stays a link. On failure the temporary file is removed and the old file is untouched.
Status writeFileAtomically(const std::filesystem::path& path, ByteView bytes);

/// A path as UTF-8 for messages.
[[nodiscard]] std::string displayPath(const std::filesystem::path& path);

}  // namespace furitsuke
