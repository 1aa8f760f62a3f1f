// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "core/operations/keys/key_poses.h"
#include "core/operations/keys/pose_paths.h"
#include "core/operations/keys/pose_spans.h"
#include "core/operations/operation_control.h"

namespace furitsuke::operations {

/// The spans of a group of bones and the poses that were chosen from them.
struct PoseAnalysis {
  PosePaths paths;
  std::vector<std::size_t> pins;
  std::shared_ptr<const PoseSpans> spans;
  std::shared_ptr<const KeyPoses> keyPoses;  ///< refers to `spans`
};

/// What reduce-poses found out about a motion, so that the next run with another number of poses is fast. Can be used
/// on any thread.
class PoseCache {
 public:
  /// The analysis of these paths: that of an earlier run where nothing has changed. Incomplete after a cancellation,
  /// and then not kept.
  [[nodiscard]] std::shared_ptr<const PoseAnalysis> analysis(PosePaths paths, std::vector<std::size_t> pins,
                                                             OperationControl& control);
  /// Starts a run: analyses that the run does not use are dropped by endRun().
  void beginRun();
  void endRun();
  /// The errors of each number of poses in the last run: over all groups, each with this number.
  [[nodiscard]] std::vector<PosePoint> curve() const;

 private:
  [[nodiscard]] std::shared_ptr<const PoseAnalysis> earlier(const PosePaths& paths) const;

  mutable std::mutex mutex_;
  std::vector<std::shared_ptr<const PoseAnalysis>> kept_;
  std::vector<std::shared_ptr<const PoseAnalysis>> used_;  ///< by the current run
};

}  // namespace furitsuke::operations
