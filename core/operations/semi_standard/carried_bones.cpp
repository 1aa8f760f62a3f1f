// SPDX-License-Identifier: MIT
#include "core/operations/semi_standard/carried_bones.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>
#include <utility>

#include "core/eval/rig/rotation_math.h"
#include "core/model/name_index.h"

namespace furitsuke::operations {

namespace {

std::size_t indexAt(std::int32_t index) { return static_cast<std::size_t>(index); }

/// The largest absolute coordinates of the keys of each bone. Between two keys no coordinate is beyond both.
std::vector<glm::dvec3> keyedExtents(const motion::Motion& motion, const model::NameIndex& names,
                                     const std::vector<bool>& wanted) {
  std::vector<glm::dvec3> extents(wanted.size(), glm::dvec3{0, 0, 0});
  for (const motion::NamedTrack<motion::BoneKey>& track : motion.bones) {
    const auto bone = names.findBone(track.name.bytes);
    if (!bone || !wanted[indexAt(*bone)]) continue;
    // A comparison with NaN is false: sampling replaces it by 0.
    float x = 0, y = 0, z = 0;
    for (const motion::BoneKey& key : track.keys.values()) {
      if (std::abs(key.translation.x) > x) x = std::abs(key.translation.x);
      if (std::abs(key.translation.y) > y) y = std::abs(key.translation.y);
      if (std::abs(key.translation.z) > z) z = std::abs(key.translation.z);
    }
    glm::dvec3& extent = extents[indexAt(*bone)];
    extent = glm::max(extent, glm::dvec3{x, y, z});
  }
  return extents;
}

/// Decides for bones whether their moves are the same in both motions.
class SteadyMoves {
 public:
  SteadyMoves(const eval::Rig& rig, const std::vector<bool>& differing)
      : rig_(rig), differing_(differing), isMorphed_(rig.bones.size()) {
    for (const eval::RigBoneOffset& offset : rig.morphs.boneOffsets) isMorphed_[indexAt(offset.bone)] = true;
  }

  /// Whether the move of the bone relative to its parent is the same, with a translation that is only keyed.
  [[nodiscard]] bool has(std::size_t bone) const {
    if (differing_[bone] || isMorphed_[bone]) return false;
    const std::int32_t append = rig_.bones[bone].append;
    if (append == model::kNoIndex) return true;
    return !rig_.appends[indexAt(append)].translation && inheritsSame(bone);
  }

 private:
  [[nodiscard]] bool inheritsSame(std::size_t bone) const {
    // A chain of appends may have a cycle.
    for (std::size_t steps = 0; steps < rig_.bones.size(); ++steps) {
      const std::int32_t append = rig_.bones[bone].append;
      if (append == model::kNoIndex) return true;
      bone = indexAt(rig_.appends[indexAt(append)].source);
      if (differing_[bone] || isMorphed_[bone]) return false;
    }
    return false;
  }

  const eval::Rig& rig_;
  const std::vector<bool>& differing_;
  std::vector<bool> isMorphed_;
};

/// Calls f(bone) for the bone and its ancestors until it returns false.
template <class F>
void walkUp(const eval::Rig& rig, std::size_t bone, const F& f) {
  for (auto at = static_cast<model::BoneIndex>(bone); at != model::kNoIndex; at = rig.bones[indexAt(at)].parent) {
    if (!f(indexAt(at))) return;
  }
}

/// What the part must pose: the differing bones, and compared ones that something else than their parents moves.
std::vector<bool> posedBones(const eval::Rig& rig, const std::vector<bool>& differing,
                             const std::vector<std::size_t>& compared) {
  const SteadyMoves steady(rig, differing);
  std::vector<bool> posed = differing;
  for (const std::size_t part : compared) {
    walkUp(rig, part, [&](std::size_t bone) {
      if (differing[bone]) return false;
      if (!steady.has(bone)) posed[part] = true;
      return !posed[part];
    });
  }
  return posed;
}

}  // namespace

std::vector<bool> differingBones(const motion::Motion& before, const motion::Motion& after, const model::Model& model) {
  const model::NameIndex names(model);
  std::vector<bool> differing(model.bones.size());
  for (std::size_t i = 0; i < std::max(before.bones.size(), after.bones.size()); ++i) {
    const bool isInBoth = i < before.bones.size() && i < after.bones.size();
    if (isInBoth && before.bones[i].name == after.bones[i].name && before.bones[i].keys == after.bones[i].keys)
      continue;
    for (const motion::Motion* motion : {&before, &after}) {
      if (i >= motion->bones.size()) continue;
      if (const auto bone = names.findBone(motion->bones[i].name.bytes)) differing[indexAt(*bone)] = true;
    }
  }
  return differing;
}

std::optional<BoneDivision> divideBones(const eval::Rig& rig, const model::Model& model, const motion::Motion& motion,
                                        const std::vector<bool>& differing, const std::vector<std::size_t>& compared) {
  // The sum of layers has no simple bound.
  if (motion.layers) return {};
  std::optional<eval::RigPart> part = eval::rigPartOf(rig, posedBones(rig, differing, compared));
  if (!part) return {};
  BoneDivision division{*std::move(part), {}};
  const std::vector<std::int32_t>& indices = division.part.indices;
  std::vector<bool> isBetween(rig.bones.size());
  for (const std::size_t bone : compared) {
    if (indices[bone] != model::kNoIndex) continue;
    CarriedBone& carried = division.carried.emplace_back(CarriedBone{bone, {}, 0});
    walkUp(rig, bone, [&](std::size_t at) {
      if (indices[at] != model::kNoIndex) carried.parentBone = indexAt(indices[at]);
      return !carried.parentBone.has_value();
    });
    if (!carried.parentBone) continue;
    walkUp(rig, bone, [&](std::size_t at) {
      if (indices[at] == model::kNoIndex) isBetween[at] = true;
      return indices[at] == model::kNoIndex;
    });
  }
  const std::vector<glm::dvec3> extents = keyedExtents(motion, model::NameIndex(model), isBetween);
  for (CarriedBone& carried : division.carried) {
    if (!carried.parentBone) continue;
    walkUp(rig, carried.bone, [&](std::size_t at) {
      if (indices[at] != model::kNoIndex) return false;
      carried.reach += glm::length(rig.bones[at].offset) + glm::length(extents[at]);
      return true;
    });
  }
  return division;
}

ParentBoneDifference parentBoneDifference(const RigidTransform& before, const RigidTransform& after) {
  const glm::dvec3 turn = eval::vectorPart(glm::conjugate(before.rotation) * after.rotation);
  const double largest = std::max(glm::length(before.position), glm::length(after.position));
  return {glm::distance(before.position, after.position), 2 * glm::length(turn),
          eval::degreesBetween(before.rotation, after.rotation), largest};
}

DifferenceBounds distanceBounds(double reach, const ParentBoneDifference& parentBone) {
  // More than the rounding errors in a chain of a thousand bones.
  constexpr double kRounding = 1e-12;
  const double slack = parentBone.chord * reach + kRounding * (1 + parentBone.scale + reach);
  return {parentBone.distance - slack, parentBone.distance + slack};
}

DifferenceBounds degreesBounds(const ParentBoneDifference& parentBone) {
  // The arc sine is steep near half a turn.
  const double slack = parentBone.degrees > 90 ? 1e-3 : 1e-7;
  return {parentBone.degrees - slack, parentBone.degrees + slack};
}

}  // namespace furitsuke::operations
