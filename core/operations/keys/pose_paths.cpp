// SPDX-License-Identifier: MIT
#include "core/operations/keys/pose_paths.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/eval/sample.h"

namespace furitsuke::operations {

namespace {

/// Below this, in model units, a channel does not move.
constexpr double kStill = 1e-4;

struct BonePath {
  std::vector<eval::BoneSample> samples;
  bool isTurning = false;
  std::array<bool, 3> isMoving{};
};

BonePath pathOf(const PoseBone& bone, FrameRange frames, std::size_t count) {
  BonePath path;
  path.samples.resize(count);
  eval::SampleCursor cursor;
  for (std::size_t i = 0; i < count; ++i) {
    path.samples[i] = eval::sampleBone(*bone.track, frames.first + static_cast<double>(i), &cursor, nullptr,
                                       eval::PreExtrapolation::Hold);
    const eval::BoneSample& first = path.samples.front();
    const double turn = 2 * std::sqrt(std::max(0.0, 1 - std::abs(glm::dot(first.rotation, path.samples[i].rotation))));
    path.isTurning |= turn * bone.lever.byTurn > kStill;
    for (int axis = 0; axis < 3; ++axis) {
      const double move = std::abs(path.samples[i].translation[axis] - first.translation[axis]);
      path.isMoving[static_cast<std::size_t>(axis)] |= move * bone.lever.byMove > kStill;
    }
  }
  return path;
}

/// Rows of eight lanes: the next free one.
class LaneCounter {
 public:
  /// Calls addBlock() if the last one is full.
  template <class AddBlock>
  std::size_t next(const AddBlock& addBlock) {
    if (used_++ % kPoseLanes == 0) addBlock();
    return (used_ - 1) % kPoseLanes;
  }

 private:
  std::size_t used_ = 0;
};

}  // namespace

PoseLever leverOf(const PoseInfluence& influence) {
  constexpr double kPointAway = 1;
  return {std::max(influence.positionByTurn, kPointAway * influence.angleByTurn), influence.positionByMove};
}

PoseLever defaultLever() {
  constexpr double kForearm = 2;  // model units
  return {kForearm, 1};
}

PosePaths posePaths(std::span<const PoseBone> bones, FrameRange frames) {
  PosePaths paths;
  paths.frames = frames;
  const std::size_t count = paths.frameCount();
  std::vector<BonePath> sampled(bones.size());
  forEachInParallel(bones.size(), [&](std::size_t i, std::size_t) { sampled[i] = pathOf(bones[i], frames, count); });
  LaneCounter turns;
  LaneCounter moves;
  for (std::size_t bone = 0; bone < bones.size(); ++bone) {
    const BonePath& path = sampled[bone];
    if (path.isTurning) {
      const std::size_t lane = turns.next([&] {
        PoseTurns rest;
        rest.w.fill(1);
        paths.turns.emplace_back(count, rest);
        paths.turnLevers.emplace_back();
      });
      paths.turnLevers.back()[lane] = static_cast<float>(bones[bone].lever.byTurn);
      for (std::size_t i = 0; i < count; ++i) {
        const glm::dquat& q = path.samples[i].rotation;
        PoseTurns& at = paths.turns.back()[i];
        at.x[lane] = static_cast<float>(q.x), at.y[lane] = static_cast<float>(q.y);
        at.z[lane] = static_cast<float>(q.z), at.w[lane] = static_cast<float>(q.w);
      }
    }
    for (int axis = 0; axis < 3; ++axis) {
      if (!path.isMoving[static_cast<std::size_t>(axis)]) continue;
      const std::size_t lane = moves.next([&] { paths.moves.emplace_back(count, PoseLanes{}); });
      for (std::size_t i = 0; i < count; ++i) {
        paths.moves.back()[i][lane] = static_cast<float>(path.samples[i].translation[axis] * bones[bone].lever.byMove);
      }
    }
  }
  return paths;
}

}  // namespace furitsuke::operations
