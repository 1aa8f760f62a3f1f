// SPDX-License-Identifier: MIT
#include "core/check/key_check.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <string_view>

#include "core/io/key_faults.h"

namespace furitsuke::check {

namespace {

/// The square of cos(179 degrees / 2): below it, rotations are more than 179 degrees apart.
constexpr float kHalfTurnCosine2 = 0.0000761524F;

/// Not called for keys on consecutive frames, between which nothing is interpolated.
void checkTurn(const motion::BoneKey& before, const motion::BoneKey& after, motion::TrackId track, Frame frame,
               CheckFindingCounter& counter) {
  const float cosine = io::dot(before.rotation, after.rotation);
  const float lengths2 = io::dot(before.rotation, before.rotation) * io::dot(after.rotation, after.rotation);
  // Also false for NaN.
  if (!(lengths2 > 0.5F)) return;
  if (cosine * cosine < kHalfTurnCosine2 * lengths2) {
    counter.add(CheckFinding::RotationHalfTurn, track, frame);
  } else if (cosine < 0) {
    counter.add(CheckFinding::RotationFlip, track, frame);
  }
}

void checkTurn(const motion::CameraKey& before, const motion::CameraKey& after, motion::TrackId track, Frame frame,
               CheckFindingCounter& counter) {
  const auto isLarge = [](float a, float b) { return std::abs(b - a) > std::numbers::pi_v<float> + 1e-4F; };
  const Vec3& a = before.rotation;
  const Vec3& b = after.rotation;
  if (isLarge(a.x, b.x) || isLarge(a.y, b.y) || isLarge(a.z, b.z)) counter.add(CheckFinding::CameraTurn, track, frame);
}

template <class Value>
void checkTurns(const motion::Track<Value>& keys, motion::TrackId track, CheckFindingCounter& counter) {
  for (std::size_t i = 1; i < keys.size(); ++i) {
    const Frame frame = keys.frames()[i];
    if (frame - keys.frames()[i - 1] > 1) checkTurn(keys.values()[i - 1], keys.values()[i], track, frame, counter);
  }
}

void checkFarFrames(std::span<const Frame> frames, motion::TrackId track, CheckFindingCounter& counter) {
  for (auto i = std::ranges::upper_bound(frames, io::kFarFrame); i != frames.end(); ++i) {
    counter.add(CheckFinding::FrameFar, track, *i);
  }
}

void checkValue(const motion::CameraKey& key, Frame frame, CheckFindingCounter& counter) {
  if (!io::isFovInRange(key.fov)) counter.add(CheckFinding::CameraFov, motion::kCameraTrack, frame);
}

void checkValue(const motion::LightKey& key, Frame frame, CheckFindingCounter& counter) {
  if (!io::isColorInRange(key.color)) counter.add(CheckFinding::LightColor, motion::kLightTrack, frame);
}

void checkValue(const motion::SelfShadowKey& key, Frame frame, CheckFindingCounter& counter) {
  if (!io::isShadowDistanceInRange(key.distance))
    counter.add(CheckFinding::ShadowDistance, motion::kSelfShadowTrack, frame);
}

template <class Value>
void checkValues(const motion::Track<Value>& keys, CheckFindingCounter& counter) {
  for (std::size_t i = 0; i < keys.size(); ++i) checkValue(keys.values()[i], keys.frames()[i], counter);
}

std::string_view matchedName(const motion::IkState& ik) { return matchedIkName(ik.name); }

void checkIk(const motion::Track<motion::VisibilityIkKey>& keys, CheckFindingCounter& counter) {
  std::set<std::string_view> all;
  for (const motion::VisibilityIkKey& key : keys.values()) {
    for (const motion::IkState& ik : key.ik) all.insert(matchedName(ik));
  }
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const std::vector<motion::IkState>& ik = keys.values()[i].ik;
    std::set<std::string_view> own;
    for (const motion::IkState& state : ik) own.insert(matchedName(state));
    if (own.size() < all.size()) counter.add(CheckFinding::IkIncomplete, motion::kPropertyTrack, keys.frames()[i]);
    if (own.size() < ik.size()) counter.add(CheckFinding::IkDuplicate, motion::kPropertyTrack, keys.frames()[i]);
  }
}

}  // namespace

void checkKeys(const motion::Motion& motion, CheckFindingCounter& counter) {
  for (const motion::TrackId id : motion.trackIds()) checkFarFrames(motion.frames(id), id, counter);
  for (std::uint32_t i = 0; i < motion.bones.size(); ++i) {
    checkTurns(motion.bones[i].keys, {motion::TrackKind::Bone, i}, counter);
  }
  checkTurns(motion.camera, motion::kCameraTrack, counter);
  checkValues(motion.camera, counter);
  checkValues(motion.light, counter);
  checkValues(motion.selfShadow, counter);
  checkIk(motion.property, counter);
}

}  // namespace furitsuke::check
