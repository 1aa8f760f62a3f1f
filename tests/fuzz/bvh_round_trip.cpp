// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <glm/geometric.hpp>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/captured_pose.h"
#include "tests/fuzz/captured_fault.h"
#include "tests/fuzz/round_trip.h"

namespace furitsuke::test {

namespace {

using exchange::CapturedMotion;

/// Joints of a written BVH are in the order of the hierarchy, in which the reader met them.
std::string differenceFault(const CapturedMotion& a, const CapturedMotion& b) {
  if (a.joints.size() != b.joints.size() || a.clips[0].frameCount != b.clips[0].frameCount) {
    return "writing changes the number of joints or frames";
  }
  std::vector<RigidTransform> ofA(a.joints.size()), ofB(b.joints.size());
  for (std::size_t frame = 0; frame < std::min<std::size_t>(a.clips[0].frameCount, 20); ++frame) {
    exchange::sampleLocalTransforms(a, a.clips[0], static_cast<double>(frame) * a.clips[0].frameTime, ofA);
    exchange::sampleLocalTransforms(b, b.clips[0], static_cast<double>(frame) * b.clips[0].frameTime, ofB);
    for (std::size_t i = 0; i < ofA.size(); ++i) {
      const double far = glm::length(ofA[i].position);
      if (glm::distance(ofA[i].position, ofB[i].position) > 1e-3 + 1e-6 * far) return "writing moves a joint";
      if (eval::degreesBetween(ofA[i].rotation, ofB[i].rotation) > 1e-3) return "writing turns a joint";
    }
  }
  return {};
}

}  // namespace

std::string bvhRoundTripFault(ByteView bytes) {
  const Result<exchange::LoadedCapture> loaded = exchange::readBvh(bytes);
  if (!loaded) {
    const bool isPlaced =
        loaded.error().offset && !loaded.error().section.isEmpty() && !loaded.error().reason.isEmpty();
    return isPlaced ? "" : "an error without a place or a reason";
  }
  if (std::string fault = capturedFault(loaded->motion); !fault.empty()) return fault;
  const Result<Bytes> written = exchange::writeBvh(loaded->motion, 0);
  if (!written) return "cannot be written";
  const Result<exchange::LoadedCapture> again = exchange::readBvh(*written);
  if (!again || again->damage || !again->diagnostics.empty()) return "the written file is damaged";
  return differenceFault(loaded->motion, again->motion);
}

}  // namespace furitsuke::test
