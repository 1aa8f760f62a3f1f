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

namespace furitsuke {

struct RigBone {
  glm::dvec3 rest{};    ///< in the model, model units
  glm::dvec3 offset{};  ///< from where the parent rests
  BoneIndex parent = kNoIndex;
  std::int32_t append = kNoIndex;  ///< into Rig::appends
  std::int32_t turn = kNoIndex;    ///< into RigPose::ikTurns, of a bone that is a link
};

/// What a bone takes over from another; only those that take anything have one.
struct RigAppend {
  BoneIndex source = kNoIndex;
  double ratio = 0;
  bool rotation = false;
  bool translation = false;
  bool local = false;
  /// The append of the source, evaluated before this one: then what the source stored is taken.
  std::int32_t rotationChain = kNoIndex;
  std::int32_t translationChain = kNoIndex;
};

/// One thing to do for a pose.
struct RigStep {
  enum class Kind : std::uint8_t {
    Bone,
    BoneWithoutAppend,  ///< of a PMD, before its chains
    Chain,
  };
  Kind kind = Kind::Bone;
  std::int32_t index = 0;  ///< into bones or chains
};

/// All that can be known about posing a model before there is a frame: who is evaluated when, what hangs on what.
/// Built once for a model; a plain value that is only read after that, by any number of threads.
struct Rig {
  std::vector<RigBone> bones;  ///< as in the model
  std::vector<RigAppend> appends;
  std::vector<RigIkChain> chains;  ///< as Model::ik
  std::size_t turnCount = 0;       ///< bones that are links
  std::vector<RigStep> beforePhysics, afterPhysics;
  /// Bones that have their turn before one of their ancestors, parents first. Evaluated once more at the end.
  std::vector<BoneIndex> lateBones;
  std::vector<std::optional<glm::dvec3>> fixedAxes;  ///< of each bone
  MorphRig morphs;
};

/// The rules and their sources: MMD's deformation order is by after-physics flag, layer and index (the specification of
/// PMX by the author of its editor), an IK chain runs at the turn of its goal. A PMD knows no layers: keys first, then
/// the chains in the order of the file, then the bones that follow the rotation of others; converted to PMX by the
/// editor, the same models give the same poses.
[[nodiscard]] Rig makeRig(const Model& model);

}  // namespace furitsuke
