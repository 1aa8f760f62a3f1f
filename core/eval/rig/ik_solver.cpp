// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <span>

#include "core/eval/rig/bone_evaluation.h"
#include "core/eval/rig/pose_bones.h"
#include "core/eval/rig/rotation_math.h"

// Cyclic coordinate descent by the rules of the Direct3D routine that is believed to be MMD's own, of babylon-mmd and
// of a C# runtime, which agree: the step limit grows along the chain, links with one axis rotate about it in the first
// half of the iterations and limits reflect there (ik_limits.cpp), and the start is the keyed pose. saba and mmd-anim,
// which have a common origin, use the plain unit angle and another decomposition order; their remaining distance to the
// goal is larger on nearly all models. In double precision: acos near 1 resolves only 3.5e-4 rad in single, more than
// the differences between producers.
namespace furitsuke::eval {

namespace {

constexpr double kReached = 1e-8;  ///< squared distance, model units
constexpr double kAligned = 1e-8;  ///< squared sine of the angle between the end and the goal, seen from a link

/// The state of one chain while it is solved.
class ChainSolver {
 public:
  ChainSolver(const Rig& rig, const RigIkChain& chain, RigPose& pose)
      : chain_(chain), joints_(std::span(pose.joints).first(chain.path.size())), goal_(stanceOf(pose, chain.goal)) {
    for (const RigIkLink& link : chain.links) pose.ikTurns[link.turn] = kNoRotation;
    for (std::size_t i = 0; i < joints_.size(); ++i) {
      const auto bone = static_cast<std::size_t>(chain.path[i]);
      const BoneMove move = moveWithAppend(rig, pose, bone);
      joints_[i].keyed = joints_[i].turn = move.rotation;
      joints_[i].offset = rig.bones[bone].offset + move.translation;
      // Another chain may have rotated a bone between the links, which does not affect this one.
      const std::int32_t turn = rig.bones[bone].turn;
      if (turn != model::kNoIndex) joints_[i].turn = pose.ikTurns[static_cast<std::size_t>(turn)] * move.rotation;
    }
    if (chain.base == model::kNoIndex) {
      base_ = {kNoRotation, {0, 0, 0}};
    } else {
      base_ = pose.stances[static_cast<std::size_t>(chain.base)];
    }
    joints_[0].stance.position = base_.position + rotated(base_.rotation, joints_[0].offset);
    moveFrom(0);
  }

  /// Whether any link was rotated.
  bool solve();
  void storeTurns(RigPose& pose) const {
    for (const RigIkLink& link : chain_.links) {
      const IkJoint& joint = joints_[link.joint];
      const glm::dquat turn = joint.turn * glm::conjugate(joint.keyed);
      pose.ikTurns[link.turn] = turn / std::sqrt(glm::dot(turn, turn));
    }
  }

 private:
  [[nodiscard]] static glm::dvec3 stanceOf(const RigPose& pose, model::BoneIndex bone) {
    return pose.stances[static_cast<std::size_t>(bone)].position;
  }
  [[nodiscard]] glm::dvec3 end() const { return joints_.back().stance.position; }
  [[nodiscard]] bool isReached() const {
    const glm::dvec3 rest = end() - goal_;
    return glm::dot(rest, rest) < kReached;
  }
  /// Updates the joint after a rotation, and all joints below it. Its position does not change. The rotation of the end
  /// is not needed.
  void moveFrom(std::size_t first) {
    BoneStance above = first == 0 ? base_ : joints_[first - 1].stance;
    above.position = joints_[first].stance.position;
    for (std::size_t i = first; i + 1 < joints_.size(); ++i) {
      IkJoint& joint = joints_[i];
      joint.stance = {above.rotation * joint.turn, above.position};
      above.rotation = joint.stance.rotation;
      above.position += rotated(above.rotation, joints_[i + 1].offset);
    }
    joints_.back().stance.position = above.position;
  }
  bool turnLink(const RigIkLink& link, bool isFirstHalf);

  const RigIkChain& chain_;
  std::span<IkJoint> joints_;
  glm::dvec3 goal_;
  BoneStance base_;
};

bool ChainSolver::turnLink(const RigIkLink& link, bool isFirstHalf) {
  IkJoint& joint = joints_[link.joint];
  const glm::dvec3 toEnd = joint.stance.position - end();
  const glm::dvec3 toGoal = joint.stance.position - goal_;
  const double square = glm::dot(toEnd, toEnd) * glm::dot(toGoal, toGoal);
  const glm::dvec3 across = glm::cross(toEnd, toGoal);
  const double acrossSquare = glm::dot(across, across);
  if (!(acrossSquare >= kAligned * square) || !(acrossSquare > 0)) return false;
  const double along = glm::dot(toEnd, toGoal);
  const double lengths = std::sqrt(square);
  const glm::dquat& parent = link.joint == 0 ? base_.rotation : joints_[link.joint - 1].stance.rotation;
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

bool ChainSolver::solve() {
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

}  // namespace

void solveChain(const Rig& rig, const RigIkChain& chain, RigPose& pose) {
  if (chain.links.empty()) return;
  ChainSolver solver(rig, chain, pose);
  const bool turned = solver.solve();
  if (turned) solver.storeTurns(pose);
  // A chain that shares links resets them to their keys even if it does not rotate them: the later chain takes
  // precedence.
  if (!turned && !chain.sharesLinks) return;
  for (const model::BoneIndex bone : chain.followers) poseBone(rig, pose, static_cast<std::size_t>(bone));
}

}  // namespace furitsuke::eval
