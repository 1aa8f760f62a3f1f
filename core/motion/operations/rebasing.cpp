// SPDX-License-Identifier: MIT
#include "core/motion/operations/rebasing.h"

#include <string>
#include <unordered_map>

#include "core/motion/rotation.h"
#include "core/motion/track_names.h"

namespace furitsuke {

namespace {

/// What one bone's keys change by; the inverse already, where the pose is taken out.
struct KeyOffset {
  glm::dvec3 translation;
  glm::dquat rotation;
};

KeyOffset offsetOf(const BonePose& pose, bool takesOut) {
  const glm::dquat rotation = unitRotation(pose.rotation);
  const glm::dvec3 translation = toDouble(pose.translation);
  return takesOut ? KeyOffset{-translation, glm::conjugate(rotation)} : KeyOffset{translation, rotation};
}

bool isNone(const KeyOffset& offset) {
  const glm::dquat& q = offset.rotation;
  return offset.translation == glm::dvec3{0, 0, 0} && q.x == 0 && q.y == 0 && q.z == 0;
}

void offsetKey(BoneKey& key, const KeyOffset& offset, RotationSide side) {
  key.translation = toStored(toDouble(key.translation) + offset.translation);
  // With the sign that the key has, not that of its unit rotation: neighbours stay on the side they are on.
  const glm::dquat own = unitRotation(key.rotation);
  key.rotation = toStored(side == RotationSide::Parent ? offset.rotation * own : own * offset.rotation);
}

void addMissing(OperationResult& result, const Motion& motion, const BonePose& bone, const KeyOffset& offset,
                Frame frame, RotationSide side) {
  BoneKey key = restBoneKey();
  offsetKey(key, offset, side);
  Keys<BoneKey> keys;
  keys.append(frame, key);
  std::optional<TrackId> id = motion.findBone(bone.name.bytes);
  if (!id) {
    id = TrackId{TrackKind::Bone, static_cast<std::uint32_t>(motion.bones.size() + result.addedBones.size())};
    result.addedBones.push_back(bone.name);
  }
  result.selection.add(*id, frame);
  result.edit.keys.push_back({*id, {frame, frame}, Keys<BoneKey>(), std::move(keys)});
}

}  // namespace

OperationResult rebaseKeys(const Motion& motion, const KeySelection& keys, const Pose& pose,
                           const RebaseOptions& options) {
  OperationResult result;
  std::unordered_map<std::string, KeyOffset> offsets;
  for (const BonePose& bone : pose.bones) offsets.emplace(bone.name.bytes, offsetOf(bone, options.takesOut));
  forEachSelectedTrack(motion, keys, [&]<class Value>(TrackId id, const Track<Value>& track, const KeyRuns& runs) {
    if constexpr (std::is_same_v<Value, BoneKey>) {
      const auto offset = offsets.find(motion.bones[id.index].name.bytes);
      if (offset == offsets.end() || isNone(offset->second)) return;
      Keys<BoneKey> changed = keysOfRuns(track, runs);
      for (BoneKey& key : changed.values.edit()) offsetKey(key, offset->second, options.side);
      propose(result, id, track, {}, std::move(changed));
    }
  });
  const Frame first = std::max(keys.frameRange().first, Frame{0});
  const TrackNames names(motion.bones);
  for (const BonePose& bone : pose.bones) {
    const KeyOffset offset = offsetOf(bone, options.takesOut);
    const auto track = names.find(bone.name.bytes);
    if (isNone(offset) || (track && !motion.bones[*track].keys.empty())) continue;
    if (options.addsMissing) {
      addMissing(result, motion, bone, offset, first, options.side);
      continue;
    }
    Diagnostic note = operationNote("edit.pose.unkeyed", bone.name.text,
                                    "the pose moves it, and the motion has no keys for it to be changed");
    note.severity = Severity::Info;
    result.notes.push_back(std::move(note));
  }
  std::ranges::sort(result.edit.keys, {}, [](const KeyEdit& edit) { return std::pair(edit.track, edit.range.first); });
  return result;
}

}  // namespace furitsuke
