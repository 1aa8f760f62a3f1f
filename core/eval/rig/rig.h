// SPDX-License-Identifier: MIT
#pragma once

#include <array>
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
  model::BoneIndex parent = model::kNoIndex;
  std::int32_t append = model::kNoIndex;  ///< index into Rig::appends
  std::int32_t turn = model::kNoIndex;    ///< index into RigPose::ikTurns if the bone is a link
};

/// What a bone inherits from another; only bones that inherit have one.
struct RigAppend {
  model::BoneIndex source = model::kNoIndex;
  double ratio = 0;
  bool rotation = false;
  bool translation = false;
  bool local = false;
  /// The append of the source, if it is evaluated before this one: its stored result is inherited.
  std::int32_t rotationChain = model::kNoIndex;
  std::int32_t translationChain = model::kNoIndex;
};

/// One step of the evaluation of a pose.
struct RigStep {
  enum class Kind : std::uint8_t {
    Bone,
    BoneWithoutAppend,  ///< for a PMD, before its chains
    Chain,
    ChainPair,  ///< two chains that do not depend on each other
  };
  Kind kind = Kind::Bone;
  std::int32_t index = 0;  ///< index of the bone, chain or pair
  /// Of chains: how many of the steps after this one pose bones that do not depend on it.
  std::int32_t besideCount = 0;
};

/// Everything about posing a model that does not depend on the frame: evaluation order and hierarchy. Built once per
/// model; a plain value, thread-safe for reading.
struct Rig {
  std::vector<RigBone> bones;  ///< same indices as in the model
  std::vector<RigAppend> appends;
  std::vector<RigIkChain> chains;                       ///< same indices as Model::ik
  std::vector<std::array<std::int32_t, 2>> chainPairs;  ///< indices into `chains`
  std::size_t turnCount = 0;                            ///< number of bones that are links
  std::vector<RigStep> beforePhysics, afterPhysics;
  /// Bones that are evaluated before one of their ancestors, parents first. Evaluated again at the end.
  std::vector<model::BoneIndex> lateBones;
  std::vector<std::optional<glm::dvec3>> fixedAxes;  ///< one for each bone
  MorphRig morphs;
};

/// Fastest: what does not depend on each other is computed at the same time, such as both legs. OneByOne: all steps in
/// their original order.
enum class StepOrder : std::uint8_t { Fastest, OneByOne };

/// The rules and their sources: MMD's deformation order is by after-physics flag, layer and index (PMX specification,
/// by the author of PMX Editor), and an IK chain is solved when its goal bone is evaluated. A PMD has no layers: keys
/// first, then the chains in file order, then the bones that inherit rotations; the same models converted to PMX in the
/// editor give the same poses. `order` changes the speed of an evaluation, but no bit of its result.
[[nodiscard]] Rig makeRig(const model::Model& model, StepOrder order = StepOrder::Fastest);

}  // namespace furitsuke::eval
