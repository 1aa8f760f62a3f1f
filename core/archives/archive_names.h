// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/text_encoding.h"

// The names of files in archives. A ZIP usually does not say in which encoding its names are.
namespace furitsuke::archives {

/// A name as it is stored.
struct StoredName {
  std::string bytes;
  bool isUtf8 = false;  ///< the archive says so
};

/// The encoding that the names most likely have which the archive does not mark as UTF-8. All names of an archive are
/// written by the same program and so have the same encoding.
[[nodiscard]] TextEncoding guessNameEncoding(const std::vector<StoredName>& names);

/// The name as UTF-8; bytes that cannot be decoded become U+FFFD.
[[nodiscard]] std::string decodeName(const StoredName& name, TextEncoding encoding);

inline constexpr std::size_t kMaxNameBytes = 255;  ///< of a file or folder, UTF-8
inline constexpr std::size_t kMaxPathDepth = 32;

/// The path of an entry with slashes and without "." parts; empty for the folder of the archive itself. An Error if it
/// leads out of the folder in which the archive is unpacked, or if a system cannot store it: absolute paths, drives,
/// "..", names of devices, control characters.
[[nodiscard]] Result<std::string> safePath(std::string_view path);

/// Whether the entry is only of use to an operating system, such as "__MACOSX/...".
[[nodiscard]] bool isSystemEntry(std::string_view path);

}  // namespace furitsuke::archives
