// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/vector.h"
#include "core/model/skeleton.h"

namespace furitsuke::model {

using MorphIndex = std::int32_t;

/// The group of the facial panel in which MMD shows a morph; values as in PMX.
enum class MorphPanel : std::uint8_t { Hidden, Brow, Eye, Lip, Other };

/// Values as in PMX.
enum class MorphKind : std::uint8_t { Group, Vertex, Bone, Uv, Uv1, Uv2, Uv3, Uv4, Material, Flip, Impulse };
inline constexpr std::size_t kMorphKindCount = 11;

// What a weight of 1 adds to one element. Every index is valid.

/// For Group and Flip.
struct MorphShare {
  MorphIndex morph;
  float weight;
};

struct VertexOffset {
  std::uint32_t vertex;
  Vec3 offset;
};

struct BoneOffset {
  BoneIndex bone;
  Vec3 translation;
  Quat rotation;
};

struct UvOffset {
  std::uint32_t vertex;
  Vec4 offset;
};

/// All values of a material that a morph can change, colors r g b a.
struct MaterialValues {
  Vec4 diffuse;
  Vec3 specular;
  float power;
  Vec3 ambient;
  Vec4 edgeColor;
  float edgeSize;
  Vec4 texture, sphere, toon;  ///< factors of the texture colors
};

struct MaterialOffset {
  std::int32_t material;  ///< kNoIndex: all
  bool add;               ///< otherwise the values are multiplied
  MaterialValues values;
};

struct Impulse {
  std::int32_t body;
  bool local;
  Vec3 velocity, torque;
};

struct Morph {
  ModelName name;
  MorphPanel panel = MorphPanel::Hidden;
  MorphKind kind = MorphKind::Vertex;
  /// The list for `kind`. A MorphShare may refer to another group morph, or even to the morph itself.
  std::variant<std::vector<MorphShare>, Column<VertexOffset>, std::vector<BoneOffset>, Column<UvOffset>,
               std::vector<MaterialOffset>, std::vector<Impulse>>
      offsets;
};

}  // namespace furitsuke::model
