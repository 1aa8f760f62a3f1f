// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

// Paths in the files of this program: UTF-8 with slashes; those of files that are near are relative, so that all can be
// moved together.
namespace furitsuke::io {

[[nodiscard]] std::filesystem::path pathFromUtf8(const std::string& text);
/// With slashes on every platform.
[[nodiscard]] std::string utf8FromPath(const std::filesystem::path& path);
/// The folder of a file; absolute if the current folder is known.
[[nodiscard]] std::filesystem::path absoluteFolderOf(const std::filesystem::path& file);

/// The absolute path of a file that is stored as a path from `folder`. An absolute or empty path is returned as it is.
[[nodiscard]] std::string resolvedPath(const std::string& stored, const std::filesystem::path& folder);
/// The opposite, for files at most `foldersAbove` folders above `folder`; the path of others is returned as it is.
[[nodiscard]] std::string storedPath(const std::string& absolute, const std::filesystem::path& folder,
                                     int foldersAbove);

}  // namespace furitsuke::io
