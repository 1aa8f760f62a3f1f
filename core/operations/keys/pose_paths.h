// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "core/base/frame.h"
#include "core/motion/motion.h"
#include "core/operations/keys/pose_influence.h"

// The motion of a group of bones as numbers that can be compared quickly. Used inside core/operations only.
namespace furitsuke::operations {

/// Eight channels are processed together, so that compilers can use vector instructions.
inline constexpr std::size_t kPoseLanes = 8;
using PoseLanes = std::array<float, kPoseLanes>;

/// Rotations of eight bones at a frame: unit quaternions.
struct PoseTurns {
  PoseLanes x{}, y{}, z{}, w{};
  friend bool operator==(const PoseTurns&, const PoseTurns&) = default;
};

/// The effect of a bone on the pose.
struct PoseLever {
  double byTurn = 1;  ///< model units for a radian
  double byMove = 1;  ///< model units for a model unit
};

/// The lever of a bone: how far it moves other bones, and at least what a point at a distance of one unit from the bone
/// moves, because skin surrounds it.
[[nodiscard]] PoseLever leverOf(const PoseInfluence& influence);
/// The same for a bone whose effect is not known.
[[nodiscard]] PoseLever defaultLever();

/// The values of the channels that change, at every frame of a range.
struct PosePaths {
  FrameRange frames;
  std::vector<std::vector<PoseTurns>> turns;  ///< blocks of eight rotations; by frame
  std::vector<PoseLanes> turnLevers;          ///< by block, in model units for a radian; 0 for unused lanes
  std::vector<std::vector<PoseLanes>> moves;  ///< blocks of eight coordinates times their lever; by frame
  friend bool operator==(const PosePaths&, const PosePaths&) = default;

  [[nodiscard]] std::size_t frameCount() const noexcept {
    return frames.isEmpty() ? 0 : static_cast<std::size_t>(frames.last - frames.first) + 1;
  }
};

/// A bone of a group.
struct PoseBone {
  const motion::Track<motion::BoneKey>* track = nullptr;
  PoseLever lever;
};

/// The paths of these bones; those that do not move in these frames are left out.
[[nodiscard]] PosePaths posePaths(std::span<const PoseBone> bones, FrameRange frames);

}  // namespace furitsuke::operations
