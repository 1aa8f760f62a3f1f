// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

namespace furitsuke {
inline namespace base {

/// A path as UTF-8; on POSIX systems its bytes, which can be any. Never fails: an unpaired surrogate of a Windows path
/// becomes U+FFFD. For messages: displayPath() of file.h.
[[nodiscard]] std::string pathText(const std::filesystem::path& path);

}  // namespace base
}  // namespace furitsuke
