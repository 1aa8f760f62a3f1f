// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace furitsuke::session {

/// The tempo of the taps of the user, from a least-squares line through all taps, so that one late tap has little
/// effect.
class TapTempo {
 public:
  /// Ascending, in any unit (seconds, or frames while the motion plays). A pause of more than kPause times the distance
  /// of the previous taps starts a new series, and so does an earlier time.
  void tap(double at);
  void clear() { taps_.clear(); }
  static constexpr double kPause = 2.5;

  [[nodiscard]] int count() const noexcept { return static_cast<int>(taps_.size()); }
  /// The time from one beat to the next, in the unit of the taps; nothing before the second tap.
  [[nodiscard]] std::optional<double> distance() const;
  /// The time of the first tap on the line.
  [[nodiscard]] std::optional<double> first() const;

 private:
  std::vector<double> taps_;
};

}  // namespace furitsuke::session
