// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "core/operations/keys/key_poses.h"
#include "core/operations/keys/pose_paths.h"
#include "core/operations/keys/pose_spans.h"
#include "core/operations/operation.h"

namespace furitsuke::operations {

struct PoseMemory;

/// The spans of a group of bones and the poses that were chosen from them.
struct PoseAnalysis {
  PosePaths paths;
  std::vector<std::size_t> pins;
  std::shared_ptr<const PoseSpans> spans;
  std::shared_ptr<const KeyPoses> keyPoses;  ///< refers to `spans`
};

/// What reduce-poses found out about a motion, so that the next run with another number of poses is fast.
class PoseCache : public OperationCache {
 public:
  PoseCache();
  ~PoseCache() override;

  /// The analysis of these paths: that of an earlier run where nothing has changed. Incomplete after a cancellation,
  /// and then not kept.
  [[nodiscard]] std::shared_ptr<const PoseAnalysis> analysis(PosePaths paths, std::vector<std::size_t> pins,
                                                             OperationControl& control);
  /// The same for paths whose analysis is known.
  [[nodiscard]] std::shared_ptr<const PoseAnalysis> analysis(const std::shared_ptr<const PoseAnalysis>& earlier,
                                                             std::vector<std::size_t> pins, OperationControl& control);
  /// What the last complete run left, if it was not taken already; null if there was none. A run takes it, because runs
  /// on several threads cannot share it.
  [[nodiscard]] std::unique_ptr<PoseMemory> takeMemory();
  void keepMemory(std::unique_ptr<PoseMemory> memory);
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
  std::unique_ptr<PoseMemory> memory_;
};

}  // namespace furitsuke::operations
