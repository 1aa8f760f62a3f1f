// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <numbers>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "core/motion/key.h"

// Differences of values of bones and morphs, and what is between them. Used inside core/operations only.
namespace furitsuke::operations {

/// The difference of two values of a bone.
struct BoneStep {
  glm::dvec3 move{0, 0, 0};  ///< model units
  glm::dvec3 turn{0, 0, 0};  ///< the axis of the rotation, as long as its angle in radians
  friend BoneStep operator*(const BoneStep& step, double factor) { return {step.move * factor, step.turn * factor}; }
};

[[nodiscard]] inline glm::dvec3 turnVector(const glm::dquat& rotation) {
  const glm::dquat near = rotation.w < 0 ? -rotation : rotation;
  const glm::dvec3 axis = eval::vectorPart(near);
  const double sine = std::sqrt(glm::dot(axis, axis));
  constexpr double kTiny = 1e-12;
  return sine < kTiny ? 2.0 * axis : axis * (2 * std::atan2(sine, near.w) / sine);
}
[[nodiscard]] inline glm::dquat rotationFromVector(const glm::dvec3& turn) {
  const double angle = std::sqrt(glm::dot(turn, turn));
  constexpr double kTiny = 1e-12;
  if (angle < kTiny) return eval::kNoRotation;
  const glm::dvec3 axis = turn * (std::sin(angle / 2) / angle);
  return {std::cos(angle / 2), axis.x, axis.y, axis.z};
}

/// A rotation in the mirror x = 0.
[[nodiscard]] inline glm::dquat inMirror(const glm::dquat& q) { return {q.w, q.x, -q.y, -q.z}; }

/// The smallest rotation from one direction to another.
[[nodiscard]] inline glm::dquat rotationBetween(const glm::dvec3& from, const glm::dvec3& to) {
  const double lengths = glm::length(from) * glm::length(to);
  if (lengths == 0) return eval::kNoRotation;
  const glm::dvec3 across = glm::cross(from, to);
  const double sine = glm::length(across) / lengths;
  constexpr double kTiny = 1e-12;
  if (sine < kTiny) return eval::kNoRotation;
  return rotationFromVector(across * (std::atan2(sine, glm::dot(from, to) / lengths) / (sine * lengths)));
}

/// 0 at 0, 1 at 1, level at both.
[[nodiscard]] inline double eased(double part) { return part * part * (3 - 2 * part); }

[[nodiscard]] inline eval::BoneSample sampleOf(const motion::BoneKey& key) {
  return {eval::usable(key.translation), eval::usable(key.rotation), key.physics};
}
[[nodiscard]] inline double sampleOf(const motion::MorphKey& key) { return eval::usable(key.weight); }

[[nodiscard]] inline BoneStep stepBetween(const eval::BoneSample& from, const eval::BoneSample& to) {
  return {to.translation - from.translation, turnVector(to.rotation * glm::conjugate(from.rotation))};
}
[[nodiscard]] inline double stepBetween(double from, double to) { return to - from; }

[[nodiscard]] inline eval::BoneSample advanced(const eval::BoneSample& from, const BoneStep& step) {
  return {from.translation + step.move, rotationFromVector(step.turn) * from.rotation, from.physics};
}
[[nodiscard]] inline double advanced(double from, double step) { return from + step; }

/// `part` 0: `from`, 1: `to`; rotations along the shorter arc.
template <class Sample>
[[nodiscard]] Sample mixed(const Sample& from, const Sample& to, double part) {
  return advanced(from, stepBetween(from, to) * part);
}

/// Replaces the value of a key. A rotation keeps the sign that is closest to the previous one.
inline void setSample(motion::BoneKey& key, const eval::BoneSample& sample) {
  key.translation = toStored(sample.translation);
  const bool isOpposite = glm::dot(sample.rotation, eval::usable(key.rotation)) < 0;
  key.rotation = toStored(isOpposite ? -sample.rotation : sample.rotation);
}
inline void setSample(motion::MorphKey& key, double weight) { key.weight = static_cast<float>(weight); }

}  // namespace furitsuke::operations
