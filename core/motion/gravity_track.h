// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/vec3.hpp>
#include <string>
#include <vector>

#include "core/base/frame.h"

namespace furitsuke::motion {

/// Gravity from a frame on, as MMD's dialog and its projects store it. MMD's motion files have none.
struct GravityKey {
  Frame frame = 0;
  double acceleration = 9.8;       ///< as MMD's dialog displays it; -kStrongestGravity..kStrongestGravity
  glm::dvec3 direction{0, -1, 0};  ///< of any length above 0; each part -kStrongestGravity..kStrongestGravity
  double noise = 0;                ///< percent, 0..kMostGravityNoise: the random change on each axis from tick to tick
  bool isNoiseOn = false;          ///< until the next key
  /// JSON members that this version does not know, written by a newer version; kept verbatim.
  std::string unknown = {};
  friend bool operator==(const GravityKey&, const GravityKey&) = default;
};

inline constexpr double kStrongestGravity = 1000;
inline constexpr double kMostGravityNoise = 1000;

/// How gravity changes during a motion.
struct GravityTrack {
  std::vector<GravityKey> keys;  ///< in the order of their frames, each frame once
  std::uint32_t seed = 0;        ///< of the noise
  std::string unknown = {};      ///< as in GravityKey
  /// Has nothing to store.
  [[nodiscard]] bool isEmpty() const noexcept { return keys.empty() && unknown.empty(); }
  friend bool operator==(const GravityTrack&, const GravityTrack&) = default;
};

}  // namespace furitsuke::motion
