// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/captured_fault.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>
#include <utility>

#include "core/exchange/capture_file.h"
#include "core/exchange/gltf/skeleton_writer.h"
#include "core/exchange/motion_from_capture.h"
#include "tests/fuzz/round_trip.h"
#include "tests/support/humanoid.h"

namespace furitsuke::test {

namespace {

using exchange::CapturedMotion;

bool isFiniteValue(float value) { return std::isfinite(value); }
template <class Value>
bool isFiniteValue(const Value& value) {
  return isFinite(value);
}

template <class Value>
bool isConsistent(const exchange::CapturedTrack<Value>& track, std::size_t most) {
  if (track.empty()) return true;
  if (track.times == nullptr || track.times->size() != track.values.size() || track.values.size() > most) return false;
  const bool isAscending = std::ranges::adjacent_find(*track.times, std::ranges::greater_equal{}) == track.times->end();
  return isAscending && track.times->front() >= 0 &&
         std::ranges::all_of(track.values, [](const Value& value) { return isFiniteValue(value); });
}

std::string clipFault(const CapturedMotion& motion, const exchange::CapturedClip& clip) {
  if (clip.tracks.size() != motion.joints.size()) return "a joint without tracks";
  if (clip.frameCount == 0 || !(clip.frameTime > 0)) return "no frames";
  for (const exchange::JointTracks& tracks : clip.tracks) {
    const bool isGood =
        isConsistent(tracks.translation, clip.frameCount) && isConsistent(tracks.rotation, clip.frameCount);
    if (!isGood) return "an inconsistent track";
  }
  std::set<std::pair<bool, std::string>> names;
  for (const exchange::ExpressionTrack& expression : clip.expressions) {
    if (!names.emplace(expression.isPreset, expression.name).second) return "two expressions of one name";
    if (!isConsistent(expression.weights, clip.frameCount)) return "an inconsistent expression";
  }
  if (!isConsistent(clip.gaze, clip.frameCount)) return "an inconsistent gaze";
  return {};
}

std::string skeletonFault(const CapturedMotion& motion) {
  if (motion.joints.empty() || motion.joints.size() > exchange::kMaxJoints) return "a wrong number of joints";
  for (std::size_t i = 0; i < motion.joints.size(); ++i) {
    if (motion.joints[i].parent >= static_cast<exchange::JointIndex>(i)) return "a joint before its parent";
  }
  if (motion.clips.empty()) return "no clips";
  for (const exchange::CapturedClip& clip : motion.clips) {
    if (std::string fault = clipFault(motion, clip); !fault.empty()) return fault;
  }
  return {};
}

std::string fitFault(const CapturedMotion& motion) {
  constexpr double kLongest = 20;  // seconds; longer ones are only slower
  if (motion.clips[0].duration() > kLongest) return {};
  static const model::Model kModel = humanoid();
  exchange::CaptureFitOptions options;
  options.isDense = true;
  options.locksFeet = true;
  const Result<exchange::FittedMotion> fitted = exchange::motionFromCapture(motion, kModel, options);
  if (!fitted) return fitted.error().reason.isEmpty() ? "an error without a reason" : "";
  for (const auto& track : fitted->motion.bones) {
    for (const motion::BoneKey& key : track.keys.values()) {
      if (!isFinite(key.translation) || !isFinite(key.rotation)) return "a key that is not finite";
    }
  }
  for (const auto& track : fitted->motion.morphs) {
    for (const motion::MorphKey& key : track.keys.values()) {
      if (!(key.weight >= 0 && key.weight <= 1)) return "a weight that is not within 0 and 1";
    }
  }
  return {};
}

/// What furitsuke-import hands over must be the same skeleton and motion.
std::string skeletonRoundTripFault(const CapturedMotion& motion) {
  // FBX has no clips of expressions alone, which a skeleton does not show.
  const auto movesJoints = [](const exchange::CapturedClip& clip) {
    return std::ranges::any_of(clip.tracks, [](const exchange::JointTracks& tracks) {
      return !tracks.translation.empty() || !tracks.rotation.empty();
    });
  };
  if (!std::ranges::all_of(motion.clips, movesJoints)) return {};
  const Result<Bytes> written = exchange::writeSkeleton(motion);
  if (!written) return "the skeleton cannot be written";
  const Result<exchange::LoadedCapture> again = exchange::readGltf(*written);
  if (!again) return "the written skeleton cannot be read: " + again.error().message();
  if (again->motion.joints.size() != motion.joints.size()) return "writing changes the number of joints";
  return {};
}

}  // namespace

std::string capturedFault(const CapturedMotion& motion) {
  if (std::string fault = skeletonFault(motion); !fault.empty()) return fault;
  return fitFault(motion);
}

std::string gltfFault(ByteView bytes) {
  const Result<exchange::LoadedCapture> loaded = exchange::readGltf(bytes);
  if (!loaded) return loaded.error().reason.isEmpty() ? "an error without a reason" : "";
  if (std::string fault = skeletonRoundTripFault(loaded->motion); !fault.empty()) return fault;
  return capturedFault(loaded->motion);
}

}  // namespace furitsuke::test
