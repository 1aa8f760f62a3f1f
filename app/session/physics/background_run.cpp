// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/physics/background_run.h"

#include <algorithm>
#include <thread>
#include <utility>

#include "app/session/physics/thread_priority.h"

namespace furitsuke::session {

namespace {

constexpr std::int64_t kTicksBetweenRests = 8;  // some milliseconds
constexpr int kRestPerWork = 9;
constexpr std::chrono::nanoseconds kLongestRest = std::chrono::milliseconds(50);  // how long stopping may take

}  // namespace

BackgroundRun::BackgroundRun()
    : BackgroundRun([](std::chrono::nanoseconds time) { std::this_thread::sleep_for(time); }) {}

BackgroundRun::BackgroundRun(Rest rest) : rest_(std::move(rest)) { thread_.setMaxThreadCount(1); }

BackgroundRun::~BackgroundRun() {
  stop_.request_stop();
  thread_.waitForDone();
}

void BackgroundRun::set(std::shared_ptr<scene::SceneSimulation> simulation) {
  stop_.request_stop();
  thread_.clear();
  stop_ = std::stop_source();
  simulation_ = std::move(simulation);
  goal_ = -1;
}

void BackgroundRun::advanceTo(std::int64_t tick) {
  if (simulation_) tick = std::min(tick, simulation_->lastTick());
  if (!simulation_ || tick <= goal_) return;
  goal_ = tick;
  if (simulation_->endTick() > tick) return;
  thread_.start([simulation = simulation_, tick, stop = stop_.get_token(), restAfter = restAfter_, rest = rest_] {
    lowerThreadPriority();
    while (!stop.stop_requested() && simulation->endTick() <= tick) {
      const auto begin = std::chrono::steady_clock::now();
      const std::int64_t next = simulation->endTick() + kTicksBetweenRests - 1;
      simulation->advanceTo(std::min(tick, next), stop);
      if (simulation->endTick() <= *restAfter) continue;
      rest(std::min<std::chrono::nanoseconds>(kRestPerWork * (std::chrono::steady_clock::now() - begin), kLongestRest));
    }
  });
}

}  // namespace furitsuke::session
