// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <stop_token>

#include "core/scene/scene_simulation.h"

namespace furitsuke::session {

/// Advances one simulation on a thread of its own, with low priority.
class BackgroundRun {
 public:
  /// What the thread does for the time that it rests.
  using Rest = std::function<void(std::chrono::nanoseconds)>;
  static constexpr std::int64_t kWithoutRests = std::numeric_limits<std::int64_t>::max();

  BackgroundRun();
  explicit BackgroundRun(Rest rest);
  /// Stops, and waits for the thread.
  ~BackgroundRun();
  BackgroundRun(const BackgroundRun&) = delete;
  BackgroundRun& operator=(const BackgroundRun&) = delete;

  /// Stops the current simulation and holds another one; null: none.
  void set(std::shared_ptr<scene::SceneSimulation> simulation);
  [[nodiscard]] const std::shared_ptr<scene::SceneSimulation>& simulation() const noexcept { return simulation_; }
  [[nodiscard]] bool covers(double frame) const noexcept { return simulation_ && simulation_->covers(frame); }

  /// Simulates up to the tick in the background. Later calls only extend the run.
  void advanceTo(std::int64_t tick);
  [[nodiscard]] std::int64_t goal() const noexcept { return goal_; }
  /// Ticks after this one are simulated with rests nine times as long as the work, so that pictures that are drawn
  /// meanwhile have the processor: priority alone does not give it back where two threads share a core. Without rests
  /// until this is called.
  void restAfter(std::int64_t tick) noexcept { *restAfter_ = tick; }
  /// Whether ticks before the goal are missing.
  [[nodiscard]] bool isBehind() const noexcept { return simulation_ && simulation_->endTick() <= goal_; }

 private:
  Rest rest_;
  std::shared_ptr<std::atomic<std::int64_t>> restAfter_ = std::make_shared<std::atomic<std::int64_t>>(kWithoutRests);
  QThreadPool thread_;
  std::shared_ptr<scene::SceneSimulation> simulation_;
  std::stop_source stop_;
  std::int64_t goal_ = -1;
};

}  // namespace furitsuke::session
