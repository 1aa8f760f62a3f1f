// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke::io {

/// A file that a project names. It is found again by its path, or else by its content or its name.
struct FileReference {
  std::string path = {};     ///< UTF-8 with slashes: absolute, or in a project file from its folder
  std::uint64_t size = 0;    ///< bytes, when the project was saved; only with a digest
  std::string digest = {};   ///< contentDigest(), when the project was saved; empty: not known
  std::string unknown = {};  ///< JSON members that this version does not know, kept verbatim
  friend bool operator==(const FileReference&, const FileReference&) = default;
};

/// Identifies the content of a file: 16 hexadecimal digits, FNV-1a with 64 bits. Not safe against intent.
[[nodiscard]] std::string contentDigest(ByteView bytes);
/// The digest and size of the file at an absolute path. The Error names it.
[[nodiscard]] Result<FileReference> referenceTo(const std::string& path);
/// Whether the file has the size and the digest; false if the reference has none. Reads the file only if its size
/// matches.
[[nodiscard]] bool hasContentOf(const std::filesystem::path& path, const FileReference& file);

}  // namespace furitsuke::io
