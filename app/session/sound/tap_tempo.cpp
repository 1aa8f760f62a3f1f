// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/tap_tempo.h"

#include <numeric>

namespace furitsuke::session {

void TapTempo::tap(double at) {
  if (!taps_.empty()) {
    const double since = at - taps_.back();
    const std::optional<double> usual = interval();
    if (since <= 0 || (usual && since > kPause * *usual)) taps_.clear();
  }
  taps_.push_back(at);
}

std::optional<double> TapTempo::interval() const {
  if (taps_.size() < 2) return {};
  // The least-squares slope of the times over the indices of the taps, with the indices relative to their mean.
  const double middle = (static_cast<double>(taps_.size()) - 1) / 2;
  double numerator = 0;
  double denominator = 0;
  for (std::size_t i = 0; i < taps_.size(); ++i) {
    const double fromMiddle = static_cast<double>(i) - middle;
    numerator += fromMiddle * taps_[i];
    denominator += fromMiddle * fromMiddle;
  }
  return numerator / denominator;
}

std::optional<double> TapTempo::first() const {
  const std::optional<double> step = interval();
  if (!step) return {};
  const auto count = static_cast<double>(taps_.size());
  return std::accumulate(taps_.begin(), taps_.end(), 0.0) / count - *step * (count - 1) / 2;
}

}  // namespace furitsuke::session
