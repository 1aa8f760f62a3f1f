// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace furitsuke {
inline namespace base {

/// Whether a text is the name of a bone or morph that most models of MMD have, or of its camera motions.
[[nodiscard]] bool isStandardName(std::string_view text);

/// The only such name that begins with the text; the text itself if there is none, or if there are several.
[[nodiscard]] std::string completedStandardName(std::string_view text);

}  // namespace base
}  // namespace furitsuke
