// SPDX-License-Identifier: MIT
#include "core/exchange/captured_pose.h"

#include <algorithm>
#include <cstddef>

#include "core/eval/rig/rotation_math.h"

namespace furitsuke::exchange {

namespace {

/// A place between two values of a track.
struct TrackPosition {
  std::size_t earlier = 0;
  std::size_t later = 0;
  double share = 0;  ///< of the later one
};

TrackPosition placeAt(const std::vector<double>& times, double seconds) {
  const auto after = std::ranges::upper_bound(times, seconds);
  if (after == times.begin()) return {};
  const auto later = static_cast<std::size_t>(after - times.begin());
  if (later == times.size()) return {later - 1, later - 1, 0};
  return {later - 1, later, (seconds - times[later - 1]) / (times[later] - times[later - 1])};
}

/// Finds places; tracks that share their times are searched once.
class TrackPositions {
 public:
  explicit TrackPositions(double seconds) : seconds_(seconds) {}

  template <class Value>
  const TrackPosition& of(const CapturedTrack<Value>& track) {
    if (track.times.get() != times_) {
      times_ = track.times.get();
      place_ = placeAt(*times_, seconds_);
    }
    return place_;
  }

 private:
  double seconds_;
  const std::vector<double>* times_ = nullptr;
  TrackPosition place_;
};

glm::dvec3 valueAt(const std::vector<Vec3>& values, const TrackPosition& position) {
  return glm::mix(toDouble(values[position.earlier]), toDouble(values[position.later]), position.share);
}

glm::dquat valueAt(const std::vector<Quat>& values, const TrackPosition& position) {
  const glm::dquat earlier = toDouble(values[position.earlier]);
  if (position.share == 0) return glm::normalize(earlier);
  return glm::normalize(glm::slerp(earlier, toDouble(values[position.later]), position.share));
}

/// Makes transforms relative to parents absolute; parents come first.
void toModelSpace(const CapturedMotion& motion, std::span<RigidTransform> transforms) {
  for (std::size_t i = 0; i < motion.joints.size(); ++i) {
    const JointIndex parent = motion.joints[i].parent;
    if (parent == kNoJoint) continue;
    const RigidTransform& above = transforms[static_cast<std::size_t>(parent)];
    transforms[i].position = above.position + eval::rotated(above.rotation, transforms[i].position);
    transforms[i].rotation = glm::normalize(above.rotation * transforms[i].rotation);
  }
}

RigidTransform restLocalTransform(const CapturedJoint& joint) {
  return {toDouble(joint.translation), glm::normalize(toDouble(joint.rotation))};
}

}  // namespace

void sampleLocalTransforms(const CapturedMotion& motion, const CapturedClip& clip, double seconds,
                           std::span<RigidTransform> out) {
  TrackPositions places(seconds);
  for (std::size_t i = 0; i < motion.joints.size(); ++i) {
    const JointTracks& tracks = clip.tracks[i];
    out[i] = restLocalTransform(motion.joints[i]);
    if (!tracks.translation.empty())
      out[i].position = valueAt(tracks.translation.values, places.of(tracks.translation));
    if (!tracks.rotation.empty()) out[i].rotation = valueAt(tracks.rotation.values, places.of(tracks.rotation));
  }
}

void sampleTransforms(const CapturedMotion& motion, const CapturedClip& clip, double seconds,
                      std::span<RigidTransform> out) {
  sampleLocalTransforms(motion, clip, seconds, out);
  toModelSpace(motion, out);
}

double sampleTrack(const CapturedTrack<float>& track, double seconds) {
  const TrackPosition position = placeAt(*track.times, seconds);
  const double earlier = track.values[position.earlier], later = track.values[position.later];
  return earlier + (later - earlier) * position.share;
}

glm::dquat sampleTrack(const CapturedTrack<Quat>& track, double seconds) {
  return valueAt(track.values, placeAt(*track.times, seconds));
}

std::vector<RigidTransform> restTransforms(const CapturedMotion& motion) {
  std::vector<RigidTransform> transforms;
  transforms.reserve(motion.joints.size());
  for (const CapturedJoint& joint : motion.joints) transforms.push_back(restLocalTransform(joint));
  toModelSpace(motion, transforms);
  return transforms;
}

}  // namespace furitsuke::exchange
