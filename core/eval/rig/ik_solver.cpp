// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/eval/rig/bone_evaluation.h"
#include "core/eval/rig/rotation_math.h"

// Cyclic coordinate descent as measured on MMD, in single precision. The step limit grows along the chain, links with
// one axis rotate about it in the first half of the rounds, and limits reflect there (ik_limits.cpp). The start is the
// keyed pose. The whole solve ends at the first link that sees the end and the goal in the same direction.
namespace furitsuke::eval {

namespace {

/// The squared distance of two directions that count as the same.
constexpr float kAligned = 1e-7F;

class ChainSolver {
 public:
  ChainSolver(const Rig& rig, const RigIkChain& chain, RigPose& pose, IkJoint* joints);

  [[nodiscard]] bool isDone() const { return round_ >= chain_.rounds; }
  /// A step in four parts. The first returns false if the end is reached.
  bool aim();
  void findRotation() { rotation_ = stepOf(link(), joint().parent->axes, end_, aimed_); }
  void rotate();
  void place();
  /// Stores the matrices and what the chain applies before all other rotations.
  void finish();

 private:
  [[nodiscard]] std::size_t boneOf(std::size_t joint) const { return static_cast<std::size_t>(chain_.path[joint]); }
  [[nodiscard]] static FloatRow positionOf(const IkJoint& joint) { return pointTimes(joint.place, joint.matrix); }
  [[nodiscard]] FloatRow axisOf(const RigIkLink& link, const FloatAxes& parent, FloatRow across) const;
  [[nodiscard]] FloatRow stepOf(const RigIkLink& link, const FloatAxes& parent, FloatRow end, FloatRow goal) const;
  [[nodiscard]] FloatAxes limited(const RigIkLink& link, FloatRow& rotation) const;
  [[nodiscard]] const RigIkLink& link() const { return chain_.links[link_]; }
  [[nodiscard]] IkJoint& joint() const { return joints_[link().joint]; }

  const Rig& rig_;
  const RigIkChain& chain_;
  RigPose& pose_;
  IkJoint* joints_;
  IkJoint* last_;
  FloatRow goal_;
  int round_ = 0;
  std::size_t link_ = 0;
  // Of the current step.
  FloatRow end_, aimed_;  ///< the directions of end and goal
  FloatRow rotation_;
};

ChainSolver::ChainSolver(const Rig& rig, const RigIkChain& chain, RigPose& pose, IkJoint* joints)
    : rig_(rig),
      chain_(chain),
      pose_(pose),
      joints_(joints),
      last_(joints + chain.path.size() - 1),
      goal_(FloatRow(eval::positionOf(rig, pose, static_cast<std::size_t>(chain.goal)))) {
  const FloatMatrix rest;
  for (std::size_t i = 0; i < chain.path.size(); ++i) {
    const std::size_t bone = boneOf(i);
    IkJoint& joint = joints[i];
    joint.matrix = pose.matrices[bone];
    joint.local = pose.localMatrices[bone];
    joint.place = FloatRow(rig.bones[bone].place);
    joint.translation = FloatRow(translationOf(rig, pose, bone));
    joint.isAtRest = joint.local == rest;
    joint.parent = i > 0 ? &joints[i - 1].matrix : &joint.followed;
    const model::BoneIndex parent = rig.bones[bone].parent;
    if (i == 0) joint.followed = parent == model::kNoIndex ? rest : pose.matrices[static_cast<std::size_t>(parent)];
    if (const OutsideTransform* outside = pose.outside.empty() ? nullptr : outsideTransformOf(pose, bone)) {
      joint.followed = matrixOf(outside->transform, rig.bones[bone].place);
      joint.parent = &joint.followed;
    }
  }
  for (const RigIkLink& link : chain.links) joints[link.joint].isAtRest = false;
}

void ChainSolver::finish() {
  for (std::size_t i = 0; i < chain_.path.size(); ++i) {
    pose_.matrices[boneOf(i)] = joints_[i].matrix;
    pose_.localMatrices[boneOf(i)] = joints_[i].local;
  }
  for (const RigIkLink& link : chain_.links) {
    if (pose_.isLinkTurned[link.turn] == 0) continue;
    const std::size_t bone = boneOf(link.joint);
    const std::int32_t append = rig_.bones[bone].append;
    const glm::dquat& moved = append == model::kNoIndex ? pose_.locals[bone].rotation
                                                        : pose_.appended[static_cast<std::size_t>(append)].rotation;
    pose_.ikTurns[link.turn] = glm::normalize(toDouble(pose_.linkRotations[link.turn]) * glm::conjugate(moved));
  }
}

/// The axis of a step, from the one that is perpendicular to the directions of end and goal.
FloatRow ChainSolver::axisOf(const RigIkLink& link, const FloatAxes& parent, FloatRow across) const {
  std::int32_t only = model::kNoIndex;
  if (link.kind == LinkKind::Knee) {
    only = 0;
  } else if (link.limits != model::kNoIndex && round_ < chain_.rounds / 2) {
    only = chain_.limits[static_cast<std::size_t>(link.limits)].onlyAxis();
  }
  const auto signAlong = [&](FloatRow axis) { return dotOf(across, axis) >= 0 ? 1.0F : -1.0F; };
  switch (only) {
    case 0: return {signAlong(parent[0]), 0, 0};
    case 1: return {0, signAlong(parent[1]), 0};
    case 2: return {0, 0, signAlong(parent[2])};
    default: return unitOf({dotOf(across, parent[0]), dotOf(across, parent[1]), dotOf(across, parent[2])});
  }
}

/// The rotation that brings the direction of the end nearer to that of the goal.
FloatRow ChainSolver::stepOf(const RigIkLink& link, const FloatAxes& parent, FloatRow end, FloatRow goal) const {
  FloatRow axis = axisOf(link, parent, crossOf(end, goal));
  float half = 0.5F * arccosineOf(std::clamp(dotOf(end, goal), -1.0F, 1.0F));
  if (half > link.halfCap) half = link.halfCap;
  if (link.kind == LinkKind::FixedAxis) {
    const float along = dotOf(link.axis, axis);
    half *= std::fabs(along);
    axis = along < 0 ? link.axis.negatedBy({-1, -1, -1}) : link.axis;
  }
  return rotationAbout(axis, half);
}

FloatAxes ChainSolver::limited(const RigIkLink& link, FloatRow& rotation) const {
  if (link.limits != model::kNoIndex) {
    const bool isFirstHalf = round_ < chain_.rounds / 2;
    const FloatAxes axes = chain_.limits[static_cast<std::size_t>(link.limits)].limited(rotation, isFirstHalf);
    rotation = rotationOf(axes);
    return axes;
  }
  FloatAxes axes = axesOf(rotation);
  if (link.kind == LinkKind::Knee && angleOf(axes[2].get<1>(), axes[2].get<2>()) < 0) {
    axes[1] = axes[1].negatedBy({1, 1, -1});
    axes[2] = axes[2].negatedBy({1, -1, 1});
    rotation = rotation.negatedBy({-1, 1, 1, 1});
  }
  return axes;
}

bool ChainSolver::aim() {
  const FloatRow place = positionOf(joint());
  end_ = unitOf(place - positionOf(*last_));
  aimed_ = unitOf(place - goal_);
  const FloatRow apart = end_ - aimed_;
  if (dotOf(apart, apart) >= kAligned) return true;
  round_ = chain_.rounds;
  return false;
}

void ChainSolver::rotate() {
  rotation_ = afterEachOther(FloatRow(pose_.linkRotations[link().turn]), rotation_);
  // What a link starts from: the keys, without what it inherits.
  if (round_ == 0) {
    rotation_ = afterEachOther(FloatRow(toStored(pose_.locals[boneOf(link().joint)].rotation)), rotation_);
  }
  joint().local = localMatrixOf(joint().place, joint().translation, limited(link(), rotation_));
  pose_.linkRotations[link().turn] = rotation_.toQuat();
  pose_.isLinkTurned[link().turn] = 1;
}

void ChainSolver::place() {
  for (IkJoint* placed = &joint(); placed <= last_; ++placed) {
    placed->matrix = placed->isAtRest ? *placed->parent : placed->local * *placed->parent;
  }
  if (++link_ < chain_.links.size()) return;
  link_ = 0;
  ++round_;
}

void makeStep(ChainSolver& solver) {
  if (!solver.aim()) return;
  solver.findRotation();
  solver.rotate();
  solver.place();
}

/// Each part waits for one number after another. The processor computes those of two chains at the same time.
void makeStep(ChainSolver& first, ChainSolver& second) {
  const bool goesFirst = first.aim();
  const bool goesSecond = second.aim();
  if (goesFirst) first.findRotation();
  if (goesSecond) second.findRotation();
  if (goesFirst) first.rotate();
  if (goesSecond) second.rotate();
  if (goesFirst) first.place();
  if (goesSecond) second.place();
}

}  // namespace

void solveChains(const Rig& rig, std::span<const std::int32_t> group, RigPose& pose) {
  std::optional<ChainSolver> first, second;
  const auto takeNext = [&](std::optional<ChainSolver>& solver, std::size_t joints) {
    if (solver) solver->finish();
    solver.reset();
    while (!solver && !group.empty()) {
      const auto index = static_cast<std::size_t>(group.front());
      const RigIkChain& chain = rig.chains[index];
      group = group.subspan(1);
      if (pose.ikEnabled[index] != 0 && !chain.links.empty() && chain.rounds > 0) {
        solver.emplace(rig, chain, pose, pose.ikJoints.data() + joints);
      }
    }
  };
  takeNext(first, 0);
  takeNext(second, rig.longestPath);
  while (first && second) {
    makeStep(*first, *second);
    if (first->isDone()) takeNext(first, 0);
    if (second->isDone()) takeNext(second, rig.longestPath);
  }
  std::optional<ChainSolver>& left = first ? first : second;
  while (left) {
    makeStep(*left);
    if (left->isDone()) takeNext(left, first ? 0 : rig.longestPath);
  }
}

}  // namespace furitsuke::eval
