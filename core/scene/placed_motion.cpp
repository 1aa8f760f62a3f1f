// SPDX-License-Identifier: MIT
#include "core/scene/placed_motion.h"

#include <glm/gtc/quaternion.hpp>
#include <string_view>
#include <utility>

#include "core/base/name.h"

namespace furitsuke::scene {

namespace {

glm::dvec3 preciseVector(const Vec3& value) { return {value.x, value.y, value.z}; }

Vec3 keyVector(const glm::dvec3& value) {
  return {static_cast<float>(value.x), static_cast<float>(value.y), static_cast<float>(value.z)};
}

/// The key of a bone without a parent, at `rest` in the model, where the placement takes it.
motion::BoneKey placedKey(motion::BoneKey key, const glm::dvec3& rest, const Placement& placement) {
  const glm::dvec3 moved = placement.rotation * (rest + preciseVector(key.translation)) + placement.position - rest;
  const glm::dquat turned =
      placement.rotation * glm::dquat(key.rotation.w, key.rotation.x, key.rotation.y, key.rotation.z);
  key.translation = keyVector(moved);
  key.rotation = {static_cast<float>(turned.x), static_cast<float>(turned.y), static_cast<float>(turned.z),
                  static_cast<float>(turned.w)};
  return key;
}

/// Whether the path between two keys stays the same when it is turned.
bool canBeTurned(const motion::BoneKey& key) {
  return key.curves[0] == key.curves[1] && key.curves[0] == key.curves[2];
}

/// The track with its keys placed; one without a key at frame 0 rests until its first key, as MMD does.
std::optional<motion::Track<motion::BoneKey>> placedTrack(const motion::Track<motion::BoneKey>& track,
                                                          const glm::dvec3& rest, const Placement& placement) {
  const bool isTurned = placement.rotation != glm::dquat(1, 0, 0, 0);
  motion::Keys<motion::BoneKey> keys;
  keys.reserve(track.size() + 1);
  if (track.empty() || track.frames().front() != 0) keys.append(0, placedKey(motion::restBoneKey(), rest, placement));
  for (std::size_t i = 0; i < track.size(); ++i) {
    const motion::BoneKey& key = track.values()[i];
    if (isTurned && !canBeTurned(key)) return {};
    keys.append(track.frames()[i], placedKey(key, rest, placement));
  }
  return motion::Track<motion::BoneKey>(std::move(keys));
}

}  // namespace

bool isMoved(const Placement& placement) {
  Placement looks;
  looks.opacity = placement.opacity;
  looks.castsShadow = placement.castsShadow;
  return !(placement == looks);
}

std::optional<motion::Motion> withPlacement(motion::Motion motion, const model::Model& model,
                                            const Placement& placement) {
  if (placement.attachment != 0 || placement.scale != 1) return {};
  for (const model::Bone& bone : model.bones) {
    if (bone.parent != model::kNoIndex) continue;
    if (!bone.movable || bone.append) return {};
    const motion::TrackId id = motion.ensureBone(Name::fromBytes(bone.name.bytes));
    motion::Track<motion::BoneKey>& track = motion.bones[id.index].keys;
    auto placed = placedTrack(track, preciseVector(bone.position), placement);
    if (!placed) return {};
    track = *std::move(placed);
  }
  return motion;
}

}  // namespace furitsuke::scene
