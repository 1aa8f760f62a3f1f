// SPDX-License-Identifier: MIT
#include "core/exchange/captured_pose.h"

#include <algorithm>
#include <cstddef>

#include "core/eval/rig/rotation_math.h"

namespace furitsuke::exchange {

namespace {

/// A place between two values of a track.
struct TrackPlace {
  std::size_t earlier = 0;
  std::size_t later = 0;
  double share = 0;  ///< of the later one
};

TrackPlace placeAt(const std::vector<double>& times, double seconds) {
  const auto after = std::ranges::upper_bound(times, seconds);
  if (after == times.begin()) return {};
  const auto later = static_cast<std::size_t>(after - times.begin());
  if (later == times.size()) return {later - 1, later - 1, 0};
  return {later - 1, later, (seconds - times[later - 1]) / (times[later] - times[later - 1])};
}

/// Finds places; tracks that share their times are searched once.
class TrackPlaces {
 public:
  explicit TrackPlaces(double seconds) : seconds_(seconds) {}

  template <class Value>
  const TrackPlace& of(const CapturedTrack<Value>& track) {
    if (track.times.get() != times_) {
      times_ = track.times.get();
      place_ = placeAt(*times_, seconds_);
    }
    return place_;
  }

 private:
  double seconds_;
  const std::vector<double>* times_ = nullptr;
  TrackPlace place_;
};

glm::dvec3 valueAt(const std::vector<Vec3>& values, const TrackPlace& place) {
  return glm::mix(toDouble(values[place.earlier]), toDouble(values[place.later]), place.share);
}

glm::dquat valueAt(const std::vector<Quat>& values, const TrackPlace& place) {
  const glm::dquat earlier = toDouble(values[place.earlier]);
  if (place.share == 0) return glm::normalize(earlier);
  return glm::normalize(glm::slerp(earlier, toDouble(values[place.later]), place.share));
}

/// Makes stances relative to parents absolute; parents come first.
void toModelSpace(const CapturedMotion& motion, std::span<JointStance> stances) {
  for (std::size_t i = 0; i < motion.joints.size(); ++i) {
    const JointIndex parent = motion.joints[i].parent;
    if (parent == kNoJoint) continue;
    const JointStance& above = stances[static_cast<std::size_t>(parent)];
    stances[i].position = above.position + eval::rotated(above.rotation, stances[i].position);
    stances[i].rotation = glm::normalize(above.rotation * stances[i].rotation);
  }
}

JointStance restMove(const CapturedJoint& joint) {
  return {toDouble(joint.translation), glm::normalize(toDouble(joint.rotation))};
}

}  // namespace

void sampleMoves(const CapturedMotion& motion, const CapturedClip& clip, double seconds, std::span<JointStance> out) {
  TrackPlaces places(seconds);
  for (std::size_t i = 0; i < motion.joints.size(); ++i) {
    const JointTracks& tracks = clip.tracks[i];
    out[i] = restMove(motion.joints[i]);
    if (!tracks.translation.empty())
      out[i].position = valueAt(tracks.translation.values, places.of(tracks.translation));
    if (!tracks.rotation.empty()) out[i].rotation = valueAt(tracks.rotation.values, places.of(tracks.rotation));
  }
}

void sampleStances(const CapturedMotion& motion, const CapturedClip& clip, double seconds, std::span<JointStance> out) {
  sampleMoves(motion, clip, seconds, out);
  toModelSpace(motion, out);
}

double sampleTrack(const CapturedTrack<float>& track, double seconds) {
  const TrackPlace place = placeAt(*track.times, seconds);
  const double earlier = track.values[place.earlier], later = track.values[place.later];
  return earlier + (later - earlier) * place.share;
}

glm::dquat sampleTrack(const CapturedTrack<Quat>& track, double seconds) {
  return valueAt(track.values, placeAt(*track.times, seconds));
}

std::vector<JointStance> restStances(const CapturedMotion& motion) {
  std::vector<JointStance> stances;
  stances.reserve(motion.joints.size());
  for (const CapturedJoint& joint : motion.joints) stances.push_back(restMove(joint));
  toModelSpace(motion, stances);
  return stances;
}

}  // namespace furitsuke::exchange
