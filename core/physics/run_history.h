// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/physics/physics_rig.h"

namespace furitsuke::physics {

/// The last tick up to which scenes are simulated, two hours: the places of 100 bodies then take 1.2 GB.
constexpr std::int64_t kLastTick = std::int64_t{2} * 60 * 60 * 60;
/// The most memory for the places of one run, bytes: two hours of 177 bodies.
constexpr std::int64_t kMostHistoryBytes = std::int64_t{1} << 31U;

/// The places of the simulated bodies of all actors, tick after tick, 28 bytes each. One thread appends ticks while any
/// number of threads read those before endTick().
class RunHistory {
 public:
  /// @param bodies the number of simulated bodies of each actor
  /// @param firstTick 0 to kLastTick
  explicit RunHistory(std::vector<std::size_t> bodies, std::int64_t firstTick = 0);
  /// Begins with the ticks of `earlier` before `end`, whose memory is shared as far as possible. The same actors.
  RunHistory(const RunHistory& earlier, std::int64_t end);

  [[nodiscard]] std::int64_t firstTick() const noexcept { return firstTick_; }
  /// The tick after the last one that can be read.
  [[nodiscard]] std::int64_t endTick() const noexcept { return endTick_.load(std::memory_order_acquire); }
  /// The last tick for which there may be memory: kLastTick, or earlier with very many bodies.
  [[nodiscard]] std::int64_t lastTick() const noexcept { return lastTick_; }
  /// Whether a frame can be shown from its ticks, both of them if it is between two.
  [[nodiscard]] bool covers(double frame) const noexcept;

  /// The places of the simulated bodies of one actor, in the order of the model, relative to its model space. `tick` is
  /// from firstTick() and before endTick().
  [[nodiscard]] std::span<const RigidTransformF> transforms(std::size_t actor, std::int64_t tick) const noexcept;

  /// The number of simulated bodies of each actor.
  [[nodiscard]] const std::vector<std::size_t>& bodies() const noexcept { return bodies_; }

  /// Memory for the places of the tick endTick(), at most lastTick(), of all actors in order; publish() makes them
  /// readable. Only for the one thread that appends.
  [[nodiscard]] std::span<RigidTransformF> next();
  void publish() noexcept { endTick_.fetch_add(1, std::memory_order_release); }

 private:
  static constexpr std::int64_t kChunk = 256;  ///< ticks
  using Chunk = std::shared_ptr<RigidTransformF[]>;

  std::vector<std::size_t> bodies_;
  std::vector<std::size_t> starts_;  ///< of each actor in the places of a tick
  std::size_t count_ = 0;            ///< places in a tick
  std::int64_t firstTick_ = 0;
  std::int64_t lastTick_ = kLastTick;
  std::atomic<std::int64_t> endTick_ = 0;
  std::vector<Chunk> chunks_;  ///< of its final size from the start, so that readers need no lock
};

}  // namespace furitsuke::physics
