// SPDX-License-Identifier: MIT
#include "core/physics/run_history.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/physics/physics_settings.h"

namespace furitsuke::physics {

RunHistory::RunHistory(std::vector<std::size_t> bodies, std::int64_t firstTick)
    : bodies_(std::move(bodies)),
      firstTick_(firstTick),
      endTick_(firstTick),
      chunks_(static_cast<std::size_t>((kLastTick - firstTick) / kChunk + 1)) {
  for (const std::size_t each : bodies_) {
    starts_.push_back(count_);
    count_ += each;
  }
  const auto tickBytes = static_cast<std::int64_t>(std::max<std::size_t>(count_, 1) * sizeof(RigidTransformF));
  lastTick_ = std::min(kLastTick, firstTick_ + kMostHistoryBytes / tickBytes - 1);
}

RunHistory::RunHistory(const RunHistory& earlier, std::int64_t end) : RunHistory(earlier.bodies_, earlier.firstTick_) {
  end = std::clamp(end, firstTick_, earlier.endTick());
  const std::int64_t ticks = end - firstTick_;
  const auto whole = static_cast<std::size_t>(ticks / kChunk);
  std::copy_n(earlier.chunks_.begin(), whole, chunks_.begin());
  if (ticks % kChunk != 0) {
    chunks_[whole] = std::make_shared<RigidTransformF[]>(kChunk * count_);
    std::copy_n(earlier.chunks_[whole].get(), static_cast<std::size_t>(ticks % kChunk) * count_, chunks_[whole].get());
  }
  endTick_ = end;
}

bool RunHistory::covers(double frame) const noexcept {
  const double tick = frame * kTicksPerFrame;
  return tick >= static_cast<double>(firstTick_) && std::ceil(tick) < static_cast<double>(endTick());
}

std::span<const RigidTransformF> RunHistory::transforms(std::size_t actor, std::int64_t tick) const noexcept {
  const std::int64_t at = tick - firstTick_;
  const RigidTransformF* chunk = chunks_[static_cast<std::size_t>(at / kChunk)].get();
  return {chunk + static_cast<std::size_t>(at % kChunk) * count_ + starts_[actor], bodies_[actor]};
}

std::span<RigidTransformF> RunHistory::next() {
  const std::int64_t at = endTick_.load(std::memory_order_relaxed) - firstTick_;
  Chunk& chunk = chunks_[static_cast<std::size_t>(at / kChunk)];
  if (!chunk) chunk = std::make_shared<RigidTransformF[]>(kChunk * count_);
  return {chunk.get() + static_cast<std::size_t>(at % kChunk) * count_, count_};
}

}  // namespace furitsuke::physics
