// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/motion/rotation.h"
#include "core/operations/cleanup/leg_motion.h"
#include "core/operations/cleanup/value_space.h"
#include "core/operations/key_insertion.h"
#include "core/operations/motion_changes.h"
#include "core/operations/sides/mirror.h"
#include "core/operations/sides/sides_operations.h"
#include "core/retarget/humanoid_model.h"

namespace furitsuke::operations {

namespace {

const glm::dquat kAboutFace{0, 0, 1, 0};  // half a turn about y

/// Where things of the original are at a frame.
struct OriginalFrame {
  std::vector<RigidTransform> bones;  ///< in model space
  double hipDepth = 0;                ///< z of the middle of the hips
};

/// Turns a body about face: a person who was seen from behind, and was taken for one who is seen from the front with
/// exchanged sides, is that person. What was at the left becomes the right side at the same place, seen from the front;
/// what was in front of the hips is behind them.
class AboutFace {
 public:
  AboutFace(const OperationInput& in, const retarget::HumanoidModel& humanoid, FrameRange range)
      : in_(in), humanoid_(humanoid), range_(range), rig_(eval::makeRig(*in.model)), work_(in.motion) {
    findPlacing();
  }

  Result<OperationResult> run() {
    // At most four at the ends on each track.
    if (!in_.control.requireKeys(4 * static_cast<std::int64_t>(work_.bones.size())))
      return in_.control.status().error();
    insertEnds();
    const motion::KeySelection keys = bonesInRange();
    findOriginal(keys);
    if (in_.control.isStopped()) return in_.control.status().error();
    OperationResult result = mirrorKeys(work_, keys, mirrorOptionsFor(in_.model), in_.control);
    motion::applyEdit(work_, result.edit, motion::EditSide::After);
    result.edit.keys.clear();
    turnAll();
    moveAll();
    if (in_.control.isStopped()) return in_.control.status().error();
    result.edit.selection = bonesInRange();
    proposeChanges(result, in_.motion, work_);
    return result;
  }

 private:
  [[nodiscard]] model::BoneIndex parentOf(std::size_t bone) const { return in_.model->bones[bone].parent; }

  /// The bones that carry the whole body: the ancestors of both halves of it. They stay as they were, in the mirror.
  void findPlacing() {
    isPlacing_.assign(in_.model->bones.size(), false);
    const auto lower = static_cast<std::size_t>(humanoid_.bone(retarget::HumanoidBone::Hips));
    const auto upper = static_cast<std::size_t>(humanoid_.bone(retarget::HumanoidBone::Spine));
    for (std::size_t bone = 0; bone < isPlacing_.size(); ++bone) {
      isPlacing_[bone] = bone != lower && bone != upper && isBelow(rig_, lower, bone) && isBelow(rig_, upper, bone);
    }
  }

  /// Keys before, at and after the ends of the range, so that nothing changes outside of it.
  void insertEnds() {
    const Frame end = in_.motion.frameRange().last;
    for (std::uint32_t i = 0; i < work_.bones.size(); ++i) {
      if (work_.bones[i].keys.empty()) continue;
      for (const std::int64_t frame : {std::int64_t{range_.first} - 1, std::int64_t{range_.first},
                                       std::int64_t{range_.last}, std::int64_t{range_.last} + 1}) {
        if (frame >= 0 && frame <= end)
          insertSampledKeyAt(work_, {motion::TrackKind::Bone, i}, static_cast<Frame>(frame), in_.preExtrapolation);
      }
    }
  }

  [[nodiscard]] motion::KeySelection bonesInRange() const {
    motion::KeySelection keys;
    for (std::uint32_t i = 0; i < work_.bones.size(); ++i)
      keys.add(motion::selectKeys(work_, {motion::TrackKind::Bone, i}, range_));
    return keys;
  }

  void findOriginal(const motion::KeySelection& keys) {
    eval::BoundMotion bound(in_.motion, *in_.model, rig_);
    bound.setPreExtrapolation(in_.preExtrapolation);
    eval::RigPose pose(rig_);
    for (const auto& [id, frames] : keys.tracks()) {
      for (const Frame frame : frames) {
        if (original_.contains(frame) || in_.control.isStopped()) continue;
        eval::evaluatePose(rig_, bound, frame, pose);
        OriginalFrame& original = original_[frame];
        original.bones.assign(pose.transforms.begin(), pose.transforms.end());
        for (const retarget::Side side : retarget::kEachSide)
          original.hipDepth += original.bones[thighOf(side)].position.z / 2;
      }
    }
  }

  [[nodiscard]] std::size_t thighOf(retarget::Side side) const {
    return static_cast<std::size_t>(humanoid_.bone(retarget::roleOf(side, retarget::Limb::UpperLeg)));
  }

  /// Calls change(bone, frame, key) for the keys in the range of each bone of the model.
  template <class F>
  void changeKeys(F&& change) {
    const model::NameIndex names(*in_.model);
    for (auto& track : work_.bones) {
      const auto bone = names.findBone(track.name.bytes);
      if (!bone) continue;
      motion::Keys<motion::BoneKey> keys = track.keys.keys();
      std::vector<motion::BoneKey>& values = keys.values.edit();
      for (std::size_t i = 0; i < values.size(); ++i) {
        if (keys.frames[i] >= range_.first && keys.frames[i] <= range_.last)
          change(static_cast<std::size_t>(*bone), keys.frames[i], values[i]);
      }
      track.keys = motion::Track(std::move(keys));
    }
  }

  /// Half a turn for what hangs on the bones that carry the body.
  void turnAll() {
    changeKeys([this](std::size_t bone, Frame frame, motion::BoneKey& key) {
      const model::BoneIndex parent = parentOf(bone);
      const bool isTop = parent == model::kNoIndex || isPlacing_[static_cast<std::size_t>(parent)];
      if (isPlacing_[bone] || !isTop) return;
      const glm::dquat above = parent == model::kNoIndex
                                   ? eval::kNoRotation
                                   : inMirror(original_.at(frame).bones[static_cast<std::size_t>(parent)].rotation);
      key.rotation =
          toStored(glm::normalize(glm::conjugate(above) * kAboutFace * above * motion::unitRotation(key.rotation)));
    });
  }

  /// Puts the hips where they were, and the bones of the foot IK where the other foot was, at the other side of the
  /// hips in depth.
  void moveAll() {
    const auto center = static_cast<std::size_t>(humanoid_.center());
    moveKeys([&](std::size_t bone, const OriginalFrame& original, const eval::RigPose& now) -> glm::dvec3 {
      if (bone != center) return glm::dvec3(0);
      glm::dvec3 away(0);
      for (const retarget::Side side : retarget::kEachSide) {
        const std::size_t thigh = thighOf(side);
        away += (original.bones[thigh].position - now.transforms[thigh].position) / 2.0;
      }
      return away;
    });
    moveKeys([&](std::size_t bone, const OriginalFrame& original, const eval::RigPose& now) -> glm::dvec3 {
      for (const retarget::Side side : retarget::kEachSide) {
        const auto other = side == retarget::Side::Left ? retarget::Side::Right : retarget::Side::Left;
        if (static_cast<std::size_t>(humanoid_.footIk(side)) != bone || humanoid_.footIk(other) == model::kNoIndex)
          continue;
        glm::dvec3 goal = original.bones[static_cast<std::size_t>(humanoid_.footIk(other))].position;
        goal.z = 2 * original.hipDepth - goal.z;
        return goal - now.transforms[bone].position;
      }
      return glm::dvec3(0);
    });
  }

  /// Moves keys of bones by what way(bone, original, pose now) returns, in model space.
  template <class F>
  void moveKeys(F&& way) {
    eval::BoundMotion bound(work_, *in_.model, rig_);
    bound.setPreExtrapolation(in_.preExtrapolation);
    eval::RigPose pose(rig_);
    std::map<Frame, std::vector<std::pair<std::size_t, glm::dvec3>>> ways;
    for (const auto& [frame, original] : original_) {
      eval::evaluatePose(rig_, bound, frame, pose);
      for (std::size_t bone = 0; bone < in_.model->bones.size(); ++bone) {
        const glm::dvec3 by = way(bone, original, pose);
        const model::BoneIndex parent = parentOf(bone);
        if (by == glm::dvec3(0)) continue;
        ways[frame].emplace_back(
            bone, parent == model::kNoIndex
                      ? by
                      : eval::rotatedBack(pose.transforms[static_cast<std::size_t>(parent)].rotation, by));
      }
    }
    changeKeys([&](std::size_t bone, Frame frame, motion::BoneKey& key) {
      for (const auto& [moved, by] : ways[frame]) {
        if (moved == bone) key.translation = toStored(toDouble(key.translation) + by);
      }
    });
  }

  const OperationInput& in_;
  const retarget::HumanoidModel& humanoid_;
  FrameRange range_;
  eval::Rig rig_;
  motion::Motion work_;
  std::vector<bool> isPlacing_;
  std::map<Frame, OriginalFrame> original_;  ///< at the frames with keys in the range
};

Result<OperationResult> runExchangeSides(const OperationInput& in) {
  if (in.model == nullptr) return legModelMissing();
  const Result<retarget::HumanoidModel> humanoid = retarget::HumanoidModel::of(*in.model);
  if (!humanoid) return humanoid.error();
  const FrameRange range = chosenFrames(in);
  if (range.isEmpty() || in.motion.bones.empty()) return OperationResult{};
  return AboutFace(in, *humanoid, range).run();
}

}  // namespace

Operation exchangeSidesOperation() {
  return {.id = "exchange-sides",
          .text = Core::tr("Exchange Sides from Here to There"),
          .help = Core::tr("Exchange left and right in a range of frames, where a motion that was captured from a film "
                           "has taken a back for a front: the body faces the other way, and looks the same from the "
                           "front. All bones change and get keys at both ends of the range. Needs the model."),
          .run = runExchangeSides};
}

}  // namespace furitsuke::operations
