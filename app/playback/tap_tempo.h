// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace furitsuke {

/// How fast somebody taps: the straight line that fits all taps best (least squares), so that one late tap does little.
class TapTempo {
 public:
  /// Ascending, in any unit (seconds, or frames while the motion plays). A pause of more than kPause times the distance
  /// of the taps before begins anew, and so does time that goes back.
  void tap(double at);
  void clear() { taps_.clear(); }
  static constexpr double kPause = 2.5;

  [[nodiscard]] int count() const noexcept { return static_cast<int>(taps_.size()); }
  /// From one beat to the next, in the unit of the taps; nothing before the second tap.
  [[nodiscard]] std::optional<double> distance() const;
  /// Where the line has the first tap.
  [[nodiscard]] std::optional<double> first() const;

 private:
  std::vector<double> taps_;
};

}  // namespace furitsuke
