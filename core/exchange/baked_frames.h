// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/eval/sample_span.h"
#include "core/exchange/joint_naming.h"
#include "core/motion/motion.h"

namespace furitsuke::exchange {

/// The longest motion: two hours, which are 200 MB of text.
inline constexpr Frame kMaxBakedFrames = 216'000;

/// How a motion is written for other programs.
struct CaptureBakeOptions {
  int framesPerSecond = 30;  ///< 30 or 60
  JointNaming names = JointNaming::Humanoid;
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
  std::optional<FrameRange> frames;  ///< nothing: from 0 to the last key
  bool isUnlit = false;              ///< of GLB: materials that look the same in any light
};

/// The times at which a motion is sampled.
struct BakedFrames {
  Frame first = 0;
  std::size_t count = 1;
  int framesPerSecond = 30;

  /// The frame of the motion.
  [[nodiscard]] double frame(std::size_t index) const noexcept { return first + seconds(index) * kFramesPerSecond; }
  /// In the file, from 0.
  [[nodiscard]] double seconds(std::size_t index) const noexcept {
    return static_cast<double>(index) / framesPerSecond;
  }
  [[nodiscard]] std::shared_ptr<const std::vector<double>> times() const;
};

/// An Error if the range is empty or begins before frame 0, or has more than kMaxBakedFrames frames.
[[nodiscard]] Result<BakedFrames> bakedFrames(const motion::Motion& motion, const CaptureBakeOptions& options);

}  // namespace furitsuke::exchange
