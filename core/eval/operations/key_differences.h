// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <numbers>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "core/motion/key.h"

// From one key of a kind to another, and parts of that way. What steps has no part in it. In double precision.
namespace furitsuke {

struct BoneDifference {
  glm::dvec3 translation;
  glm::dquat rotation;  ///< in the parent: rotation * from = to
  [[nodiscard]] bool isNone() const {
    return translation == glm::dvec3{0, 0, 0} && rotation.x == 0 && rotation.y == 0 && rotation.z == 0;
  }
};
struct CameraDifference {
  double distance;
  glm::dvec3 target;
  glm::dvec3 rotation;  ///< without whole turns
  double fov;
  [[nodiscard]] bool isNone() const {
    const glm::dvec3 none{0, 0, 0};
    return distance == 0 && target == none && rotation == none && fov == 0;
  }
};
struct LightDifference {
  glm::dvec3 color;
  glm::dvec3 direction;
  [[nodiscard]] bool isNone() const {
    const glm::dvec3 none{0, 0, 0};
    return color == none && direction == none;
  }
};
struct NumberDifference {
  double value;
  [[nodiscard]] bool isNone() const { return value == 0; }
};

[[nodiscard]] inline BoneDifference differenceOf(const BoneKey& from, const BoneKey& to) {
  const bool isSame = from.rotation == to.rotation;
  return {usable(to.translation) - usable(from.translation),
          isSame ? kNoRotation : usable(to.rotation) * glm::conjugate(usable(from.rotation))};
}
[[nodiscard]] inline NumberDifference differenceOf(const MorphKey& from, const MorphKey& to) {
  return {usable(to.weight) - usable(from.weight)};
}
[[nodiscard]] inline CameraDifference differenceOf(const CameraKey& from, const CameraKey& to) {
  glm::dvec3 rotation = usable(to.rotation) - usable(from.rotation);
  for (int i = 0; i < 3; ++i) rotation[i] = std::remainder(rotation[i], 2 * std::numbers::pi);
  return {usable(to.distance) - usable(from.distance), usable(to.target) - usable(from.target), rotation,
          static_cast<double>(to.fov) - static_cast<double>(from.fov)};
}
[[nodiscard]] inline LightDifference differenceOf(const LightKey& from, const LightKey& to) {
  return {usable(to.color) - usable(from.color), usable(to.direction) - usable(from.direction)};
}
[[nodiscard]] inline NumberDifference differenceOf(const SelfShadowKey& from, const SelfShadowKey& to) {
  return {usable(to.distance) - usable(from.distance)};
}

/// Moves a key by `part` of the way.
inline void addPart(BoneKey& key, const BoneDifference& way, double part) {
  key.translation = toStored(usable(key.translation) + way.translation * part);
  key.rotation = toStored(scaledRotation(way.rotation, part) * usable(key.rotation));
}
inline void addPart(MorphKey& key, const NumberDifference& way, double part) {
  key.weight = static_cast<float>(usable(key.weight) + way.value * part);
}
inline void addPart(CameraKey& key, const CameraDifference& way, double part) {
  key.distance = static_cast<float>(usable(key.distance) + way.distance * part);
  key.target = toStored(usable(key.target) + way.target * part);
  key.rotation = toStored(usable(key.rotation) + way.rotation * part);
  key.fov = static_cast<std::uint32_t>(std::llround(std::max(0.0, static_cast<double>(key.fov) + way.fov * part)));
}
inline void addPart(LightKey& key, const LightDifference& way, double part) {
  key.color = toStored(usable(key.color) + way.color * part);
  key.direction = toStored(usable(key.direction) + way.direction * part);
}
inline void addPart(SelfShadowKey& key, const NumberDifference& way, double part) {
  key.distance = static_cast<float>(usable(key.distance) + way.value * part);
}

}  // namespace furitsuke
