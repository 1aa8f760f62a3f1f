// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/eval/rig/rig_pose.h"
#include "core/model/mesh.h"

namespace furitsuke {

/// How a bone carries what rests around it, in single precision, which meshes have too.
struct alignas(16) SkinBone {
  /// Columns of the matrix from the rest pose to the pose, the fourth where the origin goes; fourth row 0 0 0 1.
  std::array<std::array<float, 4>, 4> columns;
  std::array<float, 4> rotation;  ///< the same turn as a quaternion, x y z w
};

/// One for each bone of the rig.
void makeSkinBones(const Rig& rig, std::span<const BoneStance> stances, std::span<SkinBone> bones);

/// Vertices from `first` up to and without `end`.
struct VertexRange {
  std::size_t first = 0;
  std::size_t end = 0;
};

/// Where to: as long as the mesh; only the range is written.
struct SkinnedMesh {
  std::span<Vec3> positions;
  std::span<Vec3> normals;  ///< of unit length; those of no length stay so
};

/// Moves vertices and normals with their bones. `positions` are those of the rest pose with morphs, one for each vertex
/// of the mesh. Ranges that do not overlap may run on threads of their own. Allocates nothing.
///
/// BDEF is linear with the weights as they are in the file. SDEF keeps the volume of a bent joint: it turns the vertex
/// about the centre by the rotation between those of the two bones (formula of saba, which is that of the editor of
/// PMX). QDEF blends dual quaternions, an addition of PMX 2.1 that MMD does not know.
void skinVertices(const Mesh& mesh, std::span<const SkinBone> bones, std::span<const Vec3> positions, VertexRange range,
                  const SkinnedMesh& out);

}  // namespace furitsuke
