// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/cleanup_operations.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/operations/cleanup/foot_path.h"
#include "core/operations/cleanup/held_chain.h"
#include "core/operations/cleanup/joint_limits.h"
#include "core/operations/cleanup/leg_motion.h"
#include "core/operations/cleanup/moved_bones.h"
#include "core/operations/cleanup/value_space.h"

namespace furitsuke::operations {

namespace {

/// Smaller corrections are no changes: degrees.
constexpr double kLeastCorrection = 1e-3;

/// A joint that is turned too far at some frames.
struct TurnedJoint {
  LimitedJoint joint;
  std::vector<std::size_t> chains;     ///< whose IK turns it
  std::vector<double> excess;          ///< of each frame: degrees
  std::vector<glm::dvec3> directions;  ///< of the correction, in the space of the joint; 0 where there is none
};

class JointLimiting {
 public:
  JointLimiting(const OperationInput& in, const eval::Rig& rig, FrameRange chosen, Frame blend)
      : in_(in), rig_(rig), chosen_(chosen), blend_(blend), pose_(in, rig) {
    const std::int64_t reach = 2 * std::int64_t{blend};
    frames_ = {static_cast<Frame>(std::max<std::int64_t>(0, chosen.first - reach)),
               static_cast<Frame>(std::min<std::int64_t>(in.motion.frameRange().last, chosen.last + reach))};
  }

  [[nodiscard]] FrameRange frames() const { return frames_; }

  void findJoints() {
    const auto count = static_cast<std::size_t>(frames_.last - frames_.first) + 1;
    for (const LimitedJoint& joint : limitedJoints(*in_.model, rig_)) {
      TurnedJoint turned{joint, {}, std::vector<double>(count), std::vector<glm::dvec3>(count)};
      for (std::size_t c = 0; c < rig_.chains.size(); ++c) {
        const bool isLink = std::ranges::any_of(rig_.chains[c].links, [&](const eval::RigIkLink& link) {
          return static_cast<std::size_t>(rig_.chains[c].path[link.joint]) == turned.joint.bone;
        });
        if (isLink) turned.chains.push_back(c);
      }
      joints_.push_back(std::move(turned));
    }
    for (std::int64_t frame = chosen_.first; frame <= chosen_.last && !in_.control.isCanceled(); ++frame) {
      pose_.sample(static_cast<Frame>(frame));
      const auto at = static_cast<std::size_t>(frame - frames_.first);
      for (TurnedJoint& joint : joints_) {
        if (isSolved(joint)) continue;
        const JointTurn turn = turnOf(joint.joint, rig_, pose_.pose());
        const glm::dvec3 way = turnVector(glm::conjugate(turn.turn) * turn.limited);
        const double angle = glm::length(way);
        if (glm::degrees(angle) < kLeastCorrection) continue;
        joint.excess[at] = glm::degrees(angle);
        joint.directions[at] = way / angle;
      }
    }
    std::erase_if(joints_, [](const TurnedJoint& joint) {
      return std::ranges::all_of(joint.excess, [](double excess) { return excess == 0; });
    });
    for (TurnedJoint& joint : joints_) {
      joint.excess = smoothEnvelope(joint.excess, blend_);
      spreadDirections(joint.directions);
    }
  }

  /// The new movements of each bone.
  [[nodiscard]] std::map<std::size_t, FrameTransforms> locals() {
    std::map<std::size_t, FrameTransforms> locals;
    for (std::int64_t frame = frames_.first; frame <= frames_.last && !in_.control.isCanceled(); ++frame) {
      const auto at = static_cast<std::size_t>(frame - frames_.first);
      const auto isCorrected = [&](const TurnedJoint& joint) { return joint.excess[at] >= kLeastCorrection; };
      if (std::ranges::none_of(joints_, isCorrected)) continue;
      pose_.sample(static_cast<Frame>(frame));
      for (const TurnedJoint& joint : joints_) {
        if (!isCorrected(joint) || isSolved(joint)) continue;
        const JointTurn turn = turnOf(joint.joint, rig_, pose_.pose());
        const glm::dquat step = rotationFromVector(joint.directions[at] * glm::radians(joint.excess[at]));
        const glm::dquat wanted = turn.base * limitedTurn(joint.joint, turn.turn * step);
        pose_.turn(joint.joint.bone, wanted * glm::conjugate(pose_.transform(joint.joint.bone).rotation));
        locals[joint.joint.bone].emplace_back(static_cast<Frame>(frame), pose_.keyed(joint.joint.bone));
      }
    }
    return locals;
  }

 private:
  /// Whether IK turns the joint now, so that its keys do not matter.
  [[nodiscard]] bool isSolved(const TurnedJoint& joint) const {
    return std::ranges::any_of(joint.chains, [&](std::size_t chain) { return pose_.pose().ikEnabled[chain] != 0; });
  }

  /// Frames without a correction of their own, in blends, take the direction of the nearest one.
  static void spreadDirections(std::vector<glm::dvec3>& directions) {
    const std::vector<glm::dvec3> own = directions;
    const auto isOwn = [&own](std::size_t at) { return own[at] != glm::dvec3(0); };
    std::vector<std::size_t> earlier(own.size(), own.size());
    for (std::size_t i = 0; i < own.size(); ++i) earlier[i] = isOwn(i) ? i : i > 0 ? earlier[i - 1] : own.size();
    std::size_t later = own.size();
    for (std::size_t i = own.size(); i > 0; --i) {
      const std::size_t at = i - 1;
      if (isOwn(at)) later = at;
      const bool hasEarlier = earlier[at] < own.size();
      const bool takesEarlier = hasEarlier && (later == own.size() || at - earlier[at] <= later - at);
      if (takesEarlier) directions[at] = own[earlier[at]];
      if (!takesEarlier && later < own.size()) directions[at] = own[later];
    }
  }

  const OperationInput& in_;
  const eval::Rig& rig_;
  FrameRange chosen_;
  FrameRange frames_;  ///< with the blends
  Frame blend_;
  TurnedPose pose_;
  std::vector<TurnedJoint> joints_;
};

Result<OperationResult> runLimitJoints(const OperationInput& in) {
  if (in.model == nullptr) return Error::because(Core::tr("needs the model of the motion"));
  const eval::Rig rig = eval::makeRig(*in.model);
  const FrameRange chosen = chosenFrames(in);
  if (chosen.isEmpty()) return OperationResult();
  JointLimiting limiting(in, rig, chosen, in.arguments.frame("blend"));
  constexpr std::int64_t kRounds = 4;  // to read, and to turn a few joints
  const std::int64_t count = std::int64_t{limiting.frames().last} - limiting.frames().first + 1;
  in.control.requireSamples(kRounds * count * static_cast<std::int64_t>(rig.bones.size()));
  if (in.control.isStopped()) return OperationResult();
  limiting.findJoints();
  const std::map<std::size_t, FrameTransforms> locals = limiting.locals();
  for (const auto& [bone, ofBone] : locals) in.control.requireKeys(static_cast<std::int64_t>(ofBone.size()));
  if (in.control.isStopped()) return OperationResult();
  MovedBones bones(in);
  for (const auto& [bone, ofBone] : locals) bones.set(bone, ofBone);
  const Status reduced = bones.reduce(in.arguments.number("position"), in.arguments.number("angle"));
  if (!reduced) return reduced.error();
  return bones.take();
}

}  // namespace

Operation limitJointsOperation() {
  return {
      .id = "limit-joints",
      .text = Core::tr("Limit Joints"),
      .help = Core::tr(
          "Turn joints back that are turned further than the IK limits of the model or a body allow: knees, neck, "
          "head, "
          "upper body, shoulders, elbows, wrists and ankles. The correction begins before and ends after it is needed. "
          "Joints that IK turns at that time are not changed."),
      .parameters = {frameParameter("blend", Core::tr("Time over which a correction begins and ends"), "6", 1, 600),
                     numberParameter("position",
                                     Core::tr("Largest position error of bones; 0 for a key at every frame"), "0.01",
                                     Core::tr("model units"), 0, 1000),
                     numberParameter("angle", Core::tr("Largest rotation error of bones; 0 for a key at every frame"),
                                     "0.2", Core::tr("degrees"), 0, 180)},
      .run = runLimitJoints};
}

}  // namespace furitsuke::operations
