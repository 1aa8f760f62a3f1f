// SPDX-License-Identifier: MIT
#include "core/exchange/motion_from_camera.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <numbers>
#include <utility>
#include <vector>

#include "core/exchange/baked_frames.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/gltf/bone_tracks.h"
#include "core/exchange/motion_from_capture.h"
#include "core/motion/default_keys.h"
#include "core/motion/selection.h"
#include "core/operations/keys/reduce.h"
#include "core/operations/operation_control.h"

namespace furitsuke::exchange {

namespace {

/// Of the target from the eye, in model units: that of MMD's own camera.
constexpr double kDistance = 45;

/// The angle of the same direction that is nearest to another.
double nearest(double angle, double to) {
  constexpr double kTurn = 2 * std::numbers::pi;
  return angle - kTurn * std::round((angle - to) / kTurn);
}

/// `transform`: in meters.
motion::CameraKey keyOf(const RigidTransform& transform, double viewAngle, const motion::CameraKey* before) {
  const auto toUnits = [](const glm::dvec3& meters) {
    return glm::dvec3(meters.x, meters.y, -meters.z) / kMetersPerUnit;
  };
  const auto direction = [&](const glm::dvec3& axis) {
    const glm::dvec3 turned = transform.rotation * axis;
    return glm::dvec3(turned.x, turned.y, -turned.z);
  };
  const glm::dvec3 eye = toUnits(transform.position);
  const glm::dvec3 forward = direction({0, 0, -1}), up = direction({0, 1, 0});
  glm::dvec3 angles(std::asin(std::clamp(forward.y, -1.0, 1.0)), std::atan2(-forward.x, forward.z), 0);
  const double sinX = std::sin(angles.x), cosX = std::cos(angles.x), sinY = std::sin(angles.y),
               cosY = std::cos(angles.y);
  angles.z = std::atan2(glm::dot(up, {cosY, 0, sinY}), glm::dot(up, {sinY * sinX, cosX, -cosY * sinX}));
  motion::CameraKey key = motion::restCameraKey();
  if (before != nullptr) {
    const glm::dvec3 last(before->rotation.x, before->rotation.y, before->rotation.z);
    for (int i = 0; i < 3; ++i) angles[i] = nearest(angles[i], last[i]);
  }
  key.distance = -kDistance;
  key.target = toStored(eye + forward * kDistance);
  key.rotation = toStored(angles);
  const double degrees = viewAngle * 180 / std::numbers::pi;
  key.fov = static_cast<std::uint32_t>(std::clamp(std::round(degrees), 1.0, 179.0));
  key.perspective = true;
  return key;
}

}  // namespace

bool movesCamera(const CapturedMotion& capture, const CapturedClip& clip) {
  if (capture.cameras.empty()) return false;
  if (!clip.viewAngles.empty() && !clip.viewAngles.front().empty()) return true;
  for (JointIndex joint = capture.cameras.front().joint; joint != kNoJoint;
       joint = capture.joints[static_cast<std::size_t>(joint)].parent) {
    const JointTracks& tracks = clip.tracks[static_cast<std::size_t>(joint)];
    if (!tracks.translation.empty() || !tracks.rotation.empty()) return true;
  }
  return false;
}

Result<motion::Motion> motionFromCamera(const CapturedMotion& capture, std::size_t clip, bool isDense,
                                        const std::atomic<bool>* canceled) {
  if (capture.cameras.empty()) return Error::because(Core::tr("has no camera"));
  if (clip >= capture.clips.size()) {
    return Error::because(Core::trWith("clip %1 does not exist; the last one is %2"), clip + 1, capture.clips.size());
  }
  const CapturedClip& moved = capture.clips[clip];
  const std::int64_t count = motionFrames(moved);
  if (count > kMaxBakedFrames)
    return Error::because(Core::trWith("the clip is too long: it would become more than %1 keys"), kMaxBakedFrames);
  const CapturedCamera& camera = capture.cameras.front();
  const CapturedTrack<float>* angles = moved.viewAngles.empty() ? nullptr : &moved.viewAngles.front();
  std::vector<RigidTransform> transforms(capture.joints.size());
  motion::Keys<motion::CameraKey> keys;
  for (std::int64_t frame = 0; frame < count; ++frame) {
    if (canceled != nullptr && *canceled) return Error::canceled();
    const double seconds = static_cast<double>(frame) / kFramesPerSecond;
    sampleTransforms(capture, moved, seconds, transforms);
    const double angle = angles != nullptr && !angles->empty() ? sampleTrack(*angles, seconds) : camera.viewAngle;
    const motion::CameraKey* before = keys.empty() ? nullptr : &keys.values[keys.size() - 1];
    RigidTransform transform = transforms[static_cast<std::size_t>(camera.joint)];
    transform.position *= capture.metersPerUnit;
    keys.append(static_cast<Frame>(frame), keyOf(transform, angle, before));
  }
  motion::Motion motion;
  motion.camera = motion::Track(std::move(keys));
  if (isDense) return motion;
  operations::OperationControl control(motion.keyCount(), canceled);
  const Result<operations::OperationResult> result = operations::reduceKeys(
      motion, motion::selectAllKeys(motion), {}, nullptr, control, operations::ReductionOptions{});
  if (!result.ok()) return result.error();
  motion::applyEdit(motion, result->edit, motion::EditSide::After);
  return motion;
}

}  // namespace furitsuke::exchange
