// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/base/frame.h"

namespace furitsuke::motion {

/// Where a prop is and how it is drawn at a frame: a key of an accessory of MMD, without what carries it, which is an
/// outside parent. Motion files of MMD have no such keys.
struct AccessoryKey {
  Frame frame = 0;
  glm::dvec3 position{0, 0, 0};  ///< model units
  glm::dvec3 angles{0, 0, 0};    ///< radians about x, y and z, in the order z, x, y; more than a full turn counts
  double scale = 1;              ///< above 0
  double opacity = 1;            ///< 0..1
  bool isVisible = true;         ///< until the next key
  bool castsShadow = true;       ///< until the next key
  /// JSON members that this version does not know, written by a newer version; kept verbatim.
  std::string unknown = {};
  friend bool operator==(const AccessoryKey&, const AccessoryKey&) = default;
};

inline constexpr double kFarthestPropPlace = 1e9;  ///< largest absolute value of a position, an angle and a scale

/// The state at a whole or fractional frame: numbers change evenly between two keys, the switches are those of the
/// earlier one. Before the first key it is that of the first key. nullopt without keys.
[[nodiscard]] std::optional<AccessoryKey> accessoryKeyAt(const std::vector<AccessoryKey>& keys, double frame);

}  // namespace furitsuke::motion
