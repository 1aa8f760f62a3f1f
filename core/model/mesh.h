// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/base/bytes.h"
#include "core/base/vector.h"
#include "core/model/skeleton.h"

namespace furitsuke::model {

/// How a vertex follows its bones; values as in PMX.
enum class DeformKind : std::uint8_t { Bdef1, Bdef2, Bdef4, Sdef, Qdef };

/// Center and the two reference points of a spherical deform.
struct SdefPoints {
  Vec3 c, r0, r1;
};

inline constexpr std::size_t kMaxAdditionalUvs = 4;

/// Vertices as columns of equal length, and the triangles between them.
struct Mesh {
  Column<Vec3> positions;  ///< model units
  Column<Vec3> normals;
  Column<Vec2> uvs;
  std::array<Column<Vec4>, kMaxAdditionalUvs> additionalUvs;  ///< only the first additionalUvCount are filled
  std::size_t additionalUvCount = 0;
  Column<DeformKind> deforms;
  Column<std::array<BoneIndex, 4>> bones;  ///< always four valid bones; unused ones have weight 0
  Column<std::array<float, 4>> weights;    ///< as in the file; the sum of BDEF4 is not always 1
  Column<float> edgeScales;
  /// The SDEF vertices, ascending, and their points.
  Column<std::uint32_t> sdefVertices;
  Column<SdefPoints> sdefPoints;
  /// Three valid vertex indices per triangle; clockwise seen from the front.
  Column<std::uint32_t> indices;

  [[nodiscard]] std::size_t size() const noexcept { return positions.size(); }
};

}  // namespace furitsuke::model
