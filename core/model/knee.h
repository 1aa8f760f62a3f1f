// SPDX-License-Identifier: MIT
#pragma once

#include <numbers>
#include <string_view>

// A PMD file has no limits of IK links. MMD knows knees by their names and lets them bend one way only.
namespace furitsuke::model {

/// Of a bone of a PMD, as in the file. "ひざ" in CP932 is the mark of a knee.
[[nodiscard]] constexpr bool isKnee(std::string_view nameBytes) noexcept {
  return nameBytes.find("\x82\xD0\x82\xB4") != std::string_view::npos;
}

/// The angles about x within which a knee bends, in radians: from 180 degrees backward to half a degree.
inline constexpr float kKneeLower = -std::numbers::pi_v<float>;
inline constexpr float kKneeUpper = -0.5F * std::numbers::pi_v<float> / 180;

}  // namespace furitsuke::model
