// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <glm/vec3.hpp>
#include <vector>

#include "core/eval/rig/rig_pose.h"
#include "core/retarget/body_size.h"
#include "core/retarget/humanoid_model.h"

// Finds what the hands of a body touch.
namespace furitsuke::retarget {

/// What a hand can touch besides the other hand.
enum class HandContact : std::uint8_t { Head, Hips, Floor, OtherForearm, OtherUpperArm };
inline constexpr std::size_t kHandContactCount = 5;

/// Hands whose wrists are nearer than this are together, in arm lengths.
inline constexpr double kHandsTogether = 0.35;
/// A hand nearer than this to a bone of the body, or to the surface of the head, touches it, in arm lengths.
/// Further away it is moved less and less; see ContactRules::fade.
inline constexpr double kHandTouches = 0.1;

/// How much hands are moved to what they touch, at one frame: 0 not at all, 1 entirely.
struct TouchWeights {
  double together = 0;
  std::array<std::array<double, kHandContactCount>, 2> hands{};  ///< of each side
  [[nodiscard]] bool hasBodyContact() const noexcept;
};

/// The nearest point of the segment from `a` to `b`, as the share of its length from `a`: 0..1.
[[nodiscard]] double nearestShare(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& point);

/// The middle of the palm: the first joint of the middle finger, or the wrist of a model without fingers.
[[nodiscard]] HumanoidBone palmRole(const HumanoidModel& model, Side side);

/// What is looked for, and how contacts begin and end.
struct ContactRules {
  bool handsTogether = true;
  bool body = true;  ///< head, hips and the other arm
  bool floor = true;
  double fade = 0.07;     ///< beyond its limit, a contact fades over this distance, in arm lengths
  std::size_t blend = 5;  ///< frames over which a contact begins and ends at least
};

/// The distances of hands in a motion, from which contacts follow. Lengths are in arms.
class HandContacts {
 public:
  /// Adds the next frame.
  void add(const eval::RigPose& pose, const HumanoidModel& model, const BodySize& size);
  /// The weights of each frame that was added.
  [[nodiscard]] std::vector<TouchWeights> weights(const ContactRules& rules) const;
  /// The distance between both wrists at each frame.
  [[nodiscard]] const std::vector<double>& gaps() const noexcept { return gaps_; }

 private:
  using Distances = std::vector<double>;

  Distances gaps_;
  std::array<std::array<Distances, kHandContactCount>, 2> distances_;  ///< of each side
};

}  // namespace furitsuke::retarget
