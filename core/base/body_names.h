// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace furitsuke {
inline namespace base {

/// Whether a text is a name that Chinese and Korean models use for a part of a body or an expression: "左大臂", "头",
/// "오른쪽 무릎". Sides, numbers and "IK" do not matter.
[[nodiscard]] bool isForeignBodyName(std::string_view text);

}  // namespace base
}  // namespace furitsuke
