// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/motion/curve_edits.h"
#include "core/motion/motion.h"
#include "core/motion/rotation.h"

namespace furitsuke::eval {

/// One number of a key as a function of time, in the units of MMD's dialogs.
enum class ValueChannel : std::uint8_t {
  TranslationX,  ///< bone, model units
  TranslationY,
  TranslationZ,
  RotationX,  ///< bone, continuous Euler degrees without jumps of whole turns; see UnrolledRotations
  RotationY,
  RotationZ,
  RotationAngle,  ///< bone, degrees rotated since the previous key, along the shorter arc: 0..180
  Weight,         ///< morph
  Distance,       ///< camera, model units
  TargetX,        ///< model units
  TargetY,
  TargetZ,
  CameraX,  ///< camera angles in degrees
  CameraY,
  CameraZ,
  Fov,          ///< degrees
  Perspective,  ///< 0 or 1; steps
  Red,          ///< light, 0..256
  Green,
  Blue,
  DirectionX,
  DirectionY,
  DirectionZ,
  ShadowMode,     ///< 0, 1 or 2; steps
  ShadowDistance  ///< 0..10000
};
inline constexpr std::size_t kValueChannelCount = 25;

struct ValueChannelInfo {
  ValueChannel channel;
  motion::TrackKind kind;
  std::string_view id;                        ///< "translation.x", for settings and tests
  std::optional<motion::CurveChannel> curve;  ///< the curve that shapes it; nothing: linear or stepped
  bool steps = false;                         ///< keeps a key's value until the next key
  bool isWhole = false;                       ///< keys store only whole numbers
  double lowest = 0;                          ///< the limits of a key's value
  double highest = 0;
  double nudge = 0;  ///< the change for one press of an arrow key
};

[[nodiscard]] const ValueChannelInfo& channelInfo(ValueChannel channel);
/// In display order; none for property keys.
[[nodiscard]] std::span<const ValueChannelInfo> channelsOf(motion::TrackKind kind);

/// Whether reading and changing it needs the angles of UnrolledRotations.
[[nodiscard]] constexpr bool isEulerChannel(ValueChannel channel) noexcept {
  return channel == ValueChannel::RotationX || channel == ValueChannel::RotationY || channel == ValueChannel::RotationZ;
}
/// The angle of an Euler channel.
[[nodiscard]] double angleOf(const motion::EulerDegrees& angles, ValueChannel channel) noexcept;

/// Sets the value of the channel in a key, clamped to its limits. The key's kind must match the channel; not for
/// RotationAngle, which depends on two keys. `angles`: those of the key, of which an Euler channel changes one.
void setChannelValue(motion::BoneKey& key, ValueChannel channel, double value, const motion::EulerDegrees& angles);
void setChannelValue(motion::MorphKey& key, ValueChannel channel, double value);
void setChannelValue(motion::CameraKey& key, ValueChannel channel, double value);
void setChannelValue(motion::LightKey& key, ValueChannel channel, double value);
void setChannelValue(motion::SelfShadowKey& key, ValueChannel channel, double value);

}  // namespace furitsuke::eval
