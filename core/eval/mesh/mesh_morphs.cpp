// SPDX-License-Identifier: MIT
#include "core/eval/mesh/mesh_morphs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <variant>
#include <vector>

namespace furitsuke::eval {

namespace {

using MaterialNumbers = std::array<float, sizeof(model::MaterialValues) / sizeof(float)>;

/// Calls visit(offsets, weight) for every morph of the kind with a weight other than 0.
template <class Offsets, class F>
void forEachActing(const model::Model& model, std::span<const double> weights, model::MorphKind kind, F&& visit) {
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    if (model.morphs[i].kind != kind || weights[i] == 0) continue;
    visit(std::get<Offsets>(model.morphs[i].offsets), static_cast<float>(weights[i]));
  }
}

model::MaterialValues evenValues(float value) {
  MaterialNumbers numbers;
  numbers.fill(value);
  return std::bit_cast<model::MaterialValues>(numbers);
}

void addMorph(MaterialFactors& factors, const model::MaterialOffset& offset, float weight) {
  const auto morph = std::bit_cast<MaterialNumbers>(offset.values);
  model::MaterialValues& changed = offset.add ? factors.add : factors.multiply;
  auto numbers = std::bit_cast<MaterialNumbers>(changed);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (offset.add) {
      numbers[i] += morph[i] * weight;
    } else {
      numbers[i] *= 1 + (morph[i] - 1) * weight;
    }
  }
  changed = std::bit_cast<model::MaterialValues>(numbers);
}

}  // namespace

void morphPositions(const model::Model& model, std::span<const double> weights, std::span<Vec3> positions) {
  assert(positions.size() == model.mesh.size());
  std::ranges::copy(model.mesh.positions, positions.begin());
  forEachActing<Column<model::VertexOffset>>(model, weights, model::MorphKind::Vertex,
                                             [&](const auto& offsets, float weight) {
                                               for (const model::VertexOffset& offset : offsets) {
                                                 Vec3& position = positions[offset.vertex];
                                                 position.x += offset.offset.x * weight;
                                                 position.y += offset.offset.y * weight;
                                                 position.z += offset.offset.z * weight;
                                               }
                                             });
}

void morphUvs(const model::Model& model, std::span<const double> weights, std::span<Vec2> uvs) {
  assert(uvs.size() == model.mesh.size());
  std::ranges::copy(model.mesh.uvs, uvs.begin());
  forEachActing<Column<model::UvOffset>>(model, weights, model::MorphKind::Uv, [&](const auto& offsets, float weight) {
    for (const model::UvOffset& offset : offsets) {
      uvs[offset.vertex].x += offset.offset.x * weight;
      uvs[offset.vertex].y += offset.offset.y * weight;
    }
  });
}

void morphAdditionalUvs(const model::Model& model, std::span<const double> weights, std::size_t set,
                        std::span<Vec4> uvs) {
  assert(set < model.mesh.additionalUvCount && uvs.size() == model.mesh.size());
  std::ranges::copy(model.mesh.additionalUvs[set], uvs.begin());
  const auto kind = static_cast<model::MorphKind>(static_cast<std::size_t>(model::MorphKind::Uv1) + set);
  forEachActing<Column<model::UvOffset>>(model, weights, kind, [&](const auto& offsets, float weight) {
    for (const model::UvOffset& offset : offsets) {
      Vec4& uv = uvs[offset.vertex];
      uv.x += offset.offset.x * weight;
      uv.y += offset.offset.y * weight;
      uv.z += offset.offset.z * weight;
      uv.w += offset.offset.w * weight;
    }
  });
}

void morphMaterials(const model::Model& model, std::span<const double> weights, std::span<MaterialFactors> factors) {
  assert(factors.size() == model.materials.size());
  std::ranges::fill(factors, MaterialFactors{evenValues(1), evenValues(0)});
  forEachActing<std::vector<model::MaterialOffset>>(
      model, weights, model::MorphKind::Material, [&](const auto& offsets, float weight) {
        for (const model::MaterialOffset& offset : offsets) {
          if (offset.material != model::kNoIndex) {
            addMorph(factors[static_cast<std::size_t>(offset.material)], offset, weight);
            continue;
          }
          for (MaterialFactors& each : factors) addMorph(each, offset, weight);
        }
      });
}

model::MaterialValues morphedMaterial(const model::Material& material, const MaterialFactors& factors) {
  constexpr Vec4 kWhite{1, 1, 1, 1};
  const model::MaterialValues base{material.diffuse,
                                   material.specular,
                                   material.power,
                                   material.ambient,
                                   material.edgeColor,
                                   material.edgeSize,
                                   kWhite,
                                   kWhite,
                                   kWhite};
  auto numbers = std::bit_cast<MaterialNumbers>(base);
  const auto multiply = std::bit_cast<MaterialNumbers>(factors.multiply);
  const auto add = std::bit_cast<MaterialNumbers>(factors.add);
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = numbers[i] * multiply[i] + add[i];
  return std::bit_cast<model::MaterialValues>(numbers);
}

}  // namespace furitsuke::eval
