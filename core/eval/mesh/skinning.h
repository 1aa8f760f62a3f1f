// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/eval/rig/rig_pose.h"
#include "core/model/mesh.h"

namespace furitsuke::eval {

/// The transform of a bone for skinning, in single precision like the mesh.
struct alignas(16) SkinBone {
  /// Columns of the matrix from rest pose to pose; the fourth is the translation; fourth row 0 0 0 1.
  std::array<std::array<float, 4>, 4> columns;
  std::array<float, 4> rotation;  ///< the rotation as a quaternion, x y z w
};

/// One for each bone of the rig.
void makeSkinBones(const Rig& rig, std::span<const RigidTransform> transforms, std::span<SkinBone> bones);

/// Vertices from `first` to `end`, exclusive.
struct VertexRange {
  std::size_t first = 0;
  std::size_t end = 0;
};

/// The output arrays, as long as the mesh; only the range is written.
struct SkinnedMesh {
  std::span<Vec3> positions;
  std::span<Vec3> normals;  ///< unit length, or zero as in the input
};

/// Transforms vertices and normals by their bones. `positions` are those of the rest pose with morphs, one for each
/// vertex of the mesh. Disjoint ranges may be processed on different threads. Allocates nothing.
///
/// BDEF is linear with the weights as in the file. SDEF preserves the volume of a bent joint: it rotates the vertex
/// about the center by the rotation between those of the two bones (formula of saba, which is that of PMX Editor). QDEF
/// blends dual quaternions, an addition of PMX 2.1 that MMD does not support.
void skinVertices(const model::Mesh& mesh, std::span<const SkinBone> bones, std::span<const Vec3> positions,
                  VertexRange range, const SkinnedMesh& out);

}  // namespace furitsuke::eval
