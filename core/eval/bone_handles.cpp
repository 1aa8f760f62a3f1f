// SPDX-License-Identifier: MIT
#include "core/eval/bone_handles.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>
#include <numbers>

#include "core/eval/rig/rotation_math.h"
#include "core/model/model.h"

namespace furitsuke::eval {

namespace {

constexpr double kHalfTurn = std::numbers::pi;
/// Below this sine an axis counts as parallel to the view direction, or a plane as edge-on: the mouse gives no usable
/// value.
constexpr double kSeenAlong = 0.08;
/// If the cosine between the view direction and the axis of a ring is below this, the ring is seen nearly edge-on and
/// is rotated by dragging along it, not around it.
constexpr double kSideways = 0.25;
/// The trackball rotation for a drag over half the height of the picture.
constexpr double kRollOfHalfHeight = kHalfTurn;

struct PickRay {
  glm::dvec3 origin, direction;
};

PickRay rayAt(const PosingView& view, const glm::dvec2& at) {
  const auto unprojected = [&](double z) {
    const glm::dvec4 position = view.fromClip * glm::dvec4(at, z, 1);
    return glm::dvec3(position) / position.w;
  };
  const glm::dvec3 near = unprojected(-1);
  return {near, glm::normalize(unprojected(1) - near)};
}

std::optional<glm::dvec3> onPlane(const PickRay& ray, const glm::dvec3& origin, const glm::dvec3& normal) {
  const double slope = glm::dot(ray.direction, normal);
  if (std::abs(slope) < kSeenAlong) return {};
  return ray.origin + ray.direction * (glm::dot(origin - ray.origin, normal) / slope);
}

/// The distance along the axis at which the ray passes nearest.
std::optional<double> alongAxis(const PickRay& ray, const glm::dvec3& origin, const glm::dvec3& axis) {
  const double cosine = glm::dot(ray.direction, axis);
  const double sineSquared = 1 - cosine * cosine;
  if (sineSquared < kSeenAlong * kSeenAlong) return {};
  const glm::dvec3 offset = ray.origin - origin;
  return (glm::dot(offset, axis) - cosine * glm::dot(offset, ray.direction)) / sineSquared;
}

double stepped(double value, double step) { return step > 0 ? std::round(value / step) * step : value; }

double wrapped(double angle) { return std::remainder(angle, 2 * kHalfTurn); }

/// The axes in the file may have any length and need not be orthogonal; x takes precedence, as in PMX Editor.
glm::dmat3 restAxes(const model::Bone& bone, const std::optional<glm::dvec3>& fixed) {
  glm::dvec3 x(1, 0, 0);
  glm::dvec3 z(0, 0, 1);
  if (fixed) {
    x = *fixed;
  } else if (bone.localAxes) {
    x = toDouble(bone.localAxes->x);
    z = toDouble(bone.localAxes->z);
  }
  const double length = glm::length(x);
  if (!(length > 0) || !std::isfinite(length)) return glm::dmat3(1);
  x /= length;
  glm::dvec3 y = glm::cross(z, x);
  if (!(glm::length(y) > 1e-6)) y = glm::cross(std::abs(x.y) < 0.9 ? glm::dvec3(0, 1, 0) : glm::dvec3(0, 0, 1), x);
  if (!(glm::length(y) > 1e-6)) return glm::dmat3(1);
  y = glm::normalize(y);
  return {x, y, glm::cross(x, y)};
}

}  // namespace

PosingView posingView(const CameraView& view, const glm::dmat4& world, double aspect) {
  PosingView posing;
  posing.toClip = view.projection * view.view * world;
  posing.fromClip = glm::inverse(posing.toClip);
  const glm::dmat3 back = glm::inverse(glm::dmat3(world));
  posing.forward = glm::normalize(back * view.forward);
  posing.up = glm::normalize(back * view.up);
  posing.right = glm::cross(posing.up, posing.forward);
  posing.aspect = aspect;
  return posing;
}

PosedBone posedBone(const model::Model& model, const Rig& rig, const RigPose& pose, const LocalTransform& own,
                    model::BoneIndex bone) {
  const auto index = static_cast<std::size_t>(bone);
  const model::Bone& part = model.bones[index];
  const RigBone& placed = rig.bones[index];
  PosedBone posed;
  posed.bone = bone;
  posed.movable = part.movable && part.operable;
  posed.rotatable = part.rotatable && part.operable;
  posed.origin = pose.transforms[index].position;
  posed.transform = pose.transforms[index].rotation;
  const auto outside = std::ranges::find(pose.outside, bone, [](const auto& each) { return each.bone; });
  if (outside != pose.outside.end()) {
    posed.parent = outside->transform.rotation;
  } else if (placed.parent != model::kNoIndex) {
    posed.parent = pose.transforms[static_cast<std::size_t>(placed.parent)].rotation;
  }
  // The rotation is front * own * append; the pose's move is bone morphs * own.
  const glm::dquat moved = pose.locals[index].rotation;
  const bool appends =
      placed.append != model::kNoIndex && rig.appends[static_cast<std::size_t>(placed.append)].rotation;
  const glm::dquat all = appends ? pose.appended[static_cast<std::size_t>(placed.append)].rotation : moved;
  posed.front = posed.transform * glm::conjugate(all) * moved * glm::conjugate(own.rotation);
  posed.own = own;
  posed.fixed = rig.fixedAxes[index];
  posed.axes = restAxes(part, posed.fixed);
  return posed;
}

glm::dmat3 axesIn(AxisSpace space, const PosedBone& bone, const PosingView& view) {
  switch (space) {
    case AxisSpace::Local: return glm::mat3_cast(bone.transform) * bone.axes;
    case AxisSpace::Global: break;
    case AxisSpace::Parent: return glm::mat3_cast(bone.parent);
    case AxisSpace::View: return {view.right, view.up, view.forward};
  }
  return glm::dmat3(1);
}

std::vector<model::BoneIndex> topmostBones(const Rig& rig, const model::Model& model,
                                           std::span<const model::BoneIndex> bones) {
  const auto locals = [&](model::BoneIndex bone) {
    const model::Bone& part = model.bones[static_cast<std::size_t>(bone)];
    return part.movable && part.operable && std::ranges::find(bones, bone) != bones.end();
  };
  std::vector<model::BoneIndex> alone;
  alone.reserve(bones.size());
  for (const model::BoneIndex bone : bones) {
    if (!locals(bone)) continue;
    model::BoneIndex above = rig.bones[static_cast<std::size_t>(bone)].parent;
    while (above != model::kNoIndex && !locals(above)) above = rig.bones[static_cast<std::size_t>(above)].parent;
    if (above == model::kNoIndex) alone.push_back(bone);
  }
  return alone;
}

LocalTransform changedMove(const PosedBone& bone, const glm::dmat3& axes, const PoseChange& change) {
  LocalTransform local = bone.own;
  if (bone.movable) local.translation += rotatedBack(bone.parent, axes * change.move);
  const glm::dvec3 axis = axes * change.axis;
  if (!bone.rotatable || change.angle == 0 || !(glm::length(axis) > 0)) return local;
  const glm::dquat turn = glm::angleAxis(change.angle, glm::normalize(axis));
  local.rotation = glm::normalize(glm::conjugate(bone.front) * turn * bone.front * bone.own.rotation);
  if (bone.fixed) local.rotation = aboutFixedAxis(local.rotation, *bone.fixed);
  return local;
}

HandleDrag::HandleDrag(PoseHandle handle, const glm::dvec3& origin, const glm::dmat3& axes, double size,
                       const PosingView& view, const glm::dvec2& at)
    : handle_(handle), origin_(origin), axes_(axes), size_(size), view_(view), last_(measured(at)) {}

std::optional<double> HandleDrag::angleAt(const glm::dvec2& at) const {
  const PickRay ray = rayAt(view_, at);
  const glm::dvec3 axis = axes_[handle_.kind == HandleKind::TurnView ? 2 : handle_.axis];
  if (std::abs(glm::dot(view_.forward, axis)) > kSideways) {
    const auto hit = onPlane(ray, origin_, axis);
    if (!hit) return {};
    // Any two directions perpendicular to the axis and to each other: only differences matter.
    const int first = handle_.kind == HandleKind::TurnView ? 0 : (handle_.axis + 1) % 3;
    const glm::dvec3 across = axes_[first];
    return std::atan2(glm::dot(*hit - origin_, glm::cross(axis, across)), glm::dot(*hit - origin_, across));
  }
  const auto hit = onPlane(ray, origin_, view_.forward);
  if (!hit) return {};
  // The direction of the ring's nearest point.
  const glm::dvec3 direction = glm::normalize(glm::cross(axis, -view_.forward));
  return glm::dot(*hit - origin_, direction) / size_;
}

std::optional<glm::dvec3> HandleDrag::measured(const glm::dvec2& at) const {
  glm::dvec3 value(0);
  switch (handle_.kind) {
    case HandleKind::MoveAxis: {
      const auto along = alongAxis(rayAt(view_, at), origin_, axes_[handle_.axis]);
      if (!along) return {};
      value[handle_.axis] = *along;
      return value;
    }
    case HandleKind::MovePlane:
    case HandleKind::MoveView: {
      const int across = handle_.kind == HandleKind::MoveView ? 2 : handle_.axis;
      const auto hit = onPlane(rayAt(view_, at), origin_, axes_[across]);
      if (!hit) return {};
      value = glm::transpose(axes_) * (*hit - origin_);
      value[across] = 0;
      return value;
    }
    case HandleKind::TurnAxis:
    case HandleKind::TurnView: {
      const auto angle = angleAt(at);
      if (!angle) return {};
      value.x = *angle;
      return value;
    }
    case HandleKind::TurnFree: break;
  }
  return glm::dvec3(at.y, -at.x * view_.aspect, 0) * kRollOfHalfHeight;
}

void HandleDrag::moveTo(const glm::dvec2& at, double speed) {
  const auto now = measured(at);
  if (!now) return;
  if (last_) {
    glm::dvec3 by = *now - *last_;
    if (handle_.kind == HandleKind::TurnAxis || handle_.kind == HandleKind::TurnView) by.x = wrapped(by.x);
    sum_ += by * speed;
  }
  last_ = now;
}

PoseChange HandleDrag::change(const PoseSteps& steps) const {
  PoseChange change;
  switch (handle_.kind) {
    case HandleKind::MoveAxis:
    case HandleKind::MovePlane:
    case HandleKind::MoveView:
      for (int i = 0; i < 3; ++i) change.move[i] = stepped(sum_[i], steps.move);
      return change;
    case HandleKind::TurnAxis:
    case HandleKind::TurnView:
      change.axis[handle_.kind == HandleKind::TurnView ? 2 : handle_.axis] = 1;
      change.angle = stepped(sum_.x, steps.angle);
      return change;
    case HandleKind::TurnFree: break;
  }
  const double angle = glm::length(sum_);
  if (angle > 0) change.axis = sum_ / angle;
  change.angle = stepped(angle, steps.angle);
  return change;
}

}  // namespace furitsuke::eval
