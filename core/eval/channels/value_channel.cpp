// SPDX-License-Identifier: MIT
#include "core/eval/channels/value_channel.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/motion/units.h"

namespace furitsuke::eval {

namespace {

/// Larger than any stage; a float still resolves hundredths there.
constexpr double kMaxCoordinate = 100'000;
/// A hundred turns, in degrees.
constexpr double kMaxDegrees = 36'000;
constexpr double kHighestFov = 180;

constexpr ValueChannelInfo free(ValueChannel channel, motion::TrackKind kind, std::string_view id,
                                std::optional<motion::CurveChannel> curve, double reach, double nudge) {
  return {
      .channel = channel, .kind = kind, .id = id, .curve = curve, .lowest = -reach, .highest = reach, .nudge = nudge};
}

constexpr ValueChannelInfo whole(ValueChannel channel, motion::TrackKind kind, std::string_view id, double highest,
                                 bool steps) {
  return {.channel = channel,
          .kind = kind,
          .id = id,
          .curve = {},
          .steps = steps,
          .isWhole = true,
          .highest = highest,
          .nudge = 1};
}

constexpr std::array<ValueChannelInfo, kValueChannelCount> kChannels = [] {
  using C = ValueChannel;
  using K = motion::TrackKind;
  std::array<ValueChannelInfo, kValueChannelCount> rows{
      free(C::TranslationX, K::Bone, "translation.x", motion::CurveChannel::X, kMaxCoordinate, 0.1),
      free(C::TranslationY, K::Bone, "translation.y", motion::CurveChannel::Y, kMaxCoordinate, 0.1),
      free(C::TranslationZ, K::Bone, "translation.z", motion::CurveChannel::Z, kMaxCoordinate, 0.1),
      free(C::RotationX, K::Bone, "rotation.x", motion::CurveChannel::Rotation, kMaxDegrees, 1),
      free(C::RotationY, K::Bone, "rotation.y", motion::CurveChannel::Rotation, kMaxDegrees, 1),
      free(C::RotationZ, K::Bone, "rotation.z", motion::CurveChannel::Rotation, kMaxDegrees, 1),
      free(C::RotationAngle, K::Bone, "rotation.angle", motion::CurveChannel::Rotation, 180, 1),
      free(C::Weight, K::Morph, "weight", {}, kMaxCoordinate, 0.01),
      free(C::Distance, K::Camera, "distance", motion::CurveChannel::Distance, kMaxCoordinate, 0.5),
      free(C::TargetX, K::Camera, "target.x", motion::CurveChannel::X, kMaxCoordinate, 0.1),
      free(C::TargetY, K::Camera, "target.y", motion::CurveChannel::Y, kMaxCoordinate, 0.1),
      free(C::TargetZ, K::Camera, "target.z", motion::CurveChannel::Z, kMaxCoordinate, 0.1),
      free(C::CameraX, K::Camera, "camera.x", motion::CurveChannel::Rotation, kMaxDegrees, 1),
      free(C::CameraY, K::Camera, "camera.y", motion::CurveChannel::Rotation, kMaxDegrees, 1),
      free(C::CameraZ, K::Camera, "camera.z", motion::CurveChannel::Rotation, kMaxDegrees, 1),
      whole(C::Fov, K::Camera, "fov", kHighestFov, false),
      whole(C::Perspective, K::Camera, "perspective", 1, true),
      whole(C::Red, K::Light, "color.r", motion::kMaxLightLevel, false),
      whole(C::Green, K::Light, "color.g", motion::kMaxLightLevel, false),
      whole(C::Blue, K::Light, "color.b", motion::kMaxLightLevel, false),
      free(C::DirectionX, K::Light, "direction.x", {}, kMaxCoordinate, 0.05),
      free(C::DirectionY, K::Light, "direction.y", {}, kMaxCoordinate, 0.05),
      free(C::DirectionZ, K::Light, "direction.z", {}, kMaxCoordinate, 0.05),
      whole(C::ShadowMode, K::SelfShadow, "shadow.mode", 2, true),
      free(C::ShadowDistance, K::SelfShadow, "shadow.distance", {}, 0, 100),
  };
  rows[static_cast<std::size_t>(C::RotationAngle)].lowest = 0;
  rows[static_cast<std::size_t>(C::Fov)].curve = motion::CurveChannel::Fov;
  ValueChannelInfo& shadow = rows[static_cast<std::size_t>(C::ShadowDistance)];
  shadow.highest = motion::kMaxShadowDistance;
  shadow.steps = true;
  return rows;
}();

double withinLimits(ValueChannel channel, double value) {
  const ValueChannelInfo& info = channelInfo(channel);
  const double within = std::clamp(value, info.lowest, info.highest);
  return info.isWhole ? std::round(within) : within;
}

}  // namespace

const ValueChannelInfo& channelInfo(ValueChannel channel) { return kChannels[static_cast<std::size_t>(channel)]; }

std::span<const ValueChannelInfo> channelsOf(motion::TrackKind kind) {
  const auto* const first = std::ranges::find(kChannels, kind, &ValueChannelInfo::kind);
  const auto* const last =
      std::find_if(first, kChannels.end(), [kind](const ValueChannelInfo& info) { return info.kind != kind; });
  return {first, last};
}

double angleOf(const motion::EulerDegrees& angles, ValueChannel channel) noexcept {
  if (channel == ValueChannel::RotationX) return angles.x;
  return channel == ValueChannel::RotationY ? angles.y : angles.z;
}

void setChannelValue(motion::BoneKey& key, ValueChannel channel, double value, const motion::EulerDegrees& angles) {
  const double within = withinLimits(channel, value);
  motion::EulerDegrees turned = angles;
  switch (channel) {
    case ValueChannel::TranslationX: key.translation.x = static_cast<float>(within); return;
    case ValueChannel::TranslationY: key.translation.y = static_cast<float>(within); return;
    case ValueChannel::TranslationZ: key.translation.z = static_cast<float>(within); return;
    case ValueChannel::RotationX: turned.x = within; break;
    case ValueChannel::RotationY: turned.y = within; break;
    case ValueChannel::RotationZ: turned.z = within; break;
    default: return;
  }
  key.rotation = motion::rotationFromEuler(turned, key.rotation);
}

void setChannelValue(motion::MorphKey& key, ValueChannel channel, double value) {
  if (channel == ValueChannel::Weight) key.weight = static_cast<float>(withinLimits(channel, value));
}

void setChannelValue(motion::CameraKey& key, ValueChannel channel, double value) {
  const double within = withinLimits(channel, value);
  switch (channel) {
    case ValueChannel::Distance: key.distance = motion::storedCameraDistance(within); break;
    case ValueChannel::TargetX: key.target.x = static_cast<float>(within); break;
    case ValueChannel::TargetY: key.target.y = static_cast<float>(within); break;
    case ValueChannel::TargetZ: key.target.z = static_cast<float>(within); break;
    case ValueChannel::CameraX: key.rotation.x = motion::storedCameraAngle(motion::Axis::X, within); break;
    case ValueChannel::CameraY: key.rotation.y = motion::storedCameraAngle(motion::Axis::Y, within); break;
    case ValueChannel::CameraZ: key.rotation.z = motion::storedCameraAngle(motion::Axis::Z, within); break;
    case ValueChannel::Fov: key.fov = static_cast<std::uint32_t>(within); break;
    case ValueChannel::Perspective: key.perspective = within != 0; break;
    default: break;
  }
}

void setChannelValue(motion::LightKey& key, ValueChannel channel, double value) {
  const double within = withinLimits(channel, value);
  switch (channel) {
    case ValueChannel::Red: key.color.x = motion::storedLightLevel(static_cast<int>(within)); break;
    case ValueChannel::Green: key.color.y = motion::storedLightLevel(static_cast<int>(within)); break;
    case ValueChannel::Blue: key.color.z = motion::storedLightLevel(static_cast<int>(within)); break;
    case ValueChannel::DirectionX: key.direction.x = static_cast<float>(within); break;
    case ValueChannel::DirectionY: key.direction.y = static_cast<float>(within); break;
    case ValueChannel::DirectionZ: key.direction.z = static_cast<float>(within); break;
    default: break;
  }
}

void setChannelValue(motion::SelfShadowKey& key, ValueChannel channel, double value) {
  const double within = withinLimits(channel, value);
  if (channel == ValueChannel::ShadowMode) key.mode = static_cast<std::uint8_t>(within);
  if (channel == ValueChannel::ShadowDistance) key.distance = motion::storedShadowDistance(within);
}

}  // namespace furitsuke::eval
