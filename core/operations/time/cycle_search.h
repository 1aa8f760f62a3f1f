// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/operations/operation.h"

// FoundCycles is what the operation "loop" has found: OperationResult::extra. The rest is used inside core/operations
// only.
namespace furitsuke::operations {

/// The number of cycles that are found.
inline constexpr std::size_t kMostCycles = 9;
/// A longer motion is searched up to here: frames.
inline constexpr Frame kMostCycleFrames = 3600;

/// A part of a motion whose end continues with its start.
struct Cycle {
  FrameRange frames;
  /// How far poses and velocities at both ends are apart, as a share of how far poses of the motion are apart usually.
  double distance = 0;
};

/// The cycles to choose from, the best first.
struct FoundCycles {
  std::vector<Cycle> cycles;
  std::size_t chosen = 0;  ///< the index of the one that became the loop
};

/// The best cycles of the chosen bones within the chosen frames, at least `shortest` frames long: the best first, each
/// clearly different from those before it, at most kMostCycles. Where the dancer stands on the floor does not count, so
/// that walking is a cycle too. Parts in which the bones hardly move are none. At most the first kMostCycleFrames are
/// searched.
[[nodiscard]] std::vector<Cycle> foundCycles(const OperationInput& in, Frame shortest);

}  // namespace furitsuke::operations
