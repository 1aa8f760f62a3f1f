// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <span>

#include "core/eval/rig/bone_posing.h"
#include "core/eval/rig/rotation_math.h"

// Cyclic coordinate descent by the rules of the Direct3D routine that is taken for MMD's own, of babylon-mmd and of a
// C# runtime, which agree on them: the cap grows along the chain, links with one axis turn about it in the first half
// of the iterations, limits reflect there (ik_limits.cpp), the start is the keyed pose. saba and mmd-anim, which share
// their origin, turn by the plain unit angle and decompose angles in another order; what they leave of the distance to
// the goal is larger on nearly all models. All of it in double precision: acos near 1 resolves only 3.5e-4 rad in
// single, more than the producers differ by.
namespace furitsuke {

namespace {

constexpr double kReached = 1e-8;  ///< squared distance, model units
constexpr double kAligned = 1e-8;  ///< squared sine between the end and the goal, seen from a link

/// One chain while it is being solved.
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
      // Another chain may have turned a bone between the links, which is none of this one.
      const std::int32_t turn = rig.bones[bone].turn;
      if (turn != kNoIndex) joints_[i].turn = pose.ikTurns[static_cast<std::size_t>(turn)] * move.rotation;
    }
    if (chain.base == kNoIndex) {
      base_ = {kNoRotation, {0, 0, 0}};
    } else {
      base_ = pose.stances[static_cast<std::size_t>(chain.base)];
    }
    joints_[0].stance.position = base_.position + rotated(base_.rotation, joints_[0].offset);
    moveFrom(0);
  }

  /// Whether anything turned.
  bool solve();
  void storeTurns(RigPose& pose) const {
    for (const RigIkLink& link : chain_.links) {
      const IkJoint& joint = joints_[link.joint];
      const glm::dquat turn = joint.turn * glm::conjugate(joint.keyed);
      pose.ikTurns[link.turn] = turn / std::sqrt(glm::dot(turn, turn));
    }
  }

 private:
  [[nodiscard]] static glm::dvec3 stanceOf(const RigPose& pose, BoneIndex bone) {
    return pose.stances[static_cast<std::size_t>(bone)].position;
  }
  [[nodiscard]] glm::dvec3 end() const { return joints_.back().stance.position; }
  [[nodiscard]] bool isReached() const {
    const glm::dvec3 rest = end() - goal_;
    return glm::dot(rest, rest) < kReached;
  }
  /// After the joint turned: its own rotation and all below it. Its place stays. Nobody asks how the end is turned.
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
  const LinkLimits* limits = link.limits == kNoIndex ? nullptr : &chain_.limits[static_cast<std::size_t>(link.limits)];

  // The shortest turn from one direction to another is (|a||b| + a.b, a x b) made unit: no angle, and small ones stay
  // exact. Only near half a turn the sum of the first part loses its digits.
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
  if (limits != nullptr && limits->onlyAxis() != kNoIndex && isFirstHalf) {
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
    // Where no link turned none will: all that they look at stayed the same.
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
  // A chain that shares links puts them back to their keys even where it does not turn them: the later one counts.
  if (!turned && !chain.sharesLinks) return;
  for (const BoneIndex bone : chain.followers) poseBone(rig, pose, static_cast<std::size_t>(bone));
}

}  // namespace furitsuke
