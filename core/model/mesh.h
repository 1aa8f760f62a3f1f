// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/base/bytes.h"
#include "core/base/vector.h"
#include "core/model/skeleton.h"

namespace furitsuke {

/// How a vertex follows its bones; numbers as in a PMX.
enum class DeformKind : std::uint8_t { Bdef1, Bdef2, Bdef4, Sdef, Qdef };

/// Centre and the two points of a spherical deform.
struct SdefPoints {
  Vec3 c, r0, r1;
};

inline constexpr std::size_t kMaxAdditionalUvs = 4;

/// Vertices as columns of equal length, and the triangles between them.
struct Mesh {
  Column<Vec3> positions;  ///< model units
  Column<Vec3> normals;
  Column<Vec2> uvs;
  std::array<Column<Vec4>, kMaxAdditionalUvs> additionalUvs;  ///< the first additionalUvCount are filled
  std::size_t additionalUvCount = 0;
  Column<DeformKind> deforms;
  Column<std::array<BoneIndex, 4>> bones;  ///< all four exist; those that the deform does not use weigh 0
  Column<std::array<float, 4>> weights;    ///< as in the file; of BDEF4 the sum is not always 1
  Column<float> edgeScales;
  /// The SDEF vertices, ascending, and their points.
  Column<std::uint32_t> sdefVertices;
  Column<SdefPoints> sdefPoints;
  /// Three for each triangle, all of them vertices; clockwise seen from the front.
  Column<std::uint32_t> indices;

  [[nodiscard]] std::size_t size() const noexcept { return positions.size(); }
};

}  // namespace furitsuke
