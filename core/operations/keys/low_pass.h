// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/result.h"

namespace furitsuke::operations {

/// A Butterworth low-pass without phase shift: it runs over a signal forward and then backward. At the cutoff frequency
/// a wave keeps 1/sqrt(2) of its amplitude after both runs.
class LowPass {
 public:
  static constexpr int kHighestOrder = 8;

  /// An Error when the cutoff (Hz, for a signal at 30 frames per second) is not above 0 and below 15, or the order of
  /// one run is not 1..kHighestOrder.
  [[nodiscard]] static Result<LowPass> make(double cutoff, int order);

  /// `signal` has one value for each frame. It is extended by point reflection at its ends, so that a constant slope
  /// continues up to the end.
  void apply(std::vector<double>& signal) const;

 private:
  /// A second-order section of the filter; first order when b2 = a2 = 0.
  struct Section {
    double b0, b1, b2, a1, a2;
  };
  void run(std::vector<double>& signal) const;

  std::vector<Section> sections_;
  std::size_t padding_ = 0;  ///< frames beyond an end that influence the signal
};

}  // namespace furitsuke::operations
