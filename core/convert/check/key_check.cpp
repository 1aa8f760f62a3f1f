// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <string_view>

#include "core/convert/check/check_tally.h"
#include "core/convert/key_faults.h"

namespace furitsuke {

namespace {

/// cos(179 degrees / 2) squared: rotations further apart than 179 degrees.
constexpr float kHalfTurnCosine2 = 0.0000761524F;

/// Keys on neighbouring frames are cuts: nothing is interpolated between them.
void checkTurn(const BoneKey& before, const BoneKey& after, TrackId track, Frame frame, CheckTally& tally) {
  const float cosine = dot(before.rotation, after.rotation);
  const float lengths2 = dot(before.rotation, before.rotation) * dot(after.rotation, after.rotation);
  // Also false for what is no number.
  if (!(lengths2 > 0.5F)) return;
  if (cosine * cosine < kHalfTurnCosine2 * lengths2) {
    tally.add(CheckFinding::RotationHalfTurn, track, frame);
  } else if (cosine < 0) {
    tally.add(CheckFinding::RotationFlip, track, frame);
  }
}

void checkTurn(const CameraKey& before, const CameraKey& after, TrackId track, Frame frame, CheckTally& tally) {
  const auto isLarge = [](float a, float b) { return std::abs(b - a) > std::numbers::pi_v<float> + 1e-4F; };
  const Vec3& a = before.rotation;
  const Vec3& b = after.rotation;
  if (isLarge(a.x, b.x) || isLarge(a.y, b.y) || isLarge(a.z, b.z)) tally.add(CheckFinding::CameraTurn, track, frame);
}

template <class Value>
void checkTurns(const Track<Value>& keys, TrackId track, CheckTally& tally) {
  for (std::size_t i = 1; i < keys.size(); ++i) {
    const Frame frame = keys.frames()[i];
    if (frame - keys.frames()[i - 1] > 1) checkTurn(keys.values()[i - 1], keys.values()[i], track, frame, tally);
  }
}

void checkFarFrames(std::span<const Frame> frames, TrackId track, CheckTally& tally) {
  for (auto i = std::ranges::upper_bound(frames, kFarFrame); i != frames.end(); ++i) {
    tally.add(CheckFinding::FrameFar, track, *i);
  }
}

void checkValue(const CameraKey& key, Frame frame, CheckTally& tally) {
  if (!isFovVisible(key.fov)) tally.add(CheckFinding::CameraFov, kCameraTrack, frame);
}

void checkValue(const LightKey& key, Frame frame, CheckTally& tally) {
  if (!isColorShown(key.color)) tally.add(CheckFinding::LightColor, kLightTrack, frame);
}

void checkValue(const SelfShadowKey& key, Frame frame, CheckTally& tally) {
  if (!isShadowDistanceShown(key.distance)) tally.add(CheckFinding::ShadowDistance, kSelfShadowTrack, frame);
}

template <class Value>
void checkValues(const Track<Value>& keys, CheckTally& tally) {
  for (std::size_t i = 0; i < keys.size(); ++i) checkValue(keys.values()[i], keys.frames()[i], tally);
}

std::string_view matchedName(const IkState& ik) { return std::string_view(ik.name).substr(0, kIkMatchBytes); }

void checkIk(const Track<PropertyKey>& keys, CheckTally& tally) {
  std::set<std::string_view> all;
  for (const PropertyKey& key : keys.values()) {
    for (const IkState& ik : key.ik) all.insert(matchedName(ik));
  }
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const std::vector<IkState>& ik = keys.values()[i].ik;
    std::set<std::string_view> own;
    for (const IkState& state : ik) own.insert(matchedName(state));
    if (own.size() < all.size()) tally.add(CheckFinding::IkIncomplete, kPropertyTrack, keys.frames()[i]);
    if (own.size() < ik.size()) tally.add(CheckFinding::IkDuplicate, kPropertyTrack, keys.frames()[i]);
  }
}

}  // namespace

void checkKeys(const Motion& motion, CheckTally& tally) {
  for (const TrackId id : motion.trackIds()) checkFarFrames(motion.frames(id), id, tally);
  for (std::uint32_t i = 0; i < motion.bones.size(); ++i) {
    checkTurns(motion.bones[i].keys, {TrackKind::Bone, i}, tally);
  }
  checkTurns(motion.camera, kCameraTrack, tally);
  checkValues(motion.camera, tally);
  checkValues(motion.light, tally);
  checkValues(motion.selfShadow, tally);
  checkIk(motion.property, tally);
}

}  // namespace furitsuke
