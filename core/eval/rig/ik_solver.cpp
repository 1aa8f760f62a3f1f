// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <cstddef>

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
  ChainSolver(const Rig& rig, const RigIkChain& chain, RigPose& pose)
      : rig_(rig), chain_(chain), pose_(pose), goal_(positionOf(rig, pose, static_cast<std::size_t>(chain.goal))) {}

  void solve() {
    const int half = chain_.rounds / 2;
    for (int round = 0; round < chain_.rounds; ++round) {
      for (std::size_t link = 0; link < chain_.links.size(); ++link) {
        if (!turnLink(link, round == 0, round < half)) return;
      }
    }
  }

 private:
  [[nodiscard]] std::size_t boneOf(const RigIkLink& link) const {
    return static_cast<std::size_t>(chain_.path[link.joint]);
  }
  [[nodiscard]] Vec3 inParent(std::size_t bone, const Vec3& v) const;
  [[nodiscard]] Quat stepOf(const RigIkLink& link, std::size_t bone, const Vec3& end, const Vec3& goal,
                            bool isFirstHalf) const;
  [[nodiscard]] Quat keyedRotation(std::size_t bone) const;
  [[nodiscard]] FloatAxes limited(const RigIkLink& link, Quat& rotation, bool isFirstHalf) const;
  bool turnLink(std::size_t index, bool isFirstRound, bool isFirstHalf);

  const Rig& rig_;
  const RigIkChain& chain_;
  RigPose& pose_;
  Vec3 goal_;
};

Vec3 ChainSolver::inParent(std::size_t bone, const Vec3& v) const {
  const model::BoneIndex parent = rig_.bones[bone].parent;
  if (parent == model::kNoIndex) return v;
  const auto& axes = pose_.matrices[static_cast<std::size_t>(parent)].axes;
  return {dotOf(v, axes[0].toVec3()), dotOf(v, axes[1].toVec3()), dotOf(v, axes[2].toVec3())};
}

/// The rotation that brings the direction of the end nearer to that of the goal.
Quat ChainSolver::stepOf(const RigIkLink& link, std::size_t bone, const Vec3& end, const Vec3& goal,
                         bool isFirstHalf) const {
  Vec3 axis = inParent(bone, crossOf(end, goal));
  std::int32_t only = model::kNoIndex;
  if (link.kind == LinkKind::Knee) {
    only = 0;
  } else if (link.limits != model::kNoIndex && isFirstHalf) {
    only = chain_.limits[static_cast<std::size_t>(link.limits)].onlyAxis();
  }
  switch (only) {
    case 0: axis = {axis.x >= 0 ? 1.0F : -1.0F, 0, 0}; break;
    case 1: axis = {0, axis.y >= 0 ? 1.0F : -1.0F, 0}; break;
    case 2: axis = {0, 0, axis.z >= 0 ? 1.0F : -1.0F}; break;
    default: axis = unitOf(axis);
  }
  float half = 0.5F * arccosineOf(std::clamp(dotOf(end, goal), -1.0F, 1.0F));
  if (half > link.halfCap) half = link.halfCap;
  if (link.kind == LinkKind::FixedAxis) {
    const float along = dotOf(link.axis, axis);
    half *= std::fabs(along);
    axis = along < 0 ? Vec3{-link.axis.x, -link.axis.y, -link.axis.z} : link.axis;
  }
  return rotationAbout(axis, half);
}

/// What a link starts from: the keys, without what it inherits.
Quat ChainSolver::keyedRotation(std::size_t bone) const { return toStored(pose_.locals[bone].rotation); }

FloatAxes ChainSolver::limited(const RigIkLink& link, Quat& rotation, bool isFirstHalf) const {
  FloatAxes axes = axesOf(rotation);
  if (link.limits != model::kNoIndex) {
    axes = chain_.limits[static_cast<std::size_t>(link.limits)].limited(axes, isFirstHalf);
    rotation = rotationOf(axes);
  } else if (link.kind == LinkKind::Knee && angleOf(axes[2].y, axes[2].z) < 0) {
    axes[1].z = -axes[1].z;
    axes[2].y = -axes[2].y;
    rotation.x = -rotation.x;
  }
  return axes;
}

/// Returns false if the end is reached.
bool ChainSolver::turnLink(std::size_t index, bool isFirstRound, bool isFirstHalf) {
  const RigIkLink& link = chain_.links[index];
  const std::size_t bone = boneOf(link);
  const Vec3 place = positionOf(rig_, pose_, bone);
  const Vec3 end = unitOf(differenceOf(place, positionOf(rig_, pose_, static_cast<std::size_t>(chain_.path.back()))));
  const Vec3 goal = unitOf(differenceOf(place, goal_));
  const Vec3 apart = differenceOf(end, goal);
  if (dotOf(apart, apart) < kAligned) return false;
  Quat& rotation = pose_.linkRotations[link.turn];
  rotation = afterEachOther(rotation, stepOf(link, bone, end, goal, isFirstHalf));
  if (isFirstRound) rotation = afterEachOther(keyedRotation(bone), rotation);
  pose_.isLinkTurned[link.turn] = 1;
  const FloatAxes axes = limited(link, rotation, isFirstHalf);
  pose_.localMatrices[bone] = localMatrixOf(rig_.bones[bone], translationOf(rig_, pose_, bone), axes);
  for (std::size_t joint = link.joint; joint < chain_.path.size(); ++joint) {
    placeInModel(rig_, pose_, static_cast<std::size_t>(chain_.path[joint]));
  }
  return true;
}

}  // namespace

void solveChain(const Rig& rig, const RigIkChain& chain, RigPose& pose) {
  if (chain.links.empty()) return;
  ChainSolver(rig, chain, pose).solve();
  for (const RigIkLink& link : chain.links) {
    if (pose.isLinkTurned[link.turn] == 0) continue;
    const auto bone = static_cast<std::size_t>(chain.path[link.joint]);
    const std::int32_t append = rig.bones[bone].append;
    const glm::dquat& moved = append == model::kNoIndex ? pose.locals[bone].rotation
                                                        : pose.appended[static_cast<std::size_t>(append)].rotation;
    pose.ikTurns[link.turn] = glm::normalize(toDouble(pose.linkRotations[link.turn]) * glm::conjugate(moved));
  }
}

}  // namespace furitsuke::eval
