// SPDX-License-Identifier: MIT
#include "core/eval/mesh/skinning.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include "core/eval/rig/rotation_math.h"

namespace furitsuke::eval {

namespace {

/// Four floats that compilers process with one SIMD instruction.
using Lane = std::array<float, 4>;
using Columns = std::array<Lane, 4>;

glm::vec3 vec(const Vec3& v) { return {v.x, v.y, v.z}; }
Vec3 stored(const glm::vec3& v) { return {v.x, v.y, v.z}; }
glm::quat rotationOf(const SkinBone& bone) {
  return {bone.rotation[3], bone.rotation[0], bone.rotation[1], bone.rotation[2]};
}

Vec3 unit(float x, float y, float z) {
  const float square = x * x + y * y + z * z;
  const float scale = square > 0 ? 1 / std::sqrt(square) : 1;
  return {x * scale, y * scale, z * scale};
}

Vec3 pointThrough(const Columns& m, const Vec3& p) {
  Lane moved{};
  for (std::size_t i = 0; i < 4; ++i) moved[i] = m[0][i] * p.x + m[1][i] * p.y + m[2][i] * p.z + m[3][i];
  return {moved[0], moved[1], moved[2]};
}

Vec3 normalThrough(const Columns& m, const Vec3& n) {
  Lane turned{};
  for (std::size_t i = 0; i < 4; ++i) turned[i] = m[0][i] * n.x + m[1][i] * n.y + m[2][i] * n.z;
  return unit(turned[0], turned[1], turned[2]);
}

/// Skins one range of vertices.
class Skinner {
 public:
  Skinner(const model::Mesh& mesh, std::span<const SkinBone> bones, std::span<const Vec3> positions,
          const SkinnedMesh& out)
      : mesh_(mesh), bones_(bones), positions_(positions), out_(out) {}

  void linear(std::size_t vertex, std::size_t boneCount) const;
  void spherical(std::size_t vertex, const model::SdefPoints& points) const;
  void dualQuaternion(std::size_t vertex) const;
  void rigid(std::size_t vertex) const { put(vertex, boneOf(vertex, 0).columns); }

 private:
  [[nodiscard]] const SkinBone& boneOf(std::size_t vertex, std::size_t slot) const {
    return bones_[static_cast<std::size_t>(mesh_.bones[vertex][slot])];
  }
  void put(std::size_t vertex, const Columns& matrix) const {
    out_.positions[vertex] = pointThrough(matrix, positions_[vertex]);
    out_.normals[vertex] = normalThrough(matrix, mesh_.normals[vertex]);
  }

  const model::Mesh& mesh_;
  std::span<const SkinBone> bones_;
  std::span<const Vec3> positions_;
  const SkinnedMesh& out_;
};

void Skinner::linear(std::size_t vertex, std::size_t boneCount) const {
  Columns blended{};
  for (std::size_t slot = 0; slot < boneCount; ++slot) {
    const float weight = mesh_.weights[vertex][slot];
    const Columns& columns = boneOf(vertex, slot).columns;
    for (std::size_t column = 0; column < 4; ++column) {
      for (std::size_t i = 0; i < 4; ++i) blended[column][i] += columns[column][i] * weight;
    }
  }
  put(vertex, blended);
}

void Skinner::spherical(std::size_t vertex, const model::SdefPoints& points) const {
  const SkinBone& first = boneOf(vertex, 0);
  const SkinBone& second = boneOf(vertex, 1);
  const float w0 = mesh_.weights[vertex][0];
  const float w1 = mesh_.weights[vertex][1];
  const glm::vec3 c = vec(points.c);
  const glm::vec3 r0 = vec(points.r0);
  const glm::vec3 r1 = vec(points.r1);
  const glm::vec3 middle = r0 * w0 + r1 * w1;
  const glm::vec3 center0 = (2.0F * c + r0 - middle) * 0.5F;
  const glm::vec3 center1 = (2.0F * c + r1 - middle) * 0.5F;
  const glm::quat turn = glm::slerp(rotationOf(first), rotationOf(second), w1);
  out_.positions[vertex] =
      stored(turn * (vec(positions_[vertex]) - c) + vec(pointThrough(first.columns, stored(center0))) * w0 +
             vec(pointThrough(second.columns, stored(center1))) * w1);
  const glm::vec3 normal = turn * vec(mesh_.normals[vertex]);
  out_.normals[vertex] = unit(normal.x, normal.y, normal.z);
}

void Skinner::dualQuaternion(std::size_t vertex) const {
  glm::quat real(0, 0, 0, 0);
  glm::quat dual(0, 0, 0, 0);
  const glm::quat first = rotationOf(boneOf(vertex, 0));
  for (std::size_t slot = 0; slot < 4; ++slot) {
    const SkinBone& bone = boneOf(vertex, slot);
    const glm::quat rotation = rotationOf(bone);
    // Of q and -q, the one in the same hemisphere as the first.
    const float side = glm::dot(first, rotation) < 0 ? -1.0F : 1.0F;
    const float weight = mesh_.weights[vertex][slot] * side;
    const Lane& origin = bone.columns[3];
    real += rotation * weight;
    dual += (glm::quat(0, origin[0], origin[1], origin[2]) * rotation) * (0.5F * weight);
  }
  const float length = glm::length(real);
  if (!(length > 0)) return rigid(vertex);
  real = real / length;
  dual = dual / length;
  const glm::quat shift = dual * glm::conjugate(real);
  out_.positions[vertex] = stored(real * vec(positions_[vertex]) + 2.0F * glm::vec3(shift.x, shift.y, shift.z));
  const glm::vec3 normal = real * vec(mesh_.normals[vertex]);
  out_.normals[vertex] = unit(normal.x, normal.y, normal.z);
}

}  // namespace

void makeSkinBones(const Rig& rig, std::span<const RigidTransform> transforms, std::span<SkinBone> bones) {
  assert(transforms.size() == rig.bones.size() && bones.size() == rig.bones.size());
  for (std::size_t i = 0; i < bones.size(); ++i) {
    const glm::dquat& q = transforms[i].rotation;
    // In double precision: far from the origin the difference of two large numbers would lose digits.
    const glm::dvec3 origin = transforms[i].position - rotated(q, rig.bones[i].rest);
    Columns& columns = bones[i].columns;
    const auto setColumn = [&columns](std::size_t column, const glm::dvec3& v, float last) {
      columns[column] = {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z), last};
    };
    setColumn(0, rotated(q, {1, 0, 0}), 0);
    setColumn(1, rotated(q, {0, 1, 0}), 0);
    setColumn(2, rotated(q, {0, 0, 1}), 0);
    setColumn(3, origin, 1);
    bones[i].rotation = {static_cast<float>(q.x), static_cast<float>(q.y), static_cast<float>(q.z),
                         static_cast<float>(q.w)};
  }
}

void skinVertices(const model::Mesh& mesh, std::span<const SkinBone> bones, std::span<const Vec3> positions,
                  VertexRange range, const SkinnedMesh& out) {
  assert(range.first <= range.end && range.end <= mesh.size());
  const Skinner skinner(mesh, bones, positions, out);
  auto sdef = static_cast<std::size_t>(
      std::ranges::lower_bound(mesh.sdefVertices, static_cast<std::uint32_t>(range.first)) - mesh.sdefVertices.begin());
  for (std::size_t i = range.first; i < range.end; ++i) {
    switch (mesh.deforms[i]) {
      case model::DeformKind::Bdef1: skinner.rigid(i); break;
      case model::DeformKind::Bdef2: skinner.linear(i, 2); break;
      case model::DeformKind::Bdef4: skinner.linear(i, 4); break;
      case model::DeformKind::Sdef: skinner.spherical(i, mesh.sdefPoints[sdef++]); break;
      case model::DeformKind::Qdef: skinner.dualQuaternion(i); break;
    }
  }
}

}  // namespace furitsuke::eval
