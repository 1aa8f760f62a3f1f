// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/result.h"

namespace furitsuke {

/// A Butterworth low-pass that leaves everything in its place in time: it runs over a signal forwards and then
/// backwards. At the cut-off a wave keeps 1/sqrt(2) of its height after both.
class LowPass {
 public:
  static constexpr int kHighestOrder = 8;

  /// An Error when the cut-off (Hz, of a signal at 30 frames per second) is not above 0 and below 15, or the order of
  /// one run is not 1..kHighestOrder.
  [[nodiscard]] static Result<LowPass> make(double cutoff, int order);

  /// One value for each frame. Beyond its ends the signal is taken to go on turned about them, so that a steady move
  /// stays one up to the end.
  void apply(std::vector<double>& signal) const;

 private:
  /// Second-order part of the filter, of first order with b2 = a2 = 0.
  struct Section {
    double b0, b1, b2, a1, a2;
  };
  void run(std::vector<double>& signal) const;

  std::vector<Section> sections_;
  std::size_t padding_ = 0;  ///< frames until what lies beyond an end has faded
};

}  // namespace furitsuke
