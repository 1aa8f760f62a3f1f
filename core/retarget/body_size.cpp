// SPDX-License-Identifier: MIT
#include "core/retarget/body_size.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <glm/geometric.hpp>
#include <optional>
#include <vector>

#include "core/base/vector.h"
#include "core/model/mesh.h"

namespace furitsuke::retarget {

namespace {

double armLength(const HumanoidModel& model) {
  double sum = 0;
  for (const Side side : kEachSide) {
    const auto at = [&](Limb limb) { return model.rest(roleOf(side, limb)); };
    sum += glm::distance(at(Limb::UpperArm), at(Limb::LowerArm)) + glm::distance(at(Limb::LowerArm), at(Limb::Hand));
  }
  return sum / 2;
}

/// The bottom of the head: 頭, or the middle between the arms of a model without it.
glm::dvec3 headOf(const HumanoidModel& model) {
  if (model.has(HumanoidBone::Head)) return model.rest(HumanoidBone::Head);
  return (model.rest(roleOf(Side::Left, Limb::UpperArm)) + model.rest(roleOf(Side::Right, Limb::UpperArm))) / 2.0;
}

struct HeadShape {
  glm::dvec3 center{};  ///< in model space
  double radius = 0;
};

/// Of the vertices that follow 頭 entirely or mostly, without the outermost ones of each axis, such as strands of hair.
std::optional<HeadShape> headOfMesh(const HumanoidModel& humanoid) {
  constexpr std::size_t kFewest = 50;  // vertices
  const model::Mesh& mesh = humanoid.model().mesh;
  const model::BoneIndex head = humanoid.bone(HumanoidBone::Head);
  std::array<std::vector<double>, 3> places;
  for (std::size_t i = 0; i < mesh.size(); ++i) {
    double weight = 0;
    for (std::size_t k = 0; k < mesh.bones[i].size(); ++k) {
      if (mesh.bones[i][k] == head) weight += static_cast<double>(mesh.weights[i][k]);
    }
    const glm::dvec3 at = toDouble(mesh.positions[i]);
    if (!(weight > 0.5) || !std::isfinite(at.x + at.y + at.z)) continue;
    for (int axis = 0; axis < 3; ++axis) places[static_cast<std::size_t>(axis)].push_back(at[axis]);
  }
  if (places[0].size() < kFewest) return {};
  HeadShape shape;
  glm::dvec3 size;
  for (int axis = 0; axis < 3; ++axis) {
    std::vector<double>& values = places[static_cast<std::size_t>(axis)];
    std::ranges::sort(values);
    const double low = values[values.size() / 20], high = values[values.size() - 1 - values.size() / 20];
    shape.center[axis] = (low + high) / 2;
    size[axis] = high - low;
  }
  shape.radius = (size.x + size.y) / 4;  // the depth is not used: it would include long hair
  return shape;
}

/// The head of a model, or that of usual proportions if it cannot be found.
HeadShape headShape(const HumanoidModel& humanoid, const glm::dvec3& head) {
  // Of the height of 頭 above the floor.
  constexpr double kUsual = 0.07, kLeast = 0.02, kMost = 0.5;
  if (humanoid.has(HumanoidBone::Head)) {
    const auto shape = headOfMesh(humanoid);
    const bool isPlausible = shape && shape->radius > kLeast * head.y && shape->radius < kMost * head.y;
    if (isPlausible) return *shape;
  }
  return {head + glm::dvec3(0, kUsual * head.y, 0), kUsual * head.y};
}

}  // namespace

Result<BodySize> bodySize(const HumanoidModel& model) {
  const glm::dvec3 head = headOf(model);
  BodySize size;
  size.leg = model.legLength();
  size.arm = armLength(model);
  size.hips =
      glm::distance(model.rest(roleOf(Side::Left, Limb::UpperLeg)), model.rest(roleOf(Side::Right, Limb::UpperLeg)));
  size.headHeight = head.y;
  const HeadShape shape = headShape(model, head);
  size.head = shape.radius;
  size.headCenter = shape.center - head;
  size.ankle = model.ankleHeight();
  for (const double length : {size.arm, size.hips, size.headHeight, size.head}) {
    if (!(length > 0) || !std::isfinite(length)) {
      return Error::because(Core::tr("the arms, the hips or the head of the model have no size"));
    }
  }
  return size;
}

}  // namespace furitsuke::retarget
