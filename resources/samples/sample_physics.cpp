// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/sample_physics.h"

#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <string>

#include "resources/samples/outline.h"

namespace furitsuke::samples {

namespace {

constexpr std::uint8_t kBodyGroup = 0, kHairGroup = 1, kSkirtGroup = 2;

class PhysicsMaker {
 public:
  PhysicsMaker(model::Model& model, const Skeleton& skeleton) : model_(model), skeleton_(skeleton) {}

  void ball(std::string_view bone, const glm::dvec3& at, double radius) {
    model::RigidBody& body = add(bone, bone);
    body.shape = model::BodyShape::Sphere;
    body.size = {static_cast<float>(radius), 0, 0};
    body.position = rounded(at);
    body.mass = 1;
  }

  /// A capsule between two points that follows the bone.
  model::RigidBody& limb(std::string_view bone, const glm::dvec3& from, const glm::dvec3& to, double radius) {
    model::RigidBody& body = add(bone, bone);
    body.shape = model::BodyShape::Capsule;
    const glm::dvec3 way = to - from;
    body.size = {rounded(radius), rounded(std::max(glm::length(way) - radius, 0.05)), 0};
    body.position = rounded((from + to) * 0.5);
    body.rotation = turnTo(way);
    body.mass = 1;
    return body;
  }

  /// Adds the next piece of a swinging chain, attached to the body `parent` at its start. Returns the index of its
  /// body.
  std::int32_t swinging(std::string_view bone, std::int32_t parent, const glm::dvec3& to, double radius,
                        std::uint8_t group, double mass, double degrees) {
    const glm::dvec3 from = skeleton_.position(bone);
    model::RigidBody& body = limb(bone, from, to, radius);
    body.group = group;
    body.mask = static_cast<std::uint16_t>(1U << kBodyGroup);
    body.mode = model::BodyMode::Physics;
    body.mass = static_cast<float>(mass);
    body.linearDamping = 0.5F;
    body.angularDamping = 0.9F;
    body.friction = 0.3F;
    const auto index = static_cast<std::int32_t>(model_.bodies.size()) - 1;
    model::Joint& joint = hang(bone, parent, index, from, body.rotation);
    const auto limit = rounded(degrees * kPi / 180);
    joint.rotationLower = {-limit, -limit * 0.3F, -limit};
    joint.rotationUpper = {limit, limit * 0.3F, limit};
    joint.rotationSpring = {20, 20, 20};
    return index;
  }

  /// Keeps two pieces of cloth together.
  void tie(std::string_view name, std::int32_t a, std::int32_t b, const glm::dvec3& at) {
    model::Joint& joint = hang(name, a, b, at, {});
    joint.moveLower = {-0.25F, -0.25F, -0.25F};
    joint.moveUpper = {0.25F, 0.25F, 0.25F};
    const auto limit = rounded(40 * kPi / 180);
    joint.rotationLower = {-limit, -limit, -limit};
    joint.rotationUpper = {limit, limit, limit};
    joint.moveSpring = {30, 30, 30};
  }

  [[nodiscard]] std::int32_t bodyOf(std::string_view bone) const {
    for (std::size_t i = 0; i < model_.bodies.size(); ++i) {
      if (model_.bodies[i].bone == skeleton_.index(bone)) return static_cast<std::int32_t>(i);
    }
    return model::kNoIndex;
  }

 private:
  model::RigidBody& add(std::string_view name, std::string_view bone) {
    model::RigidBody& body = model_.bodies.emplace_back();
    const model::BoneIndex index = skeleton_.index(bone);
    body.name =
        model::ModelName::fromText(std::string(name), model_.bones[static_cast<std::size_t>(index)].name.english);
    body.bone = index;
    body.group = kBodyGroup;
    body.mask = 0xFFFE;
    body.mode = model::BodyMode::FollowsBone;
    body.linearDamping = body.angularDamping = 0.5F;
    body.friction = 0.5F;
    return body;
  }

  model::Joint& hang(std::string_view name, std::int32_t a, std::int32_t b, const glm::dvec3& at,
                     const Vec3& rotation) {
    model::Joint& joint = model_.joints.emplace_back();
    joint.name = model::ModelName::fromText(std::string(name), "joint " + std::to_string(model_.joints.size()));
    joint.bodyA = a;
    joint.bodyB = b;
    joint.position = rounded(at);
    joint.rotation = rotation;
    return joint;
  }

  /// Angles that rotate the y axis of a capsule to `way`: first about x, then about z.
  static Vec3 turnTo(const glm::dvec3& way) {
    const glm::dvec3 to = glm::normalize(way.y < 0 ? -way : way);
    // R = Ry * Rx * Rz with y = 0: the y axis goes to (-sin z, cos x cos z, sin x cos z).
    return rounded(glm::dvec3{std::atan2(to.z, to.y), 0, -std::asin(to.x)});
  }

  model::Model& model_;
  const Skeleton& skeleton_;
};

void addCarriers(PhysicsMaker& maker, const Skeleton& skeleton) {
  maker.ball("頭", kHeadOrigin + glm::dvec3{0, 2.3, 0.05}, 2.15);
  maker.limb("上半身2", {0, 8.9, 0}, {0, 10.1, 0}, 0.7);
  maker.limb("上半身", {0, 7.6, 0}, {0, 8.7, 0}, 0.6);
  maker.limb("下半身", {-0.45, 6.6, 0.05}, {0.45, 6.6, 0.05}, 0.7);
  for (const Side& side : kSides) {
    const auto at = [&](std::string_view bone) { return skeleton.position(side.named(bone)); };
    maker.limb(side.named("腕"), at("腕"), at("ひじ"), 0.36);
    maker.limb(side.named("ひじ"), at("ひじ"), at("手首"), 0.28);
    maker.limb(side.named("足D"), at("足D"), at("ひざD"), 0.55);
    maker.limb(side.named("ひざD"), at("ひざD"), at("足首D"), 0.42);
  }
}

void addSkirtBodies(PhysicsMaker& maker, const Skeleton& skeleton) {
  const std::int32_t hips = maker.bodyOf("下半身");
  std::array<std::array<std::int32_t, kSkirtColumns>, 2> rows{};
  std::array<std::array<glm::dvec3, kSkirtColumns>, 2> ends{};
  for (int column = 0; column < kSkirtColumns; ++column) {
    const auto c = static_cast<std::size_t>(column);
    const glm::dvec3 middle = skeleton.position(skirtBone(column, 1));
    ends[0][c] = middle;
    ends[1][c] = middle + (middle - skeleton.position(skirtBone(column, 0))) * 0.95;
    rows[0][c] = maker.swinging(skirtBone(column, 0), hips, ends[0][c], 0.16, kSkirtGroup, 0.5, 35);
    rows[1][c] = maker.swinging(skirtBone(column, 1), rows[0][c], ends[1][c], 0.18, kSkirtGroup, 0.3, 25);
  }
  for (int column = 0; column < kSkirtColumns; ++column) {
    const auto c = static_cast<std::size_t>(column), next = (c + 1) % kSkirtColumns;
    for (std::size_t row = 0; row < 2; ++row) {
      maker.tie(skirtBone(column, static_cast<int>(row)) + "横", rows[row][c], rows[row][next],
                (ends[row][c] + ends[row][next]) * 0.5);
    }
  }
}

}  // namespace

void addPhysics(model::Model& model, const Skeleton& skeleton) {
  PhysicsMaker maker(model, skeleton);
  addCarriers(maker, skeleton);
  const std::int32_t head = maker.bodyOf("頭");
  for (const Side& side : kSides) {
    std::int32_t parent = head;
    constexpr std::array<std::string_view, 3> kTailBones{"髪１", "髪２", "髪３"};
    for (std::size_t i = 0; i < kTailBones.size(); ++i) {
      const double mass = 1.0 - 0.3 * static_cast<double>(i);
      parent = maker.swinging(side.named(kTailBones[i]), parent, side.place(kTail[i + 1]), 0.4, kHairGroup, mass, 25);
    }
    const glm::dvec3 knot = skeleton.position(side.named("横髪２"));
    parent = maker.swinging(side.named("横髪１"), head, knot, 0.2, kHairGroup, 0.4, 12);
    maker.swinging(side.named("横髪２"), parent, knot + glm::dvec3{0, -1.3, 0}, 0.16, kHairGroup, 0.3, 18);
  }
  maker.swinging("アホ毛", head, skeleton.position("アホ毛") + glm::dvec3{0.3, 0.9, -0.3}, 0.12, kHairGroup, 0.1, 20);
  addSkirtBodies(maker, skeleton);
}

}  // namespace furitsuke::samples
