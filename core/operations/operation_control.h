// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "core/base/result.h"

namespace furitsuke::operations {

/// The number of keys that a motion may have after an operation that adds keys. Ten million bone keys are a VMD file of
/// 1.1 GB, or an hour with a key at every frame of 90 bones. More is a mistake, usually because of a single key at a
/// very late frame, and would fill the memory. A motion that has more keys can still be changed by operations that do
/// not add any.
inline constexpr std::int64_t kMaxKeysAfterOperation = 10'000'000;

/// The number of values that an operation may sample: the value of one track, or the pose of one bone, at one frame. As
/// many as 92 hours of 100 bones. They take about two minutes on one core.
inline constexpr std::int64_t kMaxSamplesOfOperation = 1'000'000'000;

/// Limits the size of one run of an operation, and cancels it. An operation that adds keys calls requireKeys() with
/// their number before it creates them, and one whose duration depends on the number of frames calls requireSamples().
/// Both add up over the run, so that all tracks share one budget. Loops over frames or keys end when isStopped(); the
/// result is then not used.
class OperationControl {
 public:
  /// `keyCount`: keys of the motion. `canceled`, when given, may be set on any thread; `progress`, when given, is set
  /// to what setProgress() gets. Both must outlive this object.
  explicit OperationControl(std::size_t keyCount = 0, const std::atomic<bool>* canceled = nullptr,
                            std::atomic<double>* progress = nullptr) noexcept
      : keyCount_(static_cast<std::int64_t>(keyCount)), canceled_(canceled), progress_(progress) {}

  /// Can be called on any thread.
  [[nodiscard]] bool isCanceled() const noexcept { return canceled_ != nullptr && *canceled_; }
  /// Whether the run was canceled or exceeds a limit.
  [[nodiscard]] bool isStopped() const noexcept { return isOverKeys() || isOverSamples() || isCanceled(); }

  /// Counts keys that the operation is going to add, or to remove if negative. Returns false when the motion would have
  /// more than kMaxKeysAfterOperation keys and more than before. Further calls continue to count, for status().
  bool requireKeys(std::int64_t added) noexcept {
    addedKeys_ += added;
    return !isOverKeys();
  }
  /// Counts values that the operation is going to sample. Returns false when they exceed kMaxSamplesOfOperation.
  bool requireSamples(std::int64_t count) noexcept {
    samples_ += count;
    return !isOverSamples();
  }

  /// For operations that take seconds: the share of the work that is done, 0..1. Can be called on any thread.
  void setProgress(double share) noexcept {
    if (progress_ != nullptr) *progress_ = partStart_ + share * (partEnd_ - partStart_);
  }
  /// For work in several parts: what setProgress() sets from now on is the share of a part of the whole.
  void beginPart(double start, double end) noexcept {
    partStart_ = start;
    partEnd_ = end;
    setProgress(0);
  }

  /// An Error if the run was canceled or exceeds a limit; it contains the number of keys or values that were required.
  [[nodiscard]] Status status() const;

 private:
  [[nodiscard]] bool isOverKeys() const noexcept {
    return addedKeys_ > 0 && keyCount_ + addedKeys_ > kMaxKeysAfterOperation;
  }
  [[nodiscard]] bool isOverSamples() const noexcept { return samples_ > kMaxSamplesOfOperation; }

  std::int64_t keyCount_;
  std::int64_t addedKeys_ = 0;
  std::int64_t samples_ = 0;
  const std::atomic<bool>* canceled_;
  std::atomic<double>* progress_;
  double partStart_ = 0;
  double partEnd_ = 1;
};

}  // namespace furitsuke::operations
