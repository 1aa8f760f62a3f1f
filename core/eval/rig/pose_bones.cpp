// SPDX-License-Identifier: MIT
#include "core/eval/rig/pose_bones.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <span>
#include <vector>

#include "core/eval/rig/bone_evaluation.h"
#include "core/eval/rig/pose_count.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke::eval {

namespace {

/// In a cache line of its own, which no data of the evaluation shares.
alignas(64) std::atomic<std::uint64_t> poseCount{0};

std::size_t slot(std::int32_t index) { return static_cast<std::size_t>(index); }

/// A part of a rotation, as MMD scales it: an angle above half a turn counts as one in the other direction, with few
/// digits of pi.
FloatRow scaledRotationOf(const Quat& q, float ratio) {
  if (q.x == 0 && q.y == 0 && q.z == 0) return {0, 0, 0, 1};
  float angle = 2.0F * arccosineOf(q.w);
  if (angle > 3.14F) angle -= 6.28F;
  return rotationAbout(unitOf(FloatRow(q.x, q.y, q.z)), angle * ratio * 0.5F);
}

/// In a chain of appends it includes the source's own rotation and the inherited one; of a link, what its chain gives.
FloatRow inheritedRotation(const Rig& rig, const RigPose& pose, const RigAppend& append) {
  const std::size_t source = slot(append.source);
  const std::int32_t turn = rig.bones[source].turn;
  if (turn != model::kNoIndex && pose.isLinkTurned[slot(turn)] != 0 && !append.isKeyOnly) {
    return scaledRotationOf(pose.linkRotations[slot(turn)], append.ratio);
  }
  const glm::dquat& rotation = append.rotationChain == model::kNoIndex
                                   ? pose.locals[source].rotation
                                   : pose.appended[slot(append.rotationChain)].rotation;
  return scaledRotationOf(toStored(rotation), append.ratio);
}

Vec3 inheritedTranslation(const RigPose& pose, const RigAppend& append) {
  const glm::dvec3& translation = append.translationChain == model::kNoIndex
                                      ? pose.locals[slot(append.source)].translation
                                      : pose.appended[slot(append.translationChain)].translation;
  const Vec3 t = toStored(translation);
  return {t.x * append.ratio, t.y * append.ratio, t.z * append.ratio};
}

bool isRest(const LocalTransform& move) {
  const auto& [translation, rotation] = move;
  return rotation.x == 0 && rotation.y == 0 && rotation.z == 0 && rotation.w == 1 && translation.x == 0 &&
         translation.y == 0 && translation.z == 0;
}

/// Stores what other bones may inherit from this one.
LocalTransform& appendTo(const Rig& rig, RigPose& pose, std::size_t bone) {
  const std::int32_t index = rig.bones[bone].append;
  const RigAppend& append = rig.appends[slot(index)];
  LocalTransform& appended = pose.appended[slot(index)];
  appended = pose.locals[bone];
  if (append.rotation) {
    appended.rotation =
        toDouble(afterEachOther(inheritedRotation(rig, pose, append), FloatRow(toStored(appended.rotation))).toQuat());
  }
  if (append.isLink) appended.translation = {0, 0, 0};
  if (append.translation) {
    const Vec3 own = toStored(appended.translation);
    const Vec3 inherited = inheritedTranslation(pose, append);
    appended.translation = toDouble(Vec3{own.x + inherited.x, own.y + inherited.y, own.z + inherited.z});
  }
  return appended;
}

/// The rotation of a matrix whose rows need not have unit length, in double precision.
glm::dquat rotationIn(const FloatMatrix& matrix) {
  std::array<glm::dvec3, 3> m;
  for (std::size_t i = 0; i < m.size(); ++i) {
    m[i] = toDouble(matrix.axes[i].toVec3());
    const double square = glm::dot(m[i], m[i]);
    // Within the rounding of single precision, the last normalization suffices.
    constexpr double kRounding = 1e-5;
    if (std::abs(square - 1) > kRounding && square > 0) m[i] *= 1 / std::sqrt(square);
  }
  const double trace = m[0].x + m[1].y + m[2].z;
  glm::dquat q;
  if (trace > 0) {
    q = {1 + trace, m[1].z - m[2].y, m[2].x - m[0].z, m[0].y - m[1].x};
  } else if (m[0].x >= m[1].y && m[0].x >= m[2].z) {
    q = {m[1].z - m[2].y, 1 + m[0].x - m[1].y - m[2].z, m[0].y + m[1].x, m[0].z + m[2].x};
  } else if (m[1].y >= m[2].z) {
    q = {m[2].x - m[0].z, m[0].y + m[1].x, 1 + m[1].y - m[0].x - m[2].z, m[1].z + m[2].y};
  } else {
    q = {m[0].y - m[1].x, m[0].z + m[2].x, m[1].z + m[2].y, 1 + m[2].z - m[0].x - m[1].y};
  }
  return q * (1 / std::sqrt(glm::dot(q, q)));
}

void publish(const Rig& rig, RigPose& pose, std::size_t bone) {
  pose.transforms[bone] = {toDouble(positionOf(rig, pose, bone)), rotationIn(pose.matrices[bone])};
}

/// The same in less time, after the parent of the bone: many bones have the rotation of theirs.
void publishAfterParent(const Rig& rig, RigPose& pose, std::size_t bone) {
  const model::BoneIndex parent = rig.bones[bone].parent;
  const FloatMatrix& matrix = pose.matrices[bone];
  if (parent == model::kNoIndex || !matrix.hasAxesOf(pose.matrices[slot(parent)])) return publish(rig, pose, bone);
  pose.transforms[bone] = {toDouble(positionOf(rig, pose, bone)), pose.transforms[slot(parent)].rotation};
}

void publish(const Rig& rig, RigPose& pose, std::span<const RigLayer> layers) {
  for (const RigLayer& layer : layers) {
    for (const model::BoneIndex bone : layer.bones) publishAfterParent(rig, pose, slot(bone));
  }
}

/// Takes over what physics or a caller has written between the two halves.
void takeWritten(const Rig& rig, RigPose& pose, std::size_t bone) {
  const RigidTransform& shown = pose.transforms[bone];
  if (shown.position == toDouble(positionOf(rig, pose, bone)) && shown.rotation == rotationIn(pose.matrices[bone])) {
    return;
  }
  pose.matrices[bone] = matrixOf(shown, rig.bones[bone].place);
}
void takeWritten(const Rig& rig, RigPose& pose) {
  for (const RigLayer& layer : rig.beforePhysics) {
    for (const model::BoneIndex bone : layer.bones) {
      if (pose.transforms[slot(bone)] != pose.published[slot(bone)]) takeWritten(rig, pose, slot(bone));
    }
  }
}

/// Evaluates a bone again after one that it depends on; without an append, its own movement is the same.
void followBone(const Rig& rig, RigPose& pose, std::size_t bone) {
  if (rig.bones[bone].append != model::kNoIndex || isRest(pose.locals[bone])) return evaluateBone(rig, pose, bone);
  placeInModel(rig, pose, bone);
}

void runLayers(const Rig& rig, std::span<const RigLayer> layers, RigPose& pose) {
  for (const RigLayer& layer : layers) {
    for (const model::BoneIndex bone : layer.bones) evaluateBone(rig, pose, slot(bone));
    for (const std::vector<std::int32_t>& group : layer.chains) {
      solveChains(rig, group, pose);
      for (const std::int32_t index : group) {
        if (pose.ikEnabled[slot(index)] == 0) continue;
        for (const model::BoneIndex bone : rig.chains[slot(index)].followers) followBone(rig, pose, slot(bone));
      }
    }
  }
}

void evaluateBeforePhysics(const Rig& rig, RigPose& pose) {
  poseCount.fetch_add(1, std::memory_order_relaxed);
  std::ranges::fill(pose.ikTurns, kNoRotation);
  std::ranges::fill(pose.linkRotations, Quat{0, 0, 0, 1});
  std::ranges::fill(pose.isLinkTurned, std::uint8_t{0});
  for (const model::BoneIndex bone : rig.earlyBones) {
    pose.localMatrices[slot(bone)] = FloatMatrix();
    pose.matrices[slot(bone)] = FloatMatrix();
  }
  runLayers(rig, rig.beforePhysics, pose);
  for (const model::BoneIndex bone : rig.lateBones) evaluateBone(rig, pose, slot(bone));
}

}  // namespace

const OutsideTransform* outsideTransformOf(const RigPose& pose, std::size_t bone) {
  const auto found =
      std::ranges::find(pose.outside, static_cast<model::BoneIndex>(bone), [](const auto& each) { return each.bone; });
  return found == pose.outside.end() ? nullptr : &*found;
}

FloatMatrix matrixOf(const RigidTransform& transform, const Vec3& place) {
  FloatMatrix matrix{axesOf(FloatRow(toStored(transform.rotation))), FloatRow()};
  const FloatRow back(-place.x, -place.y, -place.z);
  matrix.origin = axisTimes(back, matrix) + FloatRow(toStored(transform.position));
  return matrix;
}

Vec3 translationOf(const Rig& rig, const RigPose& pose, std::size_t bone) {
  const std::int32_t append = rig.bones[bone].append;
  return toStored(append == model::kNoIndex ? pose.locals[bone].translation : pose.appended[slot(append)].translation);
}

void placeInModel(const Rig& rig, RigPose& pose, std::size_t bone) {
  if (!pose.outside.empty()) [[unlikely]] {
    if (const OutsideTransform* followed = outsideTransformOf(pose, bone)) {
      pose.matrices[bone] = pose.localMatrices[bone] * matrixOf(followed->transform, rig.bones[bone].place);
      return;
    }
  }
  const model::BoneIndex parent = rig.bones[bone].parent;
  pose.matrices[bone] =
      parent == model::kNoIndex ? pose.localMatrices[bone] : pose.localMatrices[bone] * pose.matrices[slot(parent)];
}

void evaluateBone(const Rig& rig, RigPose& pose, std::size_t bone) {
  const RigBone& placed = rig.bones[bone];
  const LocalTransform& move = placed.append == model::kNoIndex ? pose.locals[bone] : appendTo(rig, pose, bone);
  if (isRest(move) && pose.outside.empty()) {
    // The same in less time, for the many bones without keys.
    pose.localMatrices[bone] = FloatMatrix();
    pose.matrices[bone] = placed.parent == model::kNoIndex ? FloatMatrix() : pose.matrices[slot(placed.parent)];
    return;
  }
  pose.localMatrices[bone] = localMatrixOf(FloatRow(placed.place), FloatRow(toStored(move.translation)),
                                           axesOf(FloatRow(toStored(move.rotation))));
  placeInModel(rig, pose, bone);
}

void poseBone(const Rig& rig, RigPose& pose, std::size_t bone) {
  const RigBone& placed = rig.bones[bone];
  const LocalTransform& move = placed.append == model::kNoIndex ? pose.locals[bone] : appendTo(rig, pose, bone);
  const bool isTurned = placed.turn != model::kNoIndex && pose.isLinkTurned[slot(placed.turn)] != 0;
  const Quat rotation = isTurned ? pose.linkRotations[slot(placed.turn)] : toStored(move.rotation);
  pose.localMatrices[bone] =
      localMatrixOf(FloatRow(placed.place), FloatRow(toStored(move.translation)), axesOf(FloatRow(rotation)));
  if (placed.parent != model::kNoIndex) takeWritten(rig, pose, slot(placed.parent));
  placeInModel(rig, pose, bone);
  publish(rig, pose, bone);
}

std::uint64_t evaluatedPoses() noexcept { return poseCount.load(std::memory_order_relaxed); }

void poseBones(const Rig& rig, RigPose& pose) {
  evaluateBeforePhysics(rig, pose);
  runLayers(rig, rig.afterPhysics, pose);
  publish(rig, pose, rig.beforePhysics);
  publish(rig, pose, rig.afterPhysics);
}

void poseBonesBeforePhysics(const Rig& rig, RigPose& pose) {
  evaluateBeforePhysics(rig, pose);
  publish(rig, pose, rig.beforePhysics);
  if (rig.afterPhysics.empty()) return;
  for (const RigLayer& layer : rig.afterPhysics) {
    for (const model::BoneIndex bone : layer.bones) {
      pose.matrices[slot(bone)] = FloatMatrix();
      pose.transforms[slot(bone)] = {rig.bones[slot(bone)].rest, kNoRotation};
    }
  }
  pose.published = pose.transforms;
}

void poseBonesAfterPhysics(const Rig& rig, RigPose& pose) {
  if (rig.afterPhysics.empty()) return;
  takeWritten(rig, pose);
  runLayers(rig, rig.afterPhysics, pose);
  for (const model::BoneIndex bone : rig.movedAgain) publish(rig, pose, slot(bone));
  publish(rig, pose, rig.afterPhysics);
}

void poseBonesAfterPhysics(const Rig& rig, RigPose& pose, std::span<const std::uint8_t> isWritten) {
  if (rig.afterPhysics.empty()) return;
  takeWritten(rig, pose);
  const auto evaluate = [&](model::BoneIndex bone) {
    if (isWritten[slot(bone)] == 0) evaluateBone(rig, pose, slot(bone));
  };
  // Also those that physics has written after them.
  const auto keep = [&](model::BoneIndex bone) {
    if (isWritten[slot(bone)] == 0) return;
    pose.matrices[slot(bone)] = matrixOf(pose.transforms[slot(bone)], rig.bones[slot(bone)].place);
  };
  for (const RigLayer& layer : rig.afterPhysics) {
    std::ranges::for_each(layer.bones, keep);
    std::ranges::for_each(layer.bones, evaluate);
    for (const std::vector<std::int32_t>& group : layer.chains) {
      solveChains(rig, group, pose);
      for (const std::int32_t index : group) {
        if (pose.ikEnabled[slot(index)] == 0) continue;
        std::ranges::for_each(rig.chains[slot(index)].path, keep);
        std::ranges::for_each(rig.chains[slot(index)].followers, evaluate);
      }
    }
  }
  const auto show = [&](model::BoneIndex bone) {
    if (isWritten[slot(bone)] == 0) publish(rig, pose, slot(bone));
  };
  std::ranges::for_each(rig.movedAgain, show);
  for (const RigLayer& layer : rig.afterPhysics) std::ranges::for_each(layer.bones, show);
}

}  // namespace furitsuke::eval
