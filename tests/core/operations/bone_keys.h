// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <glm/vec3.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "core/motion/motion.h"
#include "core/motion/rotation.h"

// Creates keys with given values, and compares keys.
namespace furitsuke::test {

/// Replaces the keys of a track; frames ascending.
template <class Value>
void setTrack(motion::Track<Value>& track, const std::vector<std::pair<Frame, Value>>& entries) {
  motion::Keys<Value> keys;
  for (const auto& [frame, key] : entries) keys.append(frame, key);
  track = motion::Track(std::move(keys));
}
/// Replaces the keys of a bone. Adds the bone if it does not exist.
void setBoneKeys(motion::Motion& motion, std::string_view bone,
                 const std::vector<std::pair<Frame, motion::BoneKey>>& entries);

[[nodiscard]] motion::BoneKey boneKey(Vec3 translation, const motion::EulerDegrees& angles = {});
/// A key at (x, 0, 0).
[[nodiscard]] motion::BoneKey turnedKey(float x, const motion::EulerDegrees& angles);
/// The value of the key at an index.
[[nodiscard]] const motion::BoneKey& boneKeyOf(const motion::Motion& motion, std::string_view bone, std::size_t at);

void expectNear(const Vec3& value, const glm::dvec3& expected);
void expectAngles(const Quat& value, const motion::EulerDegrees& expected);

}  // namespace furitsuke::test
