// SPDX-License-Identifier: MIT
#include "core/scene/actor_picking.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>
#include <span>

namespace furitsuke::scene {

namespace {

/// Where a ray meets a triangle: the distance and the shares of the three corners.
struct TriangleHit {
  double distance = 0;
  std::array<double, 3> shares{};
};

/// The method of Möller and Trumbore, for both sides.
std::optional<TriangleHit> hitOf(const Ray& ray, const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
  const glm::dvec3 ab = b - a;
  const glm::dvec3 ac = c - a;
  const glm::dvec3 across = glm::cross(ray.direction, ac);
  const double area = glm::dot(ab, across);
  if (!(std::abs(area) > 0)) return {};  // parallel, degenerate, or not a number
  const glm::dvec3 from = ray.origin - a;
  const double u = glm::dot(from, across) / area;
  if (!(u >= 0 && u <= 1)) return {};
  const glm::dvec3 turned = glm::cross(from, ab);
  const double v = glm::dot(ray.direction, turned) / area;
  if (!(v >= 0 && u + v <= 1)) return {};
  const double distance = glm::dot(ac, turned) / area;
  if (!(distance >= 0)) return {};
  return TriangleHit{distance, {1 - u - v, u, v}};
}

bool isDrawn(const Actor& actor, std::size_t material) {
  if (!actor.isMaterialShown(material)) return false;
  const eval::MaterialFactors& factors = actor.mesh().materials[material];
  const float alpha = eval::morphedMaterial(actor.model().materials[material], factors).diffuse.w;
  return alpha * actor.shownPlacement().opacity > 0;
}

/// The bone with the largest weight at a point of a triangle.
model::BoneIndex heaviestBone(const model::Mesh& mesh, std::span<const std::uint32_t> corners,
                              const std::array<double, 3>& shares) {
  struct Weight {
    model::BoneIndex bone;
    double weight;
  };
  std::array<Weight, 12> weights{};
  std::size_t count = 0;
  for (std::size_t corner = 0; corner < shares.size(); ++corner) {
    for (std::size_t i = 0; i < 4; ++i) {
      const model::BoneIndex bone = mesh.bones[corners[corner]][i];
      const double weight = shares[corner] * mesh.weights[corners[corner]][i];
      auto* const end = weights.data() + count;
      auto* const known = std::find_if(weights.data(), end, [bone](const Weight& each) { return each.bone == bone; });
      if (known == end) weights[count++] = {bone, 0};
      known->weight += weight;
    }
  }
  const auto* const best = std::max_element(weights.data(), weights.data() + count,
                                            [](const Weight& a, const Weight& b) { return a.weight < b.weight; });
  return best->bone;
}

void hitActor(const Actor& actor, const Ray& ray, const glm::dmat4& world, std::optional<ActorHit>& nearest) {
  const glm::dmat4 toModel = glm::inverse(world);
  // The same parameter along the ray gives the same point of the world, so that distances can be compared.
  const Ray local{glm::dvec3(toModel * glm::dvec4(ray.origin, 1)), glm::dvec3(toModel * glm::dvec4(ray.direction, 0))};
  const model::Model& model = actor.model();
  const auto& positions = actor.mesh().positions;
  for (std::size_t material = 0; material < model.materials.size(); ++material) {
    if (!isDrawn(actor, material)) continue;
    const model::Material& part = model.materials[material];
    const std::span<const std::uint32_t> indices(model.mesh.indices.data() + part.firstIndex, part.indexCount);
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
      const auto corners = indices.subspan(i, 3);
      const auto hit = hitOf(local, toDouble(positions[corners[0]]), toDouble(positions[corners[1]]),
                             toDouble(positions[corners[2]]));
      if (!hit || (nearest && nearest->distance <= hit->distance)) continue;
      nearest = {&actor, hit->distance, heaviestBone(model.mesh, corners, hit->shares)};
    }
  }
}

bool isPosable(const model::Bone& bone) { return bone.visible && bone.operable && (bone.rotatable || bone.movable); }

}  // namespace

model::BoneIndex posableBone(const model::Model& model, model::BoneIndex bone) {
  // Sources of append transforms can form a cycle; parents cannot.
  for (std::size_t steps = 0; steps <= model.bones.size() && bone != model::kNoIndex; ++steps) {
    const model::Bone& each = model.bones[static_cast<std::size_t>(bone)];
    if (isPosable(each)) return bone;
    const bool follows = each.append && each.append->source != model::kNoIndex && each.append->ratio != 0;
    bone = follows ? each.append->source : each.parent;
  }
  return model::kNoIndex;
}

std::optional<ActorHit> firstHit(const Scene& scene, const Ray& ray) {
  std::optional<ActorHit> nearest;
  for (const auto& actor : scene.actors) {
    if (actor->isVisible()) hitActor(*actor, ray, scene.worldOf(*actor), nearest);
  }
  if (nearest) nearest->bone = posableBone(nearest->actor->model(), nearest->bone);
  return nearest;
}

}  // namespace furitsuke::scene
