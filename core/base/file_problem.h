// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include "core/base/result.h"

// What reading and saving of files have in common.
namespace furitsuke {
inline namespace base {

[[nodiscard]] Error fileError(const std::filesystem::path& path, std::string reason);

/// Opens a file for reading.
[[nodiscard]] Result<std::ifstream> openStream(const std::filesystem::path& path);

/// The reason why a path cannot be read or replaced as a file; empty if it can. Checked before opening the file,
/// because opening a pipe blocks until its other end is opened.
[[nodiscard]] std::string fileTypeProblem(const std::filesystem::file_status& status);

}  // namespace base
}  // namespace furitsuke
