// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/sound_clock.h"

#include <algorithm>
#include <cmath>

namespace furitsuke::session {

namespace {

/// The part of an error that one reading corrects. Readings come every 10 ms.
constexpr double kCorrection = 0.04;

}  // namespace

void SoundClock::begin(int rate) {
  end();
  rate_ = rate;
  lastFrames_ = 0;
}

void SoundClock::end() {
  if (zero_) ++revision_;
  zero_.reset();
}

void SoundClock::observe(double machine, std::int64_t framesPlayed) {
  if (rate_ == 0) return;
  const bool hasAdvanced = framesPlayed > lastFrames_;
  if (hasAdvanced) {
    lastFrames_ = framesPlayed;
    lastMachine_ = machine;
  } else if (zero_ && machine - lastMachine_ > kLongestSilence) {
    end();
  }
  if (!zero_) {
    if (!hasAdvanced) return;
    zero_ = machine + ahead_ - static_cast<double>(framesPlayed) / rate_ + lateness_;
    ++revision_;
    return;
  }
  const double error = timeOf(framesPlayed) - lateness_ - (machine + ahead_);
  ahead_ += std::abs(error) > kLargestError ? error : error * kCorrection;
}

double SoundClock::at(double machine) const {
  latest_ = std::max(latest_, machine + ahead_);
  return latest_;
}

}  // namespace furitsuke::session
