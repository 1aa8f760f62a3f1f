// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/physics/background_run.h"

#include <algorithm>
#include <utility>

#include "app/session/physics/thread_priority.h"

namespace furitsuke::session {

BackgroundRun::BackgroundRun() { thread_.setMaxThreadCount(1); }

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
  thread_.start([simulation = simulation_, tick, stop = stop_.get_token()] {
    lowerThreadPriority();
    simulation->advanceTo(tick, stop);
  });
}

}  // namespace furitsuke::session
