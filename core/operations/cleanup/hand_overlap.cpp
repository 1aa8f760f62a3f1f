// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/hand_overlap.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/vector.h"
#include "core/eval/rig/rotation_math.h"
#include "core/operations/cleanup/leg_motion.h"
#include "core/physics/physics_rig.h"
#include "core/retarget/standard_bones.h"

namespace furitsuke::operations {

namespace {

/// What a hand must not be inside of; the bodies of hair, skirts and breasts are on other bones.
constexpr std::array<std::string_view, 13> kSolidBones = {
    "頭", "首", "上半身", "上半身2", "上半身3", "下半身", "腰", "左足", "右足", "左ひざ", "右ひざ", "左足D", "右足D"};
/// The direction of the shortest way from a point inside a body to its surface, in the space of the body.
glm::dvec3 resolver(const model::RigidBody& body, const glm::dvec3& point) {
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

/// The part of a straight line from `point` that is inside a sphere around the origin; nothing if it misses it.
std::optional<InsideSpan> spanInSphere(const glm::dvec3& point, const glm::dvec3& direction, double radius) {
  const double along = glm::dot(point, direction);
  const double square = along * along - glm::dot(point, point) + radius * radius;
  if (square <= 0) return {};
  return InsideSpan{-along - std::sqrt(square), -along + std::sqrt(square)};
}

/// A capsule is made of two spheres and the cylinder between them.
std::optional<InsideSpan> spanInCapsule(const glm::dvec3& point, const glm::dvec3& direction, double radius,
                                        double half) {
  std::optional<InsideSpan> whole;
  const auto add = [&whole](double enter, double leave) {
    whole = whole ? InsideSpan{std::min(whole->enter, enter), std::max(whole->leave, leave)} : InsideSpan{enter, leave};
  };
  for (const double end : {-half, half}) {
    const auto span = spanInSphere(point - glm::dvec3(0, end, 0), direction, radius);
    if (span) add(span->enter, span->leave);
  }
  const double flat = direction.x * direction.x + direction.z * direction.z;
  constexpr double kParallel = 1e-12;
  if (flat < kParallel) return whole;
  const double along = (point.x * direction.x + point.z * direction.z) / flat;
  const double square = along * along - (point.x * point.x + point.z * point.z - radius * radius) / flat;
  if (square <= 0) return whole;
  for (const double at : {-along - std::sqrt(square), -along + std::sqrt(square)}) {
    if (std::abs(point.y + at * direction.y) <= half) add(at, at);
  }
  return whole;
}

std::optional<InsideSpan> spanInBox(const glm::dvec3& point, const glm::dvec3& direction, const glm::dvec3& half) {
  InsideSpan span{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
  for (int axis = 0; axis < 3; ++axis) {
    constexpr double kParallel = 1e-12;
    if (std::abs(direction[axis]) < kParallel) {
      if (std::abs(point[axis]) >= half[axis]) return {};
      continue;
    }
    const double one = (-half[axis] - point[axis]) / direction[axis];
    const double other = (half[axis] - point[axis]) / direction[axis];
    span.enter = std::max(span.enter, std::min(one, other));
    span.leave = std::min(span.leave, std::max(one, other));
  }
  return span.enter < span.leave ? std::optional(span) : std::nullopt;
}

std::optional<InsideSpan> spanIn(const model::RigidBody& body, const glm::dvec3& point, const glm::dvec3& direction,
                                 double distance) {
  const glm::dvec3 size = toDouble(body.size);
  switch (body.shape) {
    case model::BodyShape::Sphere: return spanInSphere(point, direction, size.x + distance);
    case model::BodyShape::Capsule: return spanInCapsule(point, direction, size.x + distance, size.y / 2);
    case model::BodyShape::Box: break;
  }
  return spanInBox(point, direction, size + distance);
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
  const retarget::StandardBones index(model);
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
    const RigidTransform& bone = pose.transforms[shape.bone];
    const glm::dvec3 middle = bone.position + eval::rotated(bone.rotation, shape.offset);
    const glm::dquat rotation = bone.rotation * shape.rotation;
    for (const std::size_t part : hands_[hand]) {
      const glm::dvec3 way = pose.transforms[part].position - middle;
      if (glm::dot(way, way) >= shape.reach * shape.reach) continue;
      const glm::dvec3 point = eval::rotatedBack(rotation, way);
      const double depth = -distanceFrom(*shape.body, point);
      if (depth > deepest.depth) deepest = {depth, i, eval::rotated(rotation, resolver(*shape.body, point))};
    }
  }
  return deepest;
}

HandSurroundings HandOverlap::around(std::size_t hand, const eval::RigPose& pose, const glm::dquat& space,
                                     double distance) const {
  const std::vector<std::size_t>& parts = hands_[hand];
  glm::dvec3 palm{0, 0, 0};
  for (const std::size_t part : parts) palm += pose.transforms[part].position / static_cast<double>(parts.size());
  double extent = 0;
  for (const std::size_t part : parts) extent = std::max(extent, glm::distance(palm, pose.transforms[part].position));
  HandSurroundings around;
  around.distance_ = distance;
  for (const Shape& shape : shapes_) {
    const RigidTransform& bone = pose.transforms[shape.bone];
    const glm::dvec3 middle = bone.position + eval::rotated(bone.rotation, shape.offset);
    const glm::dquat rotation = bone.rotation * shape.rotation;
    HandSurroundings::Near& body = around.bodies_.emplace_back();
    body.body = shape.body;
    body.rotation = glm::conjugate(space) * rotation;
    body.middle = eval::rotatedBack(space, middle - palm);
    // The corners of a larger box are farther away than its surfaces.
    body.reach = shape.reach + extent + 2 * distance;
    for (const std::size_t part : parts) {
      body.points.push_back(eval::rotatedBack(rotation, pose.transforms[part].position - middle));
    }
  }
  return around;
}

void HandSurroundings::addSpans(const glm::dvec3& direction, std::vector<InsideSpan>& spans) const {
  for (const Near& near : bodies_) {
    const double along = std::max(0.0, glm::dot(near.middle, direction));
    const glm::dvec3 apart = near.middle - direction * along;
    if (glm::dot(apart, apart) >= near.reach * near.reach) continue;
    const glm::dvec3 ofBody = eval::rotatedBack(near.rotation, direction);
    for (const glm::dvec3& point : near.points) {
      const auto span = spanIn(*near.body, point, ofBody, distance_);
      if (span && span->leave > 0) spans.push_back(*span);
    }
  }
}

}  // namespace furitsuke::operations
