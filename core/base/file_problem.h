// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <fstream>
#include <system_error>

#include "core/base/result.h"

// What reading and saving of files have in common.
namespace furitsuke {
inline namespace base {

[[nodiscard]] Error fileError(const std::filesystem::path& path, Message reason);

/// "cannot be opened: No such file or directory": a text with a place for what the system says.
[[nodiscard]] Error fileError(const std::filesystem::path& path, PatternFor<Message> reason,
                              const std::error_code& error);

/// Opens a file for reading.
[[nodiscard]] Result<std::ifstream> openStream(const std::filesystem::path& path);

/// The reason why a path cannot be read or replaced as a file; empty if it can. Checked before opening the file,
/// because opening a pipe blocks until its other end is opened.
[[nodiscard]] Message fileTypeProblem(const std::filesystem::file_status& status);

}  // namespace base
}  // namespace furitsuke
