// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/parallel.h"
#include "core/eval/rig/evaluate_pose.h"

namespace furitsuke::eval {

/// Calls f(i, pose) for i from 0 to below `count`, with the pose of a motion at the frame `first` + i, on several
/// threads, in any order: f must not change what it uses for other frames. Ends early when `isCanceled` returns true.
template <class Canceled, class F>
void forEachPosedFrame(const Rig& rig, const BoundMotion& motion, double first, std::size_t count,
                       const Canceled& isCanceled, F&& f) {
  constexpr std::size_t kInARow = 64;  // of one thread
  const std::size_t blocks = (count + kInARow - 1) / kInARow;
  std::vector<std::optional<RigPose>> poses(parallelWorkers(blocks));
  forEachInParallel(blocks, [&](std::size_t block, std::size_t worker) {
    if (!poses[worker]) poses[worker].emplace(rig);
    const std::size_t end = std::min(count, (block + 1) * kInARow);
    for (std::size_t i = block * kInARow; i < end && !isCanceled(); ++i) {
      evaluatePose(rig, motion, first + static_cast<double>(i), *poses[worker]);
      f(i, *poses[worker]);
    }
  });
}

}  // namespace furitsuke::eval
