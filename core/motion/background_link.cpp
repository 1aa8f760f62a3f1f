// SPDX-License-Identifier: MIT
#include "core/motion/background_link.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>

namespace furitsuke::motion {

std::optional<BackgroundFit> backgroundFitFrom(std::string_view name) {
  const auto found = std::ranges::find(kBackgroundFitNames, name);
  if (found == kBackgroundFitNames.end()) return {};
  return static_cast<BackgroundFit>(found - kBackgroundFitNames.begin());
}

std::string colorText(const glm::u8vec3& color) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text = "#";
  for (glm::length_t i = 0; i < 3; ++i) {
    text += kDigits[static_cast<std::size_t>(color[i] >> 4)];
    text += kDigits[static_cast<std::size_t>(color[i] & 15)];
  }
  return text;
}

std::optional<glm::u8vec3> colorFrom(std::string_view text) {
  constexpr std::size_t kLength = 7;
  if (text.size() != kLength || text.front() != '#') return {};
  unsigned value = 0;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + kLength, value, 16);
  if (error != std::errc() || end != text.data() + kLength) return {};
  return glm::u8vec3(value >> 16, value >> 8 & 255, value & 255);
}

}  // namespace furitsuke::motion
