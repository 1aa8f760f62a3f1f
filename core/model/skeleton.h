// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/vector.h"
#include "core/model/model_name.h"

namespace furitsuke::model {

/// The index that means "none". Indices are signed and are validated when a model is loaded: each is the index of an
/// element, or kNoIndex where that is allowed.
inline constexpr std::int32_t kNoIndex = -1;
using BoneIndex = std::int32_t;

/// Makes a bone inherit part of the rotation or translation of another.
struct AppendTransform {
  BoneIndex source = kNoIndex;  ///< kNoIndex: nothing is inherited
  float ratio = 0;              ///< any number, also negative
  bool rotation = false;
  bool translation = false;
  bool local = false;  ///< inherits the source's pose relative to the model instead of its own transform
};

struct LocalAxes {
  Vec3 x, z;
};

/// What the keys of a motion change of a bone. Only the types of PMD bones take less than all.
enum class KeyUse : std::uint8_t { All, Rotation, Nothing };

struct Bone {
  ModelName name;
  Vec3 position{};  ///< in the rest pose, model units, from the model's origin
  BoneIndex parent = kNoIndex;
  /// Bones are evaluated by layer, and within a layer in the order of the model.
  std::int32_t layer = 0;
  bool afterPhysics = false;
  bool rotatable = true;
  bool movable = false;
  bool visible = true;
  bool operable = true;
  /// Where the bone points, for drawing: to another bone, or to an offset from `position`.
  bool tailIsBone = false;
  BoneIndex tailBone = kNoIndex;
  Vec3 tailOffset{};
  KeyUse keyUse = KeyUse::All;
  std::optional<AppendTransform> append;
  std::optional<Vec3> fixedAxis;  ///< as stored, not necessarily of unit length
  std::optional<LocalAxes> localAxes;
  std::optional<std::int32_t> externalParent;
};

struct IkLink {
  BoneIndex bone = kNoIndex;
  bool limited = false;
  Vec3 lower{}, upper{};  ///< radians about x y z, where limited
};

/// An IK chain: its links rotate until `target` reaches `goal`.
struct IkChain {
  BoneIndex goal = kNoIndex;    ///< the IK bone; property keys switch the chain on and off by its name
  BoneIndex target = kNoIndex;  ///< the end of the chain
  std::int32_t iterations = 0;
  float unitAngle = 0;        ///< the largest rotation of a link in one iteration, radians
  std::vector<IkLink> links;  ///< ordered from the target toward the root
};

}  // namespace furitsuke::model
