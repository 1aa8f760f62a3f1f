// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/frame.h"
#include "core/operations/cleanup/value_space.h"
#include "core/operations/keys/reduce.h"

// Movements that join two others. Used inside core/operations only.
namespace furitsuke::operations {

/// Finer than can be seen. With them a bridge has few keys.
inline constexpr ReductionBounds kValueBridgeBounds{.position = 0.01, .angle = 0.1, .weight = 0.003};

/// A smooth movement from one value and speed to another.
template <class Sample>
class ValueBridge {
 public:
  using Step = decltype(stepBetween(std::declval<const Sample&>(), std::declval<const Sample&>()));

  /// `speedA`, `speedB`: steps per frame.
  ValueBridge(FrameRange frames, const Sample& a, const Step& speedA, const Sample& b, const Step& speedB)
      : frames_(frames), a_(a), b_(b), speedA_(speedA), speedB_(speedB) {}

  [[nodiscard]] Sample at(Frame frame) const {
    const double t = frame - frames_.first;
    return length() <= kLongestSpline ? onSpline(t / length()) : onBlend(t);
  }

 private:
  /// The speed at an end of a long bridge decays to 1/e after this time.
  static constexpr double kSlowdown = 4;
  /// The longest bridge along a spline.
  static constexpr double kLongestSpline = 16;

  [[nodiscard]] double length() const { return std::max(1, frames_.last - frames_.first); }
  /// A cubic Hermite spline, which continues an accelerated movement.
  [[nodiscard]] Sample onSpline(double part) const {
    const double rest = 1 - part;
    const Sample between = mixed(a_, b_, part * part * (3 - 2 * part));
    const Sample withA = advanced(between, speedA_ * (part * rest * rest * length()));
    return advanced(withA, speedB_ * (-part * part * rest * length()));
  }
  /// Both sides go on with their speed and slow down; the blend between them is level at its ends. A spline would
  /// overshoot in a long time.
  [[nodiscard]] Sample onBlend(double t) const {
    const double part = t / length();
    const Sample fromA = advanced(a_, speedA_ * coasted(t));
    const Sample fromB = advanced(b_, speedB_ * -coasted(length() - t));
    return mixed(fromA, fromB, part * part * part * (part * (6 * part - 15) + 10));
  }
  /// How many frames of the first speed are covered after a time.
  [[nodiscard]] double coasted(double time) const { return kSlowdown * (1 - std::exp(-time / kSlowdown)); }

  FrameRange frames_;
  Sample a_, b_;
  Step speedA_, speedB_;
};

}  // namespace furitsuke::operations
