// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <string_view>
#include <vector>

#include "core/eval/sample_span.h"
#include "core/motion/key.h"
#include "core/motion/track.h"

// The value of each kind of track at any moment, in whole or fractional frames. Pure functions: nothing is remembered
// but in the caller's cursor, and any number of threads may call them on one motion. A key's own frame gives the key's
// value, before the first and after the last key that key holds, a track without keys gives MMD's rest value.
//
// Values that no motion can mean are mended here, the file keeps them: NaN counts as 0, an infinity as 999999 with its
// sign, a rotation of zero length as none. Rules and their sources: core/format/README.md.
namespace furitsuke {

/// A bone before morphs, fixed axis, append and IK.
struct BoneSample {
  glm::dvec3 translation{0, 0, 0};  ///< model units, relative to the rest pose
  glm::dquat rotation{1, 0, 0, 0};  ///< of unit length (w, x, y, z), relative to the rest pose
  bool physics = true;
};

struct CameraSample {
  double distance = 0;  ///< model units; negative stands before the target
  glm::dvec3 target{0, 0, 0};
  glm::dvec3 rotation{0, 0, 0};  ///< Euler angles in radians as stored: x is negated against MMD's window
  double fov = 0;                ///< vertical view angle in degrees, fractional between keys
  bool perspective = true;
};

struct LightSample {
  glm::dvec3 color{0, 0, 0};      ///< 0..1
  glm::dvec3 direction{0, 0, 0};  ///< not normalised
};

struct SelfShadowSample {
  std::uint8_t mode = 0;  ///< 0, 1 or 2
  double distance = 0;    ///< MMD's window shows 10000 - distance*100000
};

struct PropertySample {
  bool visible = true;
  /// Every IK that a key at or before the moment names, in order of first appearance. All others are on.
  std::vector<IkState> ik;
};

/// Each axis runs along its own curve of the later key, the rotation along the shorter arc; the physics flag steps.
/// With `fixedAxis` the rotations of the keys are put onto that axis before they are interpolated: between two keys off
/// the axis this differs from doing it the other way round.
[[nodiscard]] BoneSample sampleBone(const Track<BoneKey>& track, double frame, SampleCursor* cursor = nullptr,
                                    const glm::dvec3* fixedAxis = nullptr);

/// Linear between keys; weights outside 0..1 are kept.
[[nodiscard]] double sampleMorph(const Track<MorphKey>& track, double frame, SampleCursor* cursor = nullptr);

/// Six curves of the later key; the three angles share one and do not wrap around. Two keys on neighbouring frames are
/// a cut: the first holds until the second.
[[nodiscard]] CameraSample sampleCamera(const Track<CameraKey>& track, double frame, SampleCursor* cursor = nullptr);

/// Linear between keys.
[[nodiscard]] LightSample sampleLight(const Track<LightKey>& track, double frame, SampleCursor* cursor = nullptr);

/// The mode steps, the distance is linear.
[[nodiscard]] SelfShadowSample sampleSelfShadow(const Track<SelfShadowKey>& track, double frame,
                                                SampleCursor* cursor = nullptr);

/// Visibility and IK step. Before the first key the model is visible and every IK is on; an IK that a key does not
/// name keeps its state. Looks at every key up to the moment; isVisible() and isIkEnabled() are cheaper.
[[nodiscard]] PropertySample sampleProperty(const Track<PropertyKey>& track, double frame);
[[nodiscard]] bool isVisible(const Track<PropertyKey>& track, double frame, SampleCursor* cursor = nullptr);
/// `name` in CP932 bytes; compared over kIkMatchBytes.
[[nodiscard]] bool isIkEnabled(const Track<PropertyKey>& track, std::string_view name, double frame,
                               SampleCursor* cursor = nullptr);

/// The shorter arc between two rotations of unit length, t in 0..1.
[[nodiscard]] glm::dquat slerpShortest(const glm::dquat& from, const glm::dquat& to, double t) noexcept;

/// A stored number, vector or rotation as it is to be used: finite, the rotation of unit length. Every sample of every
/// key passes here, and nearly all are sound.
[[nodiscard]] inline double usable(float value) noexcept {
  constexpr double kInfinityStandIn = 999999.0;
  if (std::isnan(value)) return 0;
  if (std::isinf(value)) return std::copysign(kInfinityStandIn, static_cast<double>(value));
  return value;
}
[[nodiscard]] inline glm::dvec3 usable(const Vec3& value) noexcept {
  const glm::dvec3 wide = toDouble(value);
  if (std::isfinite(wide.x + wide.y + wide.z)) return wide;  // the sum of three floats is no infinity
  return {usable(value.x), usable(value.y), usable(value.z)};
}
[[nodiscard]] inline glm::dquat usable(const Quat& value) noexcept {
  glm::dquat wide = toDouble(value);
  double square = glm::dot(wide, wide);
  if (!std::isfinite(square)) {
    wide = {usable(value.w), usable(value.x), usable(value.y), usable(value.z)};
    square = glm::dot(wide, wide);
  }
  return square > 0 ? wide * (1 / std::sqrt(square)) : glm::dquat{1, 0, 0, 0};
}

}  // namespace furitsuke
