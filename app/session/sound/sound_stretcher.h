// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>

namespace furitsuke::session {

/// Changes the speed of a sound without changing its pitch. The first sample frame that comes out is the first one that
/// was put in. Samples are from -1 to 1. For one thread at a time.
class SoundStretcher {
 public:
  virtual ~SoundStretcher() = default;
  /// How many sample frames it needs before the next ones come out; at least 1.
  [[nodiscard]] virtual std::size_t needed() const = 0;
  /// Both sides have the same length.
  virtual void put(std::span<const float> left, std::span<const float> right) = 0;
  /// Fills the begin of both sides with what has come out, and returns how many sample frames that is.
  virtual std::size_t take(std::span<float> left, std::span<float> right) = 0;
};

/// `rate`: sample frames per second; `speed`: more than 0, 2 is twice as fast. Returns nullptr without a stretcher.
using StretcherMaker = std::function<std::unique_ptr<SoundStretcher>(int rate, double speed)>;

}  // namespace furitsuke::session
