// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace furitsuke {
inline namespace base {

/// The text of a file that people or spreadsheets have written, as UTF-8 without a byte order mark: UTF-16 with a byte
/// order mark, UTF-8, or else CP932, in which every byte has a meaning or becomes U+FFFD.
[[nodiscard]] std::string fileText(std::string_view bytes);

}  // namespace base
}  // namespace furitsuke
