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

// The value of each kind of track at a whole or fractional frame. Pure functions: state is only kept in the caller's
// cursor, and any number of threads may sample one motion. At a key's frame they return the key's value, after the
// last key its value, and for a track without keys MMD's rest value. PreExtrapolation says what is before the first
// key.
//
// Invalid values are replaced here and kept in the file: NaN by 0, an infinity by 999999 with its sign, a rotation of
// zero length by the identity. Rules and their sources: core/format/README.md.
namespace furitsuke::eval {

/// What the keys of a bone give, in single precision as MMD computes it.
struct KeyedMove {
  Vec3 translation{0, 0, 0};
  Quat rotation{0, 0, 0, 1};  ///< of the length that the keys have
  bool physics = true;
};

/// A bone before morphs, append and IK.
struct BoneSample {
  glm::dvec3 translation{0, 0, 0};  ///< model units, relative to the rest pose
  glm::dquat rotation{1, 0, 0, 0};  ///< unit length (w, x, y, z), relative to the rest pose
  bool physics = true;
};

struct CameraSample {
  double distance = 0;  ///< model units; negative: the eye is in front of the target
  glm::dvec3 target{0, 0, 0};
  glm::dvec3 rotation{0, 0, 0};  ///< Euler angles in radians as stored; MMD's dialog shows -x
  double fov = 0;                ///< vertical view angle in degrees, fractional between keys
  bool perspective = true;
};

struct LightSample {
  glm::dvec3 color{0, 0, 0};      ///< 0..1
  glm::dvec3 direction{0, 0, 0};  ///< not normalized
};

struct SelfShadowSample {
  std::uint8_t mode = 0;  ///< 0, 1 or 2
  double distance = 0;    ///< MMD's dialog shows 10000 - distance*100000
};

struct PropertySample {
  bool visible = true;
  /// Every IK that a key up to this frame contains, in order of first appearance. All others are on.
  std::vector<motion::IkState> ik;
};

/// sampleBone() as it is computed. With `fixedAxis` as below.
[[nodiscard]] KeyedMove sampleMove(const motion::Track<motion::BoneKey>& track, double frame, const Vec3* fixedAxis,
                                   PreExtrapolation rule = PreExtrapolation::Rest, SampleCursor* cursor = nullptr);

/// Whether the rotation is the same, to the last bit, at both keys and at all times between them.
[[nodiscard]] bool keepsRotation(const motion::BoneKey& a, const motion::BoneKey& b, const Vec3* fixedAxis);

/// Each axis has its own curve in the later key; the rotation takes the shorter arc; the physics flag steps. With
/// `fixedAxis` the rotations of the keys are reduced to that axis before interpolation, which differs from reducing the
/// result if two keys are off the axis.
[[nodiscard]] BoneSample sampleBone(const motion::Track<motion::BoneKey>& track, double frame,
                                    SampleCursor* cursor = nullptr, const glm::dvec3* fixedAxis = nullptr,
                                    PreExtrapolation rule = PreExtrapolation::Rest);

/// Linear between keys; weights outside 0..1 are kept.
[[nodiscard]] double sampleMorph(const motion::Track<motion::MorphKey>& track, double frame,
                                 SampleCursor* cursor = nullptr, PreExtrapolation rule = PreExtrapolation::Rest);

/// Six curves of the later key; the three angles share one and do not wrap around. Two keys on adjacent frames are a
/// cut: the first value holds until the second.
[[nodiscard]] CameraSample sampleCamera(const motion::Track<motion::CameraKey>& track, double frame,
                                        SampleCursor* cursor = nullptr, PreExtrapolation rule = PreExtrapolation::Rest);

/// Linear between keys.
[[nodiscard]] LightSample sampleLight(const motion::Track<motion::LightKey>& track, double frame,
                                      SampleCursor* cursor = nullptr, PreExtrapolation rule = PreExtrapolation::Rest);

/// Mode and distance step: those of the last key hold.
[[nodiscard]] SelfShadowSample sampleSelfShadow(const motion::Track<motion::SelfShadowKey>& track, double frame,
                                                SampleCursor* cursor = nullptr,
                                                PreExtrapolation rule = PreExtrapolation::Rest);

/// Visibility and IK step. Before the first key the model is visible and every IK is on; an IK that a key does not
/// contain keeps its state. Reads every key up to the frame; isVisible() and isIkEnabled() are cheaper.
[[nodiscard]] PropertySample sampleProperty(const motion::Track<motion::VisibilityIkKey>& track, double frame);
[[nodiscard]] bool isVisible(const motion::Track<motion::VisibilityIkKey>& track, double frame,
                             SampleCursor* cursor = nullptr);
/// `name` in CP932 bytes; compared over kIkMatchBytes.
[[nodiscard]] bool isIkEnabled(const motion::Track<motion::VisibilityIkKey>& track, std::string_view name, double frame,
                               SampleCursor* cursor = nullptr);

/// Interpolates along the shorter arc between two unit quaternions, t in 0..1.
[[nodiscard]] glm::dquat slerpShortest(const glm::dquat& from, const glm::dquat& to, double t) noexcept;

/// A stored number, vector or rotation made valid: finite, rotations with unit length. Optimized for valid values,
/// because every sampled key passes through here.
[[nodiscard]] inline double usable(float value) noexcept {
  constexpr double kInfinityReplacement = 999999.0;
  if (std::isnan(value)) return 0;
  if (std::isinf(value)) return std::copysign(kInfinityReplacement, static_cast<double>(value));
  return value;
}
[[nodiscard]] inline glm::dvec3 usable(const Vec3& value) noexcept {
  const glm::dvec3 wide = toDouble(value);
  if (std::isfinite(wide.x + wide.y + wide.z)) return wide;  // the sum of three finite floats is finite in double
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

}  // namespace furitsuke::eval
