// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/vec3.hpp>
#include <optional>
#include <vector>

#include "core/eval/rig/ik_chain.h"
#include "core/eval/rig/morph_rig.h"
#include "core/model/model.h"

namespace furitsuke::eval {

struct RigBone {
  glm::dvec3 rest{};    ///< in model space, model units
  glm::dvec3 offset{};  ///< from the parent's rest position
  Vec3 place{};         ///< `rest` as stored
  model::BoneIndex parent = model::kNoIndex;
  std::int32_t append = model::kNoIndex;  ///< index into Rig::appends
  std::int32_t turn = model::kNoIndex;    ///< index into RigPose::ikTurns if the bone is a link
};

/// What a bone inherits from another; only bones that inherit have one.
struct RigAppend {
  model::BoneIndex source = model::kNoIndex;
  float ratio = 0;
  bool rotation = false;
  bool translation = false;
  bool isKeyOnly = false;  ///< inherits the keys of the source without what IK does (type 9 of a PMD)
  /// The bone is an IK link: MMD ignores its translation, and its chain starts from the keys alone.
  bool isLink = false;
  /// The append of the source, if it is evaluated before this one: its stored result is inherited.
  std::int32_t rotationChain = model::kNoIndex;
  std::int32_t translationChain = model::kNoIndex;
};

/// What is evaluated together: first the bones, then the chains.
struct RigLayer {
  std::vector<model::BoneIndex> bones;  ///< those that others need first
  /// Indices into Rig::chains. The chains of a group do not depend on each other.
  std::vector<std::vector<std::int32_t>> chains;
};

/// Everything about posing a model that does not depend on the frame: evaluation order and hierarchy. Built once per
/// model; a plain value, thread-safe for reading.
struct Rig {
  std::vector<RigBone> bones;  ///< same indices as in the model
  std::vector<RigAppend> appends;
  std::vector<RigIkChain> chains;  ///< same indices as Model::ik
  std::size_t turnCount = 0;       ///< number of bones that are links
  std::size_t longestPath = 0;     ///< the largest number of bones in RigIkChain::path
  std::vector<RigLayer> beforePhysics, afterPhysics;
  /// Of a PMD: bones that inherit the rotation of a link and what hangs on them. Posed again after all chains.
  std::vector<model::BoneIndex> lateBones;
  /// Bones that a chain reads in a layer before theirs; they are then at rest.
  std::vector<model::BoneIndex> earlyBones;
  /// Bones of `beforePhysics` that the chains of `afterPhysics` move again.
  std::vector<model::BoneIndex> movedAgain;
  std::vector<std::optional<glm::dvec3>> fixedAxes;  ///< one for each bone
  MorphRig morphs;
};

/// The order of evaluation as measured on MMD: by the after-physics flag and the layer, the larger ones of a bone and
/// its ancestors; in a layer the bones in the order of the model, then the chains in the order of their goals; after a
/// chain the bones that depend on it, except links and end bones of chains, which only their own chain moves. Where MMD
/// shows the last evaluation, because a bone needs one that comes later in its layer, the later one comes first here.
/// A PMD has one layer and its chains in the order of the file; only inherited rotations are updated after them.
[[nodiscard]] Rig makeRig(const model::Model& model);

}  // namespace furitsuke::eval
