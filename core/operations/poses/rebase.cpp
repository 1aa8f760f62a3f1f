// SPDX-License-Identifier: MIT
#include "core/operations/poses/poses_operations.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>

#include "core/eval/sample_pose.h"
#include "core/model/name_index.h"
#include "core/motion/pose.h"
#include "core/motion/rotation.h"
#include "core/motion/track_names.h"

namespace furitsuke::operations {

namespace {

/// On which side the rotation of the pose is multiplied.
enum class RotationSide {
  Parent,  ///< pose * key: rotates the posed bone in the space of its parent
  Bone,    ///< key * pose: rotates the bone before the key does, as if the pose were its rest pose
};

struct RebaseOptions {
  /// Removes the pose from the keys, so that a key equal to it becomes the rest pose. Otherwise adds it.
  bool removesPose = false;
  RotationSide side = RotationSide::Parent;
  /// Whether bones of the pose without keys get a key at the first selected frame. Otherwise a note names them.
  bool addsMissing = false;
};

/// The change of the keys of one bone; the inverse of the pose where the pose is removed.
struct KeyOffset {
  glm::dvec3 translation;
  glm::dquat rotation;
};

KeyOffset offsetOf(const motion::BonePose& pose, bool removesPose) {
  const glm::dquat rotation = motion::unitRotation(pose.rotation);
  const glm::dvec3 translation = toDouble(pose.translation);
  return removesPose ? KeyOffset{-translation, glm::conjugate(rotation)} : KeyOffset{translation, rotation};
}

bool isNone(const KeyOffset& offset) {
  const glm::dquat& q = offset.rotation;
  return offset.translation == glm::dvec3{0, 0, 0} && q.x == 0 && q.y == 0 && q.z == 0;
}

void offsetKey(motion::BoneKey& key, const KeyOffset& offset, RotationSide side) {
  key.translation = toStored(toDouble(key.translation) + offset.translation);
  // Keeps the sign of the quaternion, so that the arc to the neighboring keys stays the same.
  const glm::dquat own = motion::unitRotation(key.rotation);
  key.rotation = toStored(side == RotationSide::Parent ? offset.rotation * own : own * offset.rotation);
}

void addMissingKey(OperationResult& result, const motion::Motion& motion, const motion::BonePose& bone,
                   const KeyOffset& offset, Frame frame, RotationSide side) {
  motion::BoneKey key = motion::restBoneKey();
  offsetKey(key, offset, side);
  addBoneKey(result, motion, bone.name, frame, key);
}

/// Adds positions and multiplies rotations of the selected bone keys. The shape between keys, the curves and the signs
/// do not change, because straight lines and shortest arcs do not depend on the offset. Morphs of the pose are not
/// used.
OperationResult rebaseKeys(const OperationInput& in, const motion::Pose& pose, const RebaseOptions& options) {
  const motion::Motion& motion = in.motion;
  OperationResult result;
  std::unordered_map<std::string, KeyOffset> offsets;
  for (const motion::BonePose& bone : pose.bones) offsets.emplace(bone.name.bytes, offsetOf(bone, options.removesPose));
  forEachSelectedTrack(
      motion, in.keys, in.control,
      [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns& runs) {
        if constexpr (std::is_same_v<Value, motion::BoneKey>) {
          const auto offset = offsets.find(motion.bones[id.index].name.bytes);
          if (offset == offsets.end() || isNone(offset->second)) return;
          motion::Keys<motion::BoneKey> changed = motion::keysOfRuns(track, runs);
          for (motion::BoneKey& key : changed.values.edit()) offsetKey(key, offset->second, options.side);
          propose(result, id, track, {}, std::move(changed));
        }
      });
  const Frame first = std::max(in.keys.frameRange().first, Frame{0});
  const motion::TrackNames names(motion.bones);
  for (const motion::BonePose& bone : pose.bones) {
    const KeyOffset offset = offsetOf(bone, options.removesPose);
    const auto track = names.find(bone.name.bytes);
    if (isNone(offset) || (track && !motion.bones[*track].keys.empty())) continue;
    if (options.addsMissing) {
      addMissingKey(result, motion, bone, offset, first, options.side);
      continue;
    }
    result.notes.push_back(operationNote("edit.pose.unkeyed", bone.name.text()));
  }
  sortKeyEdits(result);
  return result;
}

bool isRotated(const motion::BonePose& bone) {
  return bone.rotation.x != 0 || bone.rotation.y != 0 || bone.rotation.z != 0;
}

/// Whether IK rotates the bone: a link of an IK chain of the model, or without a model a leg bone if the foot IK has
/// keys.
class IkLinks {
 public:
  IkLinks(const motion::Motion& motion, const model::Model* model) : model_(model) {
    if (model != nullptr) names_.emplace(*model);
    for (const char* foot : {"左足ＩＫ", "右足ＩＫ"}) {
      const auto track = motion::findTrack(motion, foot);
      hasFootKeys_ = hasFootKeys_ || (track && motion.keyCount(*track) > 0);
    }
  }

  [[nodiscard]] bool contains(const Name& name) const {
    if (model_ == nullptr) {
      constexpr std::array<std::string_view, 6> kLegs{"左足", "右足", "左ひざ", "右ひざ", "左足首", "右足首"};
      return hasFootKeys_ && std::ranges::find(kLegs, name.text()) != kLegs.end();
    }
    const auto bone = names_->findBone(name.bytes);
    return bone && std::ranges::any_of(model_->ik, [&](const model::IkChain& chain) {
             return std::ranges::find(chain.links, *bone, &model::IkLink::bone) != chain.links.end();
           });
  }

 private:
  const model::Model* model_;
  std::optional<model::NameIndex> names_;
  bool hasFootKeys_ = false;
};

void noteIk(OperationResult& result, const OperationInput& in, const motion::Pose& pose) {
  const IkLinks links(in.motion, in.model);
  std::string names;
  std::size_t count = 0;
  for (const motion::BonePose& bone : pose.bones) {
    if (!isRotated(bone) || !links.contains(bone.name)) continue;
    names += (names.empty() ? "" : ", ") + bone.name.text();
    ++count;
  }
  if (count == 0) return;
  result.notes.push_back(operationNote("edit.pose.ik", {}, {count, std::move(names)}));
}

Result<OperationResult> runRebase(const OperationInput& in) {
  const motion::Motion* other = in.arguments.motion("pose");
  const motion::Pose pose =
      eval::samplePose(other == nullptr ? in.motion : *other, in.arguments.frame("frame"), in.preExtrapolation);
  RebaseOptions options;
  options.removesPose = in.arguments.text("mode") == "take-out";
  options.side = in.arguments.text("side") == "bone" ? RotationSide::Bone : RotationSide::Parent;
  options.addsMissing = in.arguments.flag("add-missing");
  OperationResult result = rebaseKeys(in, pose, options);
  noteIk(result, in, pose);
  return result;
}

}  // namespace

Operation rebaseOperation() {
  return {
      .id = "rebase",
      .text = Core::tr("Offset by Pose"),
      .help = Core::tr(
          "Add a pose to bone keys or remove it from them. Positions are added and rotations multiplied. The pose is a "
          "file or a frame of this motion; removing a frame makes it the rest pose. The shape of the motion between "
          "keys does not change."),
      .parameters = {{.id = "pose",
                      .kind = ParameterKind::MotionFile,
                      .help = Core::tr("Pose (VPD) or another motion; if empty, a frame of this motion")},
                     placeParameter("frame", Core::tr("Frame of the motion to use as the pose"), "0"),
                     {.id = "mode",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("Whether to add the pose to the keys or to remove it from them"),
                      .initial = "add",
                      .choices = {"add", "take-out"}},
                     {.id = "side",
                      .kind = ParameterKind::Choice,
                      .help =
                          Core::tr("Whether the pose rotates bones in the space of the parent or in their own space"),
                      .initial = "parent",
                      .choices = {"parent", "bone"}},
                     flagParameter("add-missing",
                                   Core::tr("Add a key at the first selected frame to bones of the pose without keys"),
                                   "false")},
      .run = runRebase};
}

}  // namespace furitsuke::operations
