// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/motion/curve_operations.h"
#include "core/motion/motion.h"
#include "core/motion/rotation.h"

namespace furitsuke {

/// One number of a key that runs over time. All are told in the numbers that MMD's window shows.
enum class ValueChannel : std::uint8_t {
  TranslationX,  ///< of a bone, model units
  TranslationY,
  TranslationZ,
  RotationX,  ///< of a bone, Euler degrees that run on without jumps of whole turns; see UnrolledRotations
  RotationY,
  RotationZ,
  RotationAngle,  ///< of a bone, degrees turned since the key before, along the shorter arc: 0..180
  Weight,         ///< of a morph
  Distance,       ///< of the camera, model units
  TargetX,        ///< model units
  TargetY,
  TargetZ,
  CameraX,  ///< camera angles in degrees
  CameraY,
  CameraZ,
  Fov,          ///< degrees
  Perspective,  ///< 0 or 1; steps
  Red,          ///< of the light, 0..256
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
  TrackKind kind;
  std::string_view id;                ///< "translation.x", for settings and tests
  std::optional<CurveChannel> curve;  ///< whose curve shapes it; nothing: it is linear, or steps
  bool steps = false;                 ///< it keeps a key's value until the next key
  bool isWhole = false;               ///< keys can only hold whole numbers of it
  double lowest = 0;                  ///< what can be given to a key
  double highest = 0;
  double nudge = 0;  ///< by what one press of a key should change it
};

[[nodiscard]] const ValueChannelInfo& channelInfo(ValueChannel channel);
/// In the order in which people are shown them; none for property keys.
[[nodiscard]] std::span<const ValueChannelInfo> channelsOf(TrackKind kind);

/// Whether the angles of UnrolledRotations are needed to tell or change it.
[[nodiscard]] constexpr bool isEulerChannel(ValueChannel channel) noexcept {
  return channel == ValueChannel::RotationX || channel == ValueChannel::RotationY || channel == ValueChannel::RotationZ;
}
/// The angle of an Euler channel.
[[nodiscard]] double angleOf(const EulerDegrees& angles, ValueChannel channel) noexcept;

/// Puts a value of the channel, brought within its limits, into a key. The key's kind must be the channel's; not for
/// RotationAngle, which is no matter of one key. `angles`: those of the key, of which an Euler channel changes one.
void setChannelValue(BoneKey& key, ValueChannel channel, double value, const EulerDegrees& angles);
void setChannelValue(MorphKey& key, ValueChannel channel, double value);
void setChannelValue(CameraKey& key, ValueChannel channel, double value);
void setChannelValue(LightKey& key, ValueChannel channel, double value);
void setChannelValue(SelfShadowKey& key, ValueChannel channel, double value);

}  // namespace furitsuke
