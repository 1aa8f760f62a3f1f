// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/hand_overlap.h"

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>
#include <string_view>
#include <utility>

#include "core/base/vector.h"
#include "core/eval/rig/rotation_math.h"
#include "core/model/name_index.h"
#include "core/operations/cleanup/leg_motion.h"
#include "core/physics/physics_rig.h"

namespace furitsuke::operations {

namespace {

/// What a hand must not be inside of; the bodies of hair, skirts and breasts are on other bones.
constexpr std::array<std::string_view, 13> kSolidBones = {
    "頭", "首", "上半身", "上半身2", "上半身3", "下半身", "腰", "左足", "右足", "左ひざ", "右ひざ", "左足D", "右足D"};
/// The direction of the shortest way from a point inside a body to its surface, in the space of the body.
glm::dvec3 wayOut(const model::RigidBody& body, const glm::dvec3& point) {
  const glm::dvec3 size = toDouble(body.size);
  glm::dvec3 away = point;
  if (body.shape == model::BodyShape::Capsule) away.y -= std::clamp(point.y, -size.y / 2, size.y / 2);
  if (body.shape == model::BodyShape::Box) {
    const glm::dvec3 left = size - glm::abs(point);
    const int nearest = left.x <= left.y && left.x <= left.z ? 0 : left.y <= left.z ? 1 : 2;
    const double side = point[nearest];
    away = {0, 0, 0};
    away[nearest] = side < 0 ? -1 : 1;
  }
  const double length = glm::length(away);
  // In the middle all ways are equal.
  return length > 0 ? away / length : glm::dvec3(0, 0, -1);
}

/// The distance of a point from the surface of a body, in the space of the body; negative inside.
double distanceFrom(const model::RigidBody& body, const glm::dvec3& point) {
  const glm::dvec3 size = toDouble(body.size);
  switch (body.shape) {
    case model::BodyShape::Sphere: return glm::length(point) - size.x;
    case model::BodyShape::Capsule: {
      const double along = std::clamp(point.y, -size.y / 2, size.y / 2);
      return glm::length(point - glm::dvec3(0, along, 0)) - size.x;
    }
    case model::BodyShape::Box: break;
  }
  const glm::dvec3 away = glm::abs(point) - size;
  const double inside = std::min(0.0, std::max({away.x, away.y, away.z}));
  return glm::length(glm::max(away, glm::dvec3(0))) + inside;
}

double reachOf(const model::RigidBody& body) {
  const glm::dvec3 size = toDouble(body.size);
  if (body.shape == model::BodyShape::Sphere) return size.x;
  return body.shape == model::BodyShape::Capsule ? size.x + size.y / 2 : glm::length(size);
}

}  // namespace

HandOverlap::HandOverlap(const model::Model& model, const eval::Rig& rig) {
  const physics::PhysicsRig bodies = physics::makePhysicsRig(model, rig);
  for (std::size_t i = 0; i < model.bodies.size(); ++i) {
    const physics::RigBody& body = bodies.bodies[i];
    if (body.role != physics::BodyRole::Follows || body.bone == model::kNoIndex) continue;
    if (model.bodies[i].mode != model::BodyMode::FollowsBone) continue;
    if (physics::bodyFault(model.bodies[i]) != physics::BodyFault::None) continue;
    const auto bone = static_cast<std::size_t>(body.bone);
    const std::string& name = model.bones[bone].name.text;
    if (std::ranges::find(kSolidBones, name) == kSolidBones.end()) continue;
    shapes_.push_back({&model.bodies[i], bone, body.offset, body.restRotation, reachOf(model.bodies[i])});
    names_.push_back(name);
  }
  const model::NameIndex index(model);
  for (const char* name : {"左手首", "右手首"}) {
    const auto wrist = boneCalled(index, name);
    if (!wrist || shapes_.empty()) continue;
    std::vector<std::size_t> bones;
    for (std::size_t i = 0; i < rig.bones.size(); ++i) {
      if (model.bones[i].visible && isBelow(rig, i, *wrist)) bones.push_back(i);
    }
    handNames_.emplace_back(name);
    hands_.push_back(std::move(bones));
  }
}

HandOverlap::Depth HandOverlap::deepest(std::size_t hand, const eval::RigPose& pose) const {
  Depth deepest;
  for (std::size_t i = 0; i < shapes_.size(); ++i) {
    const Shape& shape = shapes_[i];
    const eval::BoneStance& bone = pose.stances[shape.bone];
    const glm::dvec3 middle = bone.position + eval::rotated(bone.rotation, shape.offset);
    const glm::dquat rotation = bone.rotation * shape.rotation;
    for (const std::size_t part : hands_[hand]) {
      const glm::dvec3 way = pose.stances[part].position - middle;
      if (glm::dot(way, way) >= shape.reach * shape.reach) continue;
      const glm::dvec3 point = eval::rotatedBack(rotation, way);
      const double depth = -distanceFrom(*shape.body, point);
      if (depth > deepest.depth) deepest = {depth, i, eval::rotated(rotation, wayOut(*shape.body, point))};
    }
  }
  return deepest;
}

}  // namespace furitsuke::operations
