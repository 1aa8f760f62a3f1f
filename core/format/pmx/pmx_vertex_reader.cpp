// SPDX-License-Identifier: MIT
#include <array>

#include "core/format/pmx/pmx_input.h"

namespace furitsuke::format::pmx {

namespace {

constexpr std::size_t kFixedBytes = 32;  ///< position, normal, uv
constexpr std::size_t kEdgeBytes = 4;
constexpr std::size_t kDeformCount = 5;

/// Size of the bones and weights of each type of deform.
std::array<std::size_t, kDeformCount> deformSizes(std::uint8_t boneSize) {
  const std::size_t two = 2 * std::size_t{boneSize} + 4;
  const std::size_t four = 4 * (std::size_t{boneSize} + 4);
  return {boneSize, two, four, two + sizeof(SdefRecord), four};
}

void resizeTo(Vertices& vertices, std::size_t count, std::size_t additionalUvs) {
  vertices.positions.resize(count);
  vertices.normals.resize(count);
  vertices.uvs.resize(count);
  for (std::size_t i = 0; i < additionalUvs; ++i) vertices.additionalUvs[i].resize(count);
  vertices.deforms.resize(count);
  vertices.bones.resize(count);
  vertices.weights.resize(count);
  vertices.edgeScales.resize(count);
}

/// Reads the bones and weights of vertex `i`, which start at `at`.
void readDeform(Vertices& vertices, std::size_t i, const std::byte* at, std::uint8_t boneSize) {
  const std::uint8_t kind = vertices.deforms[i];
  auto& bones = vertices.bones[i];
  auto& weights = vertices.weights[i];
  const auto bone = [&](std::size_t slot) { return loadIndex(at + slot * boneSize, boneSize); };
  if (kind == kBdef1) {
    bones = {bone(0), 0, 0, 0};
    weights = {1, 0, 0, 0};
  } else if (kind == kBdef4 || kind == kQdef) {
    bones = {bone(0), bone(1), bone(2), bone(3)};
    weights = loadLe<std::array<float, 4>>(at + 4 * std::size_t{boneSize});
  } else {
    bones = {bone(0), bone(1), 0, 0};
    const std::byte* afterBones = at + 2 * std::size_t{boneSize};
    const auto weight = loadLe<float>(afterBones);
    weights = {weight, 1 - weight, 0, 0};
    if (kind == kSdef) vertices.sdefs.push_back(loadLe<SdefRecord>(afterBones + 4));
  }
}

}  // namespace

void readVertices(Input& in, const Header& header, Vertices& vertices) {
  in.setSection(Core::tr("vertices"));
  const std::size_t uvCount = header.additionalUvs;
  const std::size_t kindAt = kFixedBytes + uvCount * sizeof(Vec4);
  const auto sizes = deformSizes(header.sizes.bone);
  const std::size_t least = kindAt + 1 + sizes[kBdef1] + kEdgeBytes;
  const std::size_t count = in.count(Core::tr("count"), least);
  if (!in.ok()) return;
  resizeTo(vertices, count, uvCount);
  for (std::size_t i = 0; i < count; ++i) {
    in.setRecord(i, count);
    // Two checks of the remaining bytes are enough for all fields of a vertex.
    const std::byte* at = in.take(kindAt + 1).data();
    if (at == nullptr) return;
    const auto kind = loadLe<std::uint8_t>(at + kindAt);
    if (kind >= kDeformCount) {
      return in.fail({Core::trWith("deform kind %1 is unknown"), kind}, in.offset() - 1);
    }
    const std::byte* deform = in.take(sizes[kind] + kEdgeBytes).data();
    if (deform == nullptr) return;
    vertices.positions[i] = loadLe<Vec3>(at);
    vertices.normals[i] = loadLe<Vec3>(at + 12);
    vertices.uvs[i] = loadLe<Vec2>(at + 24);
    for (std::size_t uv = 0; uv < uvCount; ++uv) {
      vertices.additionalUvs[uv][i] = loadLe<Vec4>(at + kFixedBytes + uv * sizeof(Vec4));
    }
    vertices.deforms[i] = kind;
    readDeform(vertices, i, deform, header.sizes.bone);
    vertices.edgeScales[i] = loadLe<float>(deform + sizes[kind]);
  }
  in.setRecord(0, 0);
}

}  // namespace furitsuke::format::pmx
