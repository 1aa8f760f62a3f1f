// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <glm/vec3.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "core/motion/motion.h"
#include "core/motion/rotation.h"

// Keys with given values, and comparisons of them.
namespace furitsuke::test {

/// Replaces the keys of a track; frames ascending.
template <class Value>
void setTrack(motion::Track<Value>& track, const std::vector<std::pair<Frame, Value>>& wanted) {
  motion::Keys<Value> keys;
  for (const auto& [frame, key] : wanted) keys.append(frame, key);
  track = motion::Track(std::move(keys));
}
/// Replaces the keys of a bone, which is added where there is none.
void setBoneKeys(motion::Motion& motion, std::string_view bone,
                 const std::vector<std::pair<Frame, motion::BoneKey>>& wanted);

[[nodiscard]] motion::BoneKey boneKey(Vec3 translation, const motion::EulerDegrees& angles = {});
/// At x on the x axis.
[[nodiscard]] motion::BoneKey turnedKey(float x, const motion::EulerDegrees& angles);
/// The value of the key at an index.
[[nodiscard]] const motion::BoneKey& boneKeyOf(const motion::Motion& motion, std::string_view bone, std::size_t at);

void expectNear(const Vec3& value, const glm::dvec3& expected);
void expectAngles(const Quat& value, const motion::EulerDegrees& expected);

}  // namespace furitsuke::test
