// SPDX-License-Identifier: MIT
#include "core/eval/channels/value_channel.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/motion/units.h"

namespace furitsuke {

namespace {

/// Far beyond any stage; a float still tells hundredths there.
constexpr double kFar = 100'000;
/// A hundred turns.
constexpr double kManyTurns = 36'000;
constexpr double kHighestFov = 180;

constexpr ValueChannelInfo free(ValueChannel channel, TrackKind kind, std::string_view id,
                                std::optional<CurveChannel> curve, double reach, double nudge) {
  return {
      .channel = channel, .kind = kind, .id = id, .curve = curve, .lowest = -reach, .highest = reach, .nudge = nudge};
}

constexpr ValueChannelInfo whole(ValueChannel channel, TrackKind kind, std::string_view id, double highest,
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
  using K = TrackKind;
  std::array<ValueChannelInfo, kValueChannelCount> rows{
      free(C::TranslationX, K::Bone, "translation.x", CurveChannel::X, kFar, 0.1),
      free(C::TranslationY, K::Bone, "translation.y", CurveChannel::Y, kFar, 0.1),
      free(C::TranslationZ, K::Bone, "translation.z", CurveChannel::Z, kFar, 0.1),
      free(C::RotationX, K::Bone, "rotation.x", CurveChannel::Rotation, kManyTurns, 1),
      free(C::RotationY, K::Bone, "rotation.y", CurveChannel::Rotation, kManyTurns, 1),
      free(C::RotationZ, K::Bone, "rotation.z", CurveChannel::Rotation, kManyTurns, 1),
      free(C::RotationAngle, K::Bone, "rotation.angle", CurveChannel::Rotation, 180, 1),
      free(C::Weight, K::Morph, "weight", {}, kFar, 0.01),
      free(C::Distance, K::Camera, "distance", CurveChannel::Distance, kFar, 0.5),
      free(C::TargetX, K::Camera, "target.x", CurveChannel::X, kFar, 0.1),
      free(C::TargetY, K::Camera, "target.y", CurveChannel::Y, kFar, 0.1),
      free(C::TargetZ, K::Camera, "target.z", CurveChannel::Z, kFar, 0.1),
      free(C::CameraX, K::Camera, "camera.x", CurveChannel::Rotation, kManyTurns, 1),
      free(C::CameraY, K::Camera, "camera.y", CurveChannel::Rotation, kManyTurns, 1),
      free(C::CameraZ, K::Camera, "camera.z", CurveChannel::Rotation, kManyTurns, 1),
      whole(C::Fov, K::Camera, "fov", kHighestFov, false),
      whole(C::Perspective, K::Camera, "perspective", 1, true),
      whole(C::Red, K::Light, "color.r", kMaxLightLevel, false),
      whole(C::Green, K::Light, "color.g", kMaxLightLevel, false),
      whole(C::Blue, K::Light, "color.b", kMaxLightLevel, false),
      free(C::DirectionX, K::Light, "direction.x", {}, kFar, 0.05),
      free(C::DirectionY, K::Light, "direction.y", {}, kFar, 0.05),
      free(C::DirectionZ, K::Light, "direction.z", {}, kFar, 0.05),
      whole(C::ShadowMode, K::SelfShadow, "shadow.mode", 2, true),
      free(C::ShadowDistance, K::SelfShadow, "shadow.distance", {}, 0, 100),
  };
  rows[static_cast<std::size_t>(C::RotationAngle)].lowest = 0;
  rows[static_cast<std::size_t>(C::Fov)].curve = CurveChannel::Fov;
  rows[static_cast<std::size_t>(C::ShadowDistance)].highest = kMaxShadowDistance;
  return rows;
}();

double withinLimits(ValueChannel channel, double value) {
  const ValueChannelInfo& info = channelInfo(channel);
  const double within = std::clamp(value, info.lowest, info.highest);
  return info.isWhole ? std::round(within) : within;
}

}  // namespace

const ValueChannelInfo& channelInfo(ValueChannel channel) { return kChannels[static_cast<std::size_t>(channel)]; }

std::span<const ValueChannelInfo> channelsOf(TrackKind kind) {
  const auto* const first = std::ranges::find(kChannels, kind, &ValueChannelInfo::kind);
  const auto* const last =
      std::find_if(first, kChannels.end(), [kind](const ValueChannelInfo& info) { return info.kind != kind; });
  return {first, last};
}

double angleOf(const EulerDegrees& angles, ValueChannel channel) noexcept {
  if (channel == ValueChannel::RotationX) return angles.x;
  return channel == ValueChannel::RotationY ? angles.y : angles.z;
}

void setChannelValue(BoneKey& key, ValueChannel channel, double value, const EulerDegrees& angles) {
  const double within = withinLimits(channel, value);
  EulerDegrees turned = angles;
  switch (channel) {
    case ValueChannel::TranslationX: key.translation.x = static_cast<float>(within); return;
    case ValueChannel::TranslationY: key.translation.y = static_cast<float>(within); return;
    case ValueChannel::TranslationZ: key.translation.z = static_cast<float>(within); return;
    case ValueChannel::RotationX: turned.x = within; break;
    case ValueChannel::RotationY: turned.y = within; break;
    case ValueChannel::RotationZ: turned.z = within; break;
    default: return;
  }
  key.rotation = rotationFromEuler(turned, key.rotation);
}

void setChannelValue(MorphKey& key, ValueChannel channel, double value) {
  if (channel == ValueChannel::Weight) key.weight = static_cast<float>(withinLimits(channel, value));
}

void setChannelValue(CameraKey& key, ValueChannel channel, double value) {
  const double within = withinLimits(channel, value);
  switch (channel) {
    case ValueChannel::Distance: key.distance = storedCameraDistance(within); break;
    case ValueChannel::TargetX: key.target.x = static_cast<float>(within); break;
    case ValueChannel::TargetY: key.target.y = static_cast<float>(within); break;
    case ValueChannel::TargetZ: key.target.z = static_cast<float>(within); break;
    case ValueChannel::CameraX: key.rotation.x = storedCameraAngle(Axis::X, within); break;
    case ValueChannel::CameraY: key.rotation.y = storedCameraAngle(Axis::Y, within); break;
    case ValueChannel::CameraZ: key.rotation.z = storedCameraAngle(Axis::Z, within); break;
    case ValueChannel::Fov: key.fov = static_cast<std::uint32_t>(within); break;
    case ValueChannel::Perspective: key.perspective = within != 0; break;
    default: break;
  }
}

void setChannelValue(LightKey& key, ValueChannel channel, double value) {
  const double within = withinLimits(channel, value);
  switch (channel) {
    case ValueChannel::Red: key.color.x = storedLightLevel(static_cast<int>(within)); break;
    case ValueChannel::Green: key.color.y = storedLightLevel(static_cast<int>(within)); break;
    case ValueChannel::Blue: key.color.z = storedLightLevel(static_cast<int>(within)); break;
    case ValueChannel::DirectionX: key.direction.x = static_cast<float>(within); break;
    case ValueChannel::DirectionY: key.direction.y = static_cast<float>(within); break;
    case ValueChannel::DirectionZ: key.direction.z = static_cast<float>(within); break;
    default: break;
  }
}

void setChannelValue(SelfShadowKey& key, ValueChannel channel, double value) {
  const double within = withinLimits(channel, value);
  if (channel == ValueChannel::ShadowMode) key.mode = static_cast<std::uint8_t>(within);
  if (channel == ValueChannel::ShadowDistance) key.distance = storedShadowDistance(within);
}

}  // namespace furitsuke
