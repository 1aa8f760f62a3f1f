// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/tap_tempo.h"

#include <numeric>

namespace furitsuke::session {

void TapTempo::tap(double at) {
  if (!taps_.empty()) {
    const double since = at - taps_.back();
    const std::optional<double> usual = distance();
    if (since <= 0 || (usual && since > kPause * *usual)) taps_.clear();
  }
  taps_.push_back(at);
}

std::optional<double> TapTempo::distance() const {
  if (taps_.size() < 2) return {};
  // The slope over the numbers of the taps, counted from their middle.
  const double middle = (static_cast<double>(taps_.size()) - 1) / 2;
  double above = 0;
  double below = 0;
  for (std::size_t i = 0; i < taps_.size(); ++i) {
    const double fromMiddle = static_cast<double>(i) - middle;
    above += fromMiddle * taps_[i];
    below += fromMiddle * fromMiddle;
  }
  return above / below;
}

std::optional<double> TapTempo::first() const {
  const std::optional<double> step = distance();
  if (!step) return {};
  const auto count = static_cast<double>(taps_.size());
  return std::accumulate(taps_.begin(), taps_.end(), 0.0) / count - *step * (count - 1) / 2;
}

}  // namespace furitsuke::session
