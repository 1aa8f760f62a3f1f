// SPDX-License-Identifier: MIT
#include "core/operations/keys/planted_feet.h"

#include <algorithm>
#include <cstdint>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include "core/base/name.h"
#include "core/eval/rig/posed_frames.h"
#include "core/retarget/standard_bones.h"

namespace furitsuke::operations {

namespace {

/// Longer motions have hardly any frames with keys; their feet are like other bones.
constexpr std::int64_t kMostPlacedFrames = 200'000;

/// Whether a foot stands from each frame to the next.
std::vector<std::uint8_t> plantedIn(const std::vector<glm::dvec3>& positions) {
  constexpr double kFastest = 0.03;  // model units per frame
  constexpr std::size_t kShortest = 5;
  std::vector<std::uint8_t> isPlanted(positions.size(), 0);
  for (std::size_t start = 0; start + 1 < positions.size();) {
    std::size_t end = start;
    while (end + 1 < positions.size() && glm::distance(positions[end], positions[end + 1]) < kFastest) ++end;
    if (end - start >= kShortest) {
      std::fill(isPlanted.begin() + static_cast<std::ptrdiff_t>(start),
                isPlanted.begin() + static_cast<std::ptrdiff_t>(end) + 1, std::uint8_t{1});
    }
    start = std::max(end, start + 1);
  }
  return isPlanted;
}

}  // namespace

PlantedFeet::PlantedFeet(const model::Model& model, const eval::Rig& rig, const eval::BoundMotion& motion,
                         FrameRange frames, double bound, const OperationControl& control)
    : first_(frames.first), bound_(bound) {
  const std::int64_t span = std::int64_t{frames.last} - frames.first + 1;
  if (frames.isEmpty() || span > kMostPlacedFrames) return;
  const retarget::StandardBones bones(model);
  for (const char* name : {"左足首", "右足首"}) {
    const model::BoneIndex bone = bones.find(name);
    if (bone != model::kNoIndex) feet_.push_back({static_cast<std::size_t>(bone), {}});
  }
  if (feet_.empty()) return;
  const auto count = static_cast<std::size_t>(span);
  std::vector<std::vector<glm::dvec3>> places(feet_.size(), std::vector<glm::dvec3>(count));
  const auto isCanceled = [&control] { return control.isCanceled(); };
  eval::forEachPosedFrame(rig, motion, frames.first, count, isCanceled, [&](std::size_t i, const eval::RigPose& pose) {
    for (std::size_t foot = 0; foot < feet_.size(); ++foot) {
      places[foot][i] = pose.transforms[feet_[foot].ankle].position;
    }
  });
  for (std::size_t foot = 0; foot < feet_.size(); ++foot) feet_[foot].isPlanted = plantedIn(places[foot]);
}

}  // namespace furitsuke::operations
