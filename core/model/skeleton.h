// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/vector.h"
#include "core/model/model_name.h"

namespace furitsuke {

/// Stands in an index for "none". Indices are signed throughout and checked when a model is loaded: an index is
/// kNoIndex, where that is allowed, or an element.
inline constexpr std::int32_t kNoIndex = -1;
using BoneIndex = std::int32_t;

/// A bone that takes part of the movement of another.
struct AppendTransform {
  BoneIndex source = kNoIndex;  ///< kNoIndex: nothing is taken
  float ratio = 0;              ///< any number, negative ones too
  bool rotation = false;
  bool translation = false;
  bool local = false;  ///< takes how the source stands in the model, not how it moved
};

struct LocalAxes {
  Vec3 x, z;
};

struct Bone {
  ModelName name;
  Vec3 position{};  ///< in the rest pose, model units, from the origin of the model
  BoneIndex parent = kNoIndex;
  /// Bones are evaluated by layer, within one in the order of the model.
  std::int32_t layer = 0;
  bool afterPhysics = false;
  bool rotatable = true;
  bool movable = false;
  bool visible = true;
  bool operable = true;
  /// Where the bone points to, for drawing: a bone, or an offset from `position`.
  bool tailIsBone = false;
  BoneIndex tailBone = kNoIndex;
  Vec3 tailOffset{};
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

/// Links turn until `target` reaches `goal`.
struct IkChain {
  BoneIndex goal = kNoIndex;    ///< the IK bone; motions switch the chain by its name
  BoneIndex target = kNoIndex;  ///< the end of the chain
  std::int32_t iterations = 0;
  float unitAngle = 0;        ///< radians by which a link may turn in one step
  std::vector<IkLink> links;  ///< from the target towards the root
};

}  // namespace furitsuke
