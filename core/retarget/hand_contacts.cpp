// SPDX-License-Identifier: MIT
#include "core/retarget/hand_contacts.h"

#include <algorithm>
#include <glm/geometric.hpp>
#include <span>

#include "core/eval/rig/rotation_math.h"

namespace furitsuke::retarget {

namespace {

const RigidTransform& transformOf(const eval::RigPose& pose, const HumanoidModel& model, HumanoidBone role) {
  return pose.transforms[static_cast<std::size_t>(model.bone(role))];
}

/// 1 up to a distance of 0, 0 from `length` on, level at both.
double fadeWeight(double distance, double length) {
  if (distance <= 0) return 1;
  const double part = length > 0 ? 1 - distance / length : 0;
  return part <= 0 ? 0 : part * part * (3 - 2 * part);
}

/// The weight of a contact at each frame: 1 within the limit, and then fading with the distance, but not faster than
/// over the frames of the blend.
std::vector<double> contactWeights(std::span<const double> distances, double limit, const ContactRules& rules) {
  std::vector<double> weights(distances.size(), 0);
  const auto blend = static_cast<double>(rules.blend + 1);
  const auto count = static_cast<std::ptrdiff_t>(distances.size());
  const auto sweep = [&](std::ptrdiff_t from, std::ptrdiff_t step) {
    double since = blend;  // frames
    for (std::ptrdiff_t i = from; i >= 0 && i < count; i += step) {
      const auto at = static_cast<std::size_t>(i);
      const double beyond = distances[at] - limit;
      since = beyond <= 0 ? 0 : since + 1;
      weights[at] = std::max({weights[at], fadeWeight(beyond, rules.fade), fadeWeight(since, blend)});
    }
  };
  sweep(0, 1);
  sweep(count - 1, -1);
  return weights;
}

}  // namespace

bool TouchWeights::hasBodyContact() const noexcept {
  return std::ranges::any_of(
      hands, [](const auto& hand) { return std::ranges::any_of(hand, [](double weight) { return weight > 0; }); });
}

double nearestShare(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& point) {
  const glm::dvec3 along = b - a;
  const double square = glm::dot(along, along);
  return square > 0 ? std::clamp(glm::dot(point - a, along) / square, 0.0, 1.0) : 0;
}

HumanoidBone palmRole(const HumanoidModel& model, Side side) {
  const HumanoidBone finger = roleOf(side, Limb::Middle1);
  return model.has(finger) ? finger : roleOf(side, Limb::Hand);
}

void HandContacts::add(const eval::RigPose& pose, const HumanoidModel& model, const BodySize& size) {
  const auto at = [&](Side side, Limb limb) { return transformOf(pose, model, roleOf(side, limb)).position; };
  gaps_.push_back(glm::distance(at(Side::Left, Limb::Hand), at(Side::Right, Limb::Hand)) / size.arm);
  const glm::dvec3 left = at(Side::Left, Limb::UpperLeg), right = at(Side::Right, Limb::UpperLeg);
  const glm::dvec3 waist = transformOf(pose, model, HumanoidBone::Spine).position;
  for (const Side side : kEachSide) {
    const Side other = side == Side::Left ? Side::Right : Side::Left;
    const glm::dvec3 palm = transformOf(pose, model, palmRole(model, side)).position;
    const auto distance = [&palm](const glm::dvec3& a, const glm::dvec3& b) {
      return glm::distance(palm, a + (b - a) * nearestShare(a, b, palm));
    };
    const auto toArm = [&](Limb from, Limb to) { return distance(at(other, from), at(other, to)); };
    double toHead = 1e9;
    if (model.has(HumanoidBone::Head)) {
      const RigidTransform& head = transformOf(pose, model, HumanoidBone::Head);
      toHead = glm::distance(palm, head.position + eval::rotated(head.rotation, size.headCenter)) - size.head;
    }
    const std::array<double, kHandContactCount> found = {
        toHead, std::min({distance(left, right), distance(left, waist), distance(right, waist)}), palm.y,
        toArm(Limb::LowerArm, Limb::Hand), toArm(Limb::UpperArm, Limb::LowerArm)};
    auto& distances = distances_[static_cast<std::size_t>(side)];
    for (std::size_t i = 0; i < kHandContactCount; ++i) distances[i].push_back(found[i] / size.arm);
  }
}

std::vector<TouchWeights> HandContacts::weights(const ContactRules& rules) const {
  std::vector<TouchWeights> weights(gaps_.size());
  if (rules.handsTogether) {
    const std::vector<double> together = contactWeights(gaps_, kHandsTogether, rules);
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i].together = together[i];
  }
  for (std::size_t hand = 0; hand < 2; ++hand) {
    for (std::size_t contact = 0; contact < kHandContactCount; ++contact) {
      const bool isFloor = static_cast<HandContact>(contact) == HandContact::Floor;
      if (!(isFloor ? rules.floor : rules.body)) continue;
      const std::vector<double> found = contactWeights(distances_[hand][contact], kHandTouches, rules);
      for (std::size_t i = 0; i < weights.size(); ++i) weights[i].hands[hand][contact] = found[i];
    }
  }
  return weights;
}

}  // namespace furitsuke::retarget
