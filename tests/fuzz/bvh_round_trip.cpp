// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <glm/geometric.hpp>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/motion_from_capture.h"
#include "tests/fuzz/round_trip.h"
#include "tests/support/humanoid.h"

namespace furitsuke::test {

namespace {

using exchange::CapturedMotion;

std::string skeletonFault(const CapturedMotion& motion) {
  if (motion.joints.empty() || motion.joints.size() > exchange::kMaxJoints) return "a wrong number of joints";
  if (motion.clips.size() != 1 || motion.clips[0].tracks.size() != motion.joints.size())
    return "a joint without tracks";
  const exchange::CapturedClip& clip = motion.clips[0];
  if (clip.frameCount == 0 || !(clip.frameTime > 0)) return "no frames";
  for (std::size_t i = 0; i < motion.joints.size(); ++i) {
    if (motion.joints[i].parent >= static_cast<exchange::JointIndex>(i)) return "a joint before its parent";
    const exchange::JointTracks& tracks = clip.tracks[i];
    for (const std::size_t size : {tracks.translation.values.size(), tracks.rotation.values.size()}) {
      if (size != 0 && size != clip.frameCount) return "a track of another length";
    }
  }
  return {};
}

/// Joints of a written BVH are in the order of the hierarchy, in which the reader met them.
std::string differenceFault(const CapturedMotion& a, const CapturedMotion& b) {
  if (a.joints.size() != b.joints.size() || a.clips[0].frameCount != b.clips[0].frameCount) {
    return "writing changes the number of joints or frames";
  }
  std::vector<exchange::JointStance> ofA(a.joints.size()), ofB(b.joints.size());
  for (std::size_t frame = 0; frame < std::min<std::size_t>(a.clips[0].frameCount, 20); ++frame) {
    exchange::sampleMoves(a, a.clips[0], static_cast<double>(frame) * a.clips[0].frameTime, ofA);
    exchange::sampleMoves(b, b.clips[0], static_cast<double>(frame) * b.clips[0].frameTime, ofB);
    for (std::size_t i = 0; i < ofA.size(); ++i) {
      const double far = glm::length(ofA[i].position);
      if (glm::distance(ofA[i].position, ofB[i].position) > 1e-3 + 1e-6 * far) return "writing moves a joint";
      if (eval::degreesBetween(ofA[i].rotation, ofB[i].rotation) > 1e-3) return "writing turns a joint";
    }
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
  if (!fitted) return fitted.error().reason.empty() ? "an error without a reason" : "";
  for (const auto& track : fitted->motion.bones) {
    for (const motion::BoneKey& key : track.keys.values()) {
      if (!isFinite(key.translation) || !isFinite(key.rotation)) return "a key that is not finite";
    }
  }
  return {};
}

}  // namespace

std::string bvhRoundTripFault(ByteView bytes) {
  const Result<exchange::LoadedCapture> loaded = exchange::readBvh(bytes);
  if (!loaded) {
    const bool isPlaced = loaded.error().offset && !loaded.error().section.empty() && !loaded.error().reason.empty();
    return isPlaced ? "" : "an error without a place or a reason";
  }
  if (std::string fault = skeletonFault(loaded->motion); !fault.empty()) return fault;
  const Result<Bytes> written = exchange::writeBvh(loaded->motion, 0);
  if (!written) return "cannot be written";
  const Result<exchange::LoadedCapture> again = exchange::readBvh(*written);
  if (!again || again->damage || !again->diagnostics.empty()) return "the written file is damaged";
  if (std::string fault = differenceFault(loaded->motion, again->motion); !fault.empty()) return fault;
  return fitFault(loaded->motion);
}

}  // namespace furitsuke::test
