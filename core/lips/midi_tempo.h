// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace furitsuke::lips {

/// The times of the ticks of a Standard MIDI file.
class MidiTempo {
 public:
  /// `division` as in the header, not 0.
  explicit MidiTempo(std::uint16_t division) {
    if (division >= 0x8000) {
      // SMPTE: the negative number of frames per second, where 29 stands for 29.97, and the ticks per frame.
      const int frames = 256 - (division >> 8U);
      secondsPerTick_ = 1 / ((frames == 29 ? 30000.0 / 1001 : frames) * (division & 0xFFU));
    } else {
      ticksPerQuarter_ = division;
    }
  }

  /// Any order; of several at one tick the last applies. `microseconds`: of a quarter; 0 is ignored.
  void addChange(std::uint64_t tick, std::uint32_t microseconds) {
    if (ticksPerQuarter_ > 0 && microseconds > 0) changes_.push_back({tick, microseconds / 1e6 / ticksPerQuarter_, 0});
  }

  /// To be called after the last addChange() and before seconds().
  void finish() {
    if (ticksPerQuarter_ > 0) secondsPerTick_ = 0.5 / ticksPerQuarter_;  // 120 beats per minute
    std::ranges::stable_sort(changes_, {}, &Change::tick);
    double seconds = 0;
    double perTick = secondsPerTick_;
    std::uint64_t tick = 0;
    for (Change& change : changes_) {
      seconds += static_cast<double>(change.tick - tick) * perTick;
      change.seconds = seconds;
      perTick = change.secondsPerTick;
      tick = change.tick;
    }
  }

  [[nodiscard]] double seconds(std::uint64_t tick) const {
    const auto after = std::ranges::upper_bound(changes_, tick, {}, &Change::tick);
    if (after == changes_.begin()) return static_cast<double>(tick) * secondsPerTick_;
    const Change& change = *(after - 1);
    return change.seconds + static_cast<double>(tick - change.tick) * change.secondsPerTick;
  }

 private:
  struct Change {
    std::uint64_t tick;
    double secondsPerTick;
    double seconds;
  };
  double ticksPerQuarter_ = 0;
  double secondsPerTick_ = 0;
  std::vector<Change> changes_;
};

}  // namespace furitsuke::lips
