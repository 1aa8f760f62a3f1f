// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <map>
#include <memory>
#include <vector>

#include "core/base/name.h"
#include "core/base/result.h"
#include "core/base/vector.h"
#include "core/exchange/motion_from_capture.h"
#include "core/exchange/vmc/vmc_body.h"

namespace furitsuke::exchange {

/// Collects the frames of a performer at the times of their arrival, for a motion of a model.
class VmcRecording {
 public:
  /// Half an hour at 60 frames per second.
  static constexpr std::size_t kMaxFrames = 108'000;

  explicit VmcRecording(std::shared_ptr<const VmcBody> body) : body_(std::move(body)) {}

  /// Adds a frame; the first gives the size of the performer. Ignores frames without a body. False if the recording is
  /// full.
  bool add(const VmcFrame& frame);
  /// Of the model.
  [[nodiscard]] Name modelName() const { return Name::fromBytes(body_->sharedModel()->name.bytes); }
  [[nodiscard]] std::size_t frameCount() const noexcept { return times_.size(); }
  /// From the first frame to the last.
  [[nodiscard]] double seconds() const noexcept { return times_.empty() ? 0 : times_.back(); }

  /// The skeleton of the performer with one clip.
  [[nodiscard]] CapturedMotion capture() const;
  /// The motion of the model, resampled to 30 frames per second, with keys of morphs for expressions; without
  /// `isDense` keys are removed like those of an import. An Error without frames, and like motionFromCapture().
  [[nodiscard]] Result<FittedMotion> motion(const CaptureFitOptions& options,
                                            const std::atomic<bool>* canceled = nullptr) const;

 private:
  [[nodiscard]] Status addMorphs(FittedMotion& fitted, bool isDense, const std::atomic<bool>* canceled) const;

  std::shared_ptr<const VmcBody> body_;
  VmcSize size_;
  double start_ = 0;                                         ///< of the first frame, on the clock of the receiver
  std::vector<double> times_;                                ///< seconds from the start
  std::vector<Vec3> roots_;                                  ///< of each frame
  std::vector<std::vector<Quat>> rotations_;                 ///< of each joint, each frame
  std::map<model::MorphIndex, std::vector<float>> weights_;  ///< of each frame; shorter if the last are 0
  std::vector<glm::dquat> scratch_;
};

}  // namespace furitsuke::exchange
