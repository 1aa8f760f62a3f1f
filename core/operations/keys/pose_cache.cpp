// SPDX-License-Identifier: MIT
#include "core/operations/keys/pose_cache.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/operations/keys/pose_memory.h"

namespace furitsuke::operations {

PoseCache::PoseCache() = default;
PoseCache::~PoseCache() = default;

std::shared_ptr<const PoseAnalysis> PoseCache::earlier(const PosePaths& paths) const {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find_if(kept_, [&paths](const auto& kept) { return kept->paths == paths; });
  return found == kept_.end() ? nullptr : *found;
}

std::shared_ptr<const PoseAnalysis> PoseCache::analysis(PosePaths paths, std::vector<std::size_t> pins,
                                                        OperationControl& control) {
  std::shared_ptr<const PoseAnalysis> found = earlier(paths);
  if (!found || found->pins != pins) {
    auto made = std::make_shared<PoseAnalysis>();
    made->spans = found ? found->spans : std::make_shared<const PoseSpans>(paths, control);
    made->keyPoses = std::make_shared<const KeyPoses>(*made->spans, pins, control);
    made->paths = std::move(paths);
    made->pins = std::move(pins);
    found = std::move(made);
  }
  const std::lock_guard lock(mutex_);
  if (!control.isCanceled()) used_.push_back(found);
  return found;
}

std::shared_ptr<const PoseAnalysis> PoseCache::analysis(const std::shared_ptr<const PoseAnalysis>& earlier,
                                                        std::vector<std::size_t> pins, OperationControl& control) {
  if (earlier->pins != pins) return analysis(earlier->paths, std::move(pins), control);
  const std::lock_guard lock(mutex_);
  used_.push_back(earlier);
  return earlier;
}

std::unique_ptr<PoseMemory> PoseCache::takeMemory() {
  const std::lock_guard lock(mutex_);
  return std::move(memory_);
}

void PoseCache::keepMemory(std::unique_ptr<PoseMemory> memory) {
  const std::lock_guard lock(mutex_);
  memory_ = std::move(memory);
}

void PoseCache::beginRun() {
  const std::lock_guard lock(mutex_);
  used_.clear();
}

void PoseCache::endRun() {
  const std::lock_guard lock(mutex_);
  kept_ = used_;
}

std::vector<PosePoint> PoseCache::curve() const {
  const std::lock_guard lock(mutex_);
  if (kept_.empty()) return {};
  std::size_t fewest = 0;
  std::size_t most = 0;
  for (const auto& kept : kept_) {
    fewest = std::max(fewest, kept->keyPoses->fewest());
    most = std::max(most, kept->keyPoses->most());
  }
  std::vector<PosePoint> curve;
  for (std::size_t poses = fewest; poses <= most; ++poses) {
    PosePoint sum{poses, 0, 0};
    for (const auto& kept : kept_) {
      const PosePoint& own =
          kept->keyPoses->curve()[std::min(poses, kept->keyPoses->most()) - kept->keyPoses->fewest()];
      sum.typical = std::hypot(sum.typical, own.typical);
      sum.largest = std::max(sum.largest, own.largest);
    }
    curve.push_back(sum);
  }
  return curve;
}

}  // namespace furitsuke::operations
