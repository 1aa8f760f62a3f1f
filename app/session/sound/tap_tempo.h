// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace furitsuke::session {

/// Estimates a tempo from taps of the user: fits a line to the times of all taps by least squares, so that one late tap
/// has little effect.
class TapTempo {
 public:
  /// Adds a tap. Its time is in any unit (seconds, or frames while the motion plays). A new series starts after a pause
  /// of more than kPause times the estimated interval, and with a tap that is not later than the previous one.
  void tap(double at);
  void clear() { taps_.clear(); }
  static constexpr double kPause = 2.5;

  [[nodiscard]] int count() const noexcept { return static_cast<int>(taps_.size()); }
  /// The estimated time from one beat to the next, in the unit of the taps; nullopt before the second tap.
  [[nodiscard]] std::optional<double> interval() const;
  /// The time of the first tap according to the fitted line; nullopt before the second tap.
  [[nodiscard]] std::optional<double> first() const;

 private:
  std::vector<double> taps_;
};

}  // namespace furitsuke::session
