// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace furitsuke::motion {

/// How a background picture gets the size of the view, before its scale.
enum class BackgroundFit : std::uint8_t {
  Fit,     ///< as large as possible without being cut
  Fill,    ///< as small as possible without a border
  Stretch  ///< exactly, without its aspect ratio
};
/// The names in files and scripts, in the order of BackgroundFit.
inline constexpr std::array<std::string_view, 3> kBackgroundFitNames{"fit", "fill", "stretch"};

[[nodiscard]] std::optional<BackgroundFit> backgroundFitFrom(std::string_view name);

inline constexpr double kSmallestBackground = 0.01;
inline constexpr double kLargestBackground = 100;
inline constexpr double kFarthestBackground = 100;  ///< largest absolute value of each part of BackgroundLink::offset
inline constexpr double kFarthestBackgroundTime = 1e9;  ///< largest absolute value of BackgroundLink::time

/// What is shown behind the scene of a motion: a color and over it a picture or a film.
struct BackgroundLink {
  std::string file = {};  ///< UTF-8 path, as that of a SoundLink; empty: only the color
  BackgroundFit fit = BackgroundFit::Fit;
  glm::dvec2 offset{0, 0};     ///< of the middle to the right and up, in widths and heights of the view
  double scale = 1;            ///< kSmallestBackground..kLargestBackground
  int opacity = 100;           ///< 0..100 percent
  double time = 0;             ///< milliseconds in the film at frame 0; negative: the film starts later
  bool hasColor = false;       ///< otherwise the color is that of the view
  glm::u8vec3 color{0, 0, 0};  ///< r g b
  std::string unknown = {};    ///< JSON members of newer versions, kept verbatim
  friend bool operator==(const BackgroundLink&, const BackgroundLink&) = default;
};

/// "#00ff80".
[[nodiscard]] std::string colorText(const glm::u8vec3& color);
/// The opposite; nothing if it is no such color. Letters may be upper case.
[[nodiscard]] std::optional<glm::u8vec3> colorFrom(std::string_view text);

}  // namespace furitsuke::motion
