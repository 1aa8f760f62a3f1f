// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/eval/plain_pose.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/eval/rig/bone_evaluation.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke::test {

namespace {

using namespace eval;  // NOLINT(google-build-using-namespace): the program is that of eval

constexpr double kReached = 1e-8;  ///< squared distance, model units
constexpr double kAligned = 1e-8;  ///< squared sine of the angle between the end and the goal, seen from a link

struct PlainJoint {
  glm::dquat keyed, turn;
  glm::dvec3 offset;
  RigidTransform transform;
};

/// The state of one chain while it is solved.
class PlainChain {
 public:
  PlainChain(const Rig& rig, const RigIkChain& chain, RigPose& pose)
      : chain_(chain), joints_(chain.path.size()), goal_(transformOf(pose, chain.goal)) {
    for (const RigIkLink& link : chain.links) pose.ikTurns[link.turn] = kNoRotation;
    for (std::size_t i = 0; i < joints_.size(); ++i) {
      const auto bone = static_cast<std::size_t>(chain.path[i]);
      const LocalTransform local = moveWithAppend(rig, pose, bone);
      joints_[i].keyed = joints_[i].turn = local.rotation;
      joints_[i].offset = rig.bones[bone].offset + local.translation;
      // Another chain may have rotated a bone between the links, which does not affect this one.
      const std::int32_t turn = rig.bones[bone].turn;
      if (turn != model::kNoIndex) joints_[i].turn = pose.ikTurns[static_cast<std::size_t>(turn)] * local.rotation;
    }
    if (chain.base == model::kNoIndex) {
      base_ = {{0, 0, 0}, kNoRotation};
    } else {
      base_ = pose.transforms[static_cast<std::size_t>(chain.base)];
    }
    joints_[0].transform.position = base_.position + rotated(base_.rotation, joints_[0].offset);
    moveFrom(0);
  }

  /// Whether any link was rotated.
  bool solve();
  void storeTurns(RigPose& pose) const {
    for (const RigIkLink& link : chain_.links) {
      const PlainJoint& joint = joints_[link.joint];
      const glm::dquat turn = joint.turn * glm::conjugate(joint.keyed);
      pose.ikTurns[link.turn] = turn / std::sqrt(glm::dot(turn, turn));
    }
  }

 private:
  [[nodiscard]] static glm::dvec3 transformOf(const RigPose& pose, model::BoneIndex bone) {
    return pose.transforms[static_cast<std::size_t>(bone)].position;
  }
  [[nodiscard]] glm::dvec3 end() const { return joints_.back().transform.position; }
  [[nodiscard]] bool isReached() const {
    const glm::dvec3 rest = end() - goal_;
    return glm::dot(rest, rest) < kReached;
  }
  /// Updates the joint after a rotation, and all joints below it. Its position does not change. The rotation of the end
  /// is not needed.
  void moveFrom(std::size_t first) {
    RigidTransform above = first == 0 ? base_ : joints_[first - 1].transform;
    above.position = joints_[first].transform.position;
    for (std::size_t i = first; i + 1 < joints_.size(); ++i) {
      PlainJoint& joint = joints_[i];
      joint.transform = {above.position, above.rotation * joint.turn};
      above.rotation = joint.transform.rotation;
      above.position += rotated(above.rotation, joints_[i + 1].offset);
    }
    joints_.back().transform.position = above.position;
  }
  bool turnLink(const RigIkLink& link, bool isFirstHalf);

  const RigIkChain& chain_;
  std::vector<PlainJoint> joints_;
  glm::dvec3 goal_;
  RigidTransform base_;
};

bool PlainChain::turnLink(const RigIkLink& link, bool isFirstHalf) {
  PlainJoint& joint = joints_[link.joint];
  const glm::dvec3 toEnd = joint.transform.position - end();
  const glm::dvec3 toGoal = joint.transform.position - goal_;
  const double square = glm::dot(toEnd, toEnd) * glm::dot(toGoal, toGoal);
  const glm::dvec3 across = glm::cross(toEnd, toGoal);
  const double acrossSquare = glm::dot(across, across);
  if (!(acrossSquare >= kAligned * square) || !(acrossSquare > 0)) return false;
  const double along = glm::dot(toEnd, toGoal);
  const double lengths = std::sqrt(square);
  const glm::dquat& parent = link.joint == 0 ? base_.rotation : joints_[link.joint - 1].transform.rotation;
  const glm::dvec3 axis = rotatedBack(parent, across);
  const LinkLimits* limits =
      link.limits == model::kNoIndex ? nullptr : &chain_.limits[static_cast<std::size_t>(link.limits)];

  // The shortest rotation from a to b is the normalized (|a||b| + a.b, a x b): it needs no angle and is exact for small
  // angles. Only near 180 degrees the first part loses digits.
  constexpr double kNearHalfTurn = -0.9;
  double halfCosine = link.capHalfCos;
  double scale = 0;  // of the axis
  if (along < link.capCos * lengths) {
    scale = link.capHalfSin / std::sqrt(acrossSquare);
  } else if (along > kNearHalfTurn * lengths) {
    scale = 1 / std::sqrt(2 * lengths * (lengths + along));
    halfCosine = (lengths + along) * scale;
  } else {
    const double halfSine = std::sqrt((lengths - along) / (2 * lengths));
    scale = halfSine / std::sqrt(acrossSquare);
    halfCosine = std::sqrt(acrossSquare) / (2 * lengths * halfSine);
  }
  glm::dvec3 turned = axis * scale;
  if (limits != nullptr && limits->onlyAxis() != model::kNoIndex && isFirstHalf) {
    const double halfSine = std::sqrt(acrossSquare) * scale;
    const double side = axis[limits->onlyAxis()] >= 0 ? halfSine : -halfSine;
    turned = {0, 0, 0};
    turned[limits->onlyAxis()] = side;
  }
  const glm::dquat turn{halfCosine, turned.x, turned.y, turned.z};
  joint.turn = turn * joint.turn;
  if (limits != nullptr) limits->apply(joint.turn, isFirstHalf);
  moveFrom(link.joint);
  return true;
}

bool PlainChain::solve() {
  if (isReached()) return false;
  bool turned = false;
  for (int i = 0; i < chain_.iterations; ++i) {
    bool turnedNow = false;
    for (const RigIkLink& link : chain_.links) {
      if (turnLink(link, i < chain_.iterations / 2)) turnedNow = true;
    }
    turned = turned || turnedNow;
    // If no link rotated in this iteration, none will in the next: their inputs are unchanged.
    if (!turnedNow || isReached()) break;
  }
  return turned;
}

void solvePlainly(const Rig& rig, const RigIkChain& chain, RigPose& pose) {
  if (chain.links.empty()) return;
  PlainChain solver(rig, chain, pose);
  const bool turned = solver.solve();
  if (turned) solver.storeTurns(pose);
  if (!turned && !chain.sharesLinks) return;
  for (const model::BoneIndex bone : chain.followers) poseBone(rig, pose, static_cast<std::size_t>(bone));
}

/// Runs one step of the evaluation by itself. A bone is left to the program; all else is done here.
void runPlainly(const Rig& rig, const RigStep& step, RigPose& pose) {
  const auto index = static_cast<std::size_t>(step.index);
  if (step.kind == RigStep::Kind::Chain) {
    if (pose.ikEnabled[index] != 0) solvePlainly(rig, rig.chains[index], pose);
    return;
  }
  const auto append = rig.bones[index].append;
  if (step.kind == RigStep::Kind::Bone || append == model::kNoIndex) {
    poseBone(rig, pose, index);
    return;
  }
  Rig without = rig;
  without.bones[index].append = model::kNoIndex;
  poseBone(without, pose, index);
}

}  // namespace

void evaluatePlainPose(const Rig& rig, const BoundMotion& motion, double frame, RigPose& pose) {
  motion.sample(frame, pose);
  applyMorphs(rig, pose);
  for (auto& turn : pose.ikTurns) turn = kNoRotation;
  for (std::size_t i = 0; i < rig.bones.size(); ++i) pose.transforms[i] = {rig.bones[i].rest, kNoRotation};
  for (const RigStep& step : rig.beforePhysics) runPlainly(rig, step, pose);
  for (const RigStep& step : rig.afterPhysics) runPlainly(rig, step, pose);
  for (const model::BoneIndex bone : rig.lateBones) poseBone(rig, pose, static_cast<std::size_t>(bone));
}

}  // namespace furitsuke::test
