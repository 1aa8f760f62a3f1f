// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "resources/samples/figure.h"
#include "resources/samples/shape.h"

// The parts of the sample model's mesh.
namespace furitsuke::samples {

/// Neck, arms, hands and legs.
void sculptBody(Shape& shape, const Skeleton& skeleton);
/// Dress, sleeves, boots, bows.
void sculptClothes(Shape& shape, const Skeleton& skeleton);
/// Head and ears, without the face.
void sculptHead(Shape& shape, const Skeleton& skeleton);
void sculptHair(Shape& shape, const Skeleton& skeleton);

/// A face morph: the displaced vertices.
struct FaceMorph {
  std::string name, english;
  model::MorphPanel panel;
  Column<model::VertexOffset> offsets;
};
/// Eyes, brows, mouth and cheeks, and the morphs that move them. `irises` receives the vertices of both irises.
[[nodiscard]] std::vector<FaceMorph> sculptFace(Shape& shape, const Skeleton& skeleton,
                                                std::vector<std::uint32_t>& irises);

/// A flat gem with the half size `half` that faces `front`.
void sculptGem(Shape& shape, const glm::dvec3& at, const glm::dvec3& front, const glm::dvec3& up, glm::dvec2 half,
               const SkinOf& skin);

}  // namespace furitsuke::samples
