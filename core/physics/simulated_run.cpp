// SPDX-License-Identifier: MIT
#include "core/physics/simulated_run.h"

#include <algorithm>
#include <utility>

#include "core/eval/rig/evaluate_pose.h"
#include "core/physics/body_switches.h"

namespace furitsuke::physics {

/// Of one actor.
struct SimulatedRun::State {
  explicit State(const PhysicsActor& actor)
      : rig(makePhysicsRig(*actor.model, *actor.rig)),
        pose(*actor.rig),
        switches(rig),
        blended(*actor.rig, rig, *actor.motion) {}

  PhysicsRig rig;
  eval::RigPose pose;
  BodySwitches switches;
  BlendedBones blended;
};

std::vector<std::size_t> simulatedBodies(std::span<const PhysicsActor> actors) {
  std::vector<std::size_t> counts;
  for (const PhysicsActor& actor : actors) {
    counts.push_back(makePhysicsRig(*actor.model, *actor.rig).simulatedBodies);
  }
  return counts;
}

SimulatedRun::SimulatedRun(std::vector<PhysicsActor> actors, const PhysicsSettings& settings,
                           std::shared_ptr<RunHistory> history, FindTransforms findTransforms)
    : actors_(std::move(actors)),
      world_(settings),
      history_(std::move(history)),
      findTransforms_(std::move(findTransforms)),
      transforms_(actors_.size()),
      settling_(history_->firstTick() == 0 ? settings.settleTicks : 0),
      firstTick_(history_->firstTick()),
      tick_(firstTick_) {
  for (const PhysicsActor& actor : actors_) {
    states_.push_back(std::make_unique<State>(actor));
    world_.add(*actor.model, states_.back()->rig, actor.scale);
  }
  for (std::size_t i = 0; i < states_.size(); ++i) {
    poses_.push_back(&states_[i]->pose);
    worldStates_.push_back({&states_[i]->pose, states_[i]->switches.isOff(), &transforms_[i]});
  }
}

SimulatedRun::~SimulatedRun() = default;

bool SimulatedRun::settle(std::int64_t ticks) {
  if (tick_ > firstTick_) return true;
  if (!std::exchange(isPlaced_, true)) {
    sampleAll();
    world_.transform(worldStates_);
  }
  for (; settling_ > 0; --settling_, --ticks) {
    if (ticks <= 0) return false;
    world_.tick(worldStates_, -settling_);
  }
  store();
  return true;
}

bool SimulatedRun::advanceTo(std::int64_t tick, const std::stop_token& stop) {
  while (!settle(1)) {
    if (stop.stop_requested()) return false;
  }
  for (tick = std::min(tick, history_->lastTick()); tick_ <= tick;) {
    if (stop.stop_requested()) return false;
    sampleAll();
    world_.tick(worldStates_, tick_);
    store();
  }
  return true;
}

void SimulatedRun::sampleAll() {
  const double frame = static_cast<double>(tick_) / kTicksPerFrame;
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    const PhysicsActor& actor = actors_[i];
    State& state = *states_[i];
    const bool isFirst = tick_ == firstTick_;
    state.blended.begin(*actor.rig, state.rig, *actor.motion, frame, isFirst ? nullptr : &state.pose,
                        world_.transforms(i), state.switches.isOff());
    actor.motion->sample(frame, state.pose);
    state.switches.sample(*actor.motion, state.rig, frame);
    state.blended.apply(state.rig, frame, state.pose, state.switches);
    eval::applyMorphs(*actor.rig, state.pose);
    eval::poseBonesBeforePhysics(*actor.rig, state.pose);
  }
  if (findTransforms_) findTransforms_(frame, poses_, transforms_);
}

void SimulatedRun::store() {
  if (tick_++ < history_->endTick()) return;
  auto next = history_->next().begin();
  for (std::size_t i = 0; i < states_.size(); ++i) {
    const std::span<const RigidTransformF> transforms = world_.transforms(i);
    for (std::size_t body = 0; body < transforms.size(); ++body) {
      if (isSimulated(states_[i]->rig.bodies[body].role)) *next++ = transforms[body];
    }
  }
  history_->publish();
}

}  // namespace furitsuke::physics
