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

// The difference between two keys of a kind, and parts of it, in double precision. Steps (see key_steps.h) are not part
// of it.
namespace furitsuke::operations {

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

[[nodiscard]] inline BoneDifference differenceOf(const motion::BoneKey& from, const motion::BoneKey& to) {
  const bool isSame = from.rotation == to.rotation;
  return {eval::usable(to.translation) - eval::usable(from.translation),
          isSame ? eval::kNoRotation : eval::usable(to.rotation) * glm::conjugate(eval::usable(from.rotation))};
}
[[nodiscard]] inline NumberDifference differenceOf(const motion::MorphKey& from, const motion::MorphKey& to) {
  return {eval::usable(to.weight) - eval::usable(from.weight)};
}
[[nodiscard]] inline CameraDifference differenceOf(const motion::CameraKey& from, const motion::CameraKey& to) {
  glm::dvec3 rotation = eval::usable(to.rotation) - eval::usable(from.rotation);
  for (int i = 0; i < 3; ++i) rotation[i] = std::remainder(rotation[i], 2 * std::numbers::pi);
  return {eval::usable(to.distance) - eval::usable(from.distance), eval::usable(to.target) - eval::usable(from.target),
          rotation, static_cast<double>(to.fov) - static_cast<double>(from.fov)};
}
[[nodiscard]] inline LightDifference differenceOf(const motion::LightKey& from, const motion::LightKey& to) {
  return {eval::usable(to.color) - eval::usable(from.color), eval::usable(to.direction) - eval::usable(from.direction)};
}
[[nodiscard]] inline NumberDifference differenceOf(const motion::SelfShadowKey& from, const motion::SelfShadowKey& to) {
  return {eval::usable(to.distance) - eval::usable(from.distance)};
}

/// Adds `part` of a difference to a key.
inline void addPart(motion::BoneKey& key, const BoneDifference& difference, double part) {
  key.translation = toStored(eval::usable(key.translation) + difference.translation * part);
  key.rotation = toStored(eval::scaledRotation(difference.rotation, part) * eval::usable(key.rotation));
}
inline void addPart(motion::MorphKey& key, const NumberDifference& difference, double part) {
  key.weight = static_cast<float>(eval::usable(key.weight) + difference.value * part);
}
inline void addPart(motion::CameraKey& key, const CameraDifference& difference, double part) {
  key.distance = static_cast<float>(eval::usable(key.distance) + difference.distance * part);
  key.target = toStored(eval::usable(key.target) + difference.target * part);
  key.rotation = toStored(eval::usable(key.rotation) + difference.rotation * part);
  key.fov =
      static_cast<std::uint32_t>(std::llround(std::max(0.0, static_cast<double>(key.fov) + difference.fov * part)));
}
inline void addPart(motion::LightKey& key, const LightDifference& difference, double part) {
  key.color = toStored(eval::usable(key.color) + difference.color * part);
  key.direction = toStored(eval::usable(key.direction) + difference.direction * part);
}
inline void addPart(motion::SelfShadowKey& key, const NumberDifference& difference, double part) {
  key.distance = static_cast<float>(eval::usable(key.distance) + difference.value * part);
}

}  // namespace furitsuke::operations
