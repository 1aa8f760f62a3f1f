// SPDX-License-Identifier: MIT
#include "core/physics/canonical_run.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "core/eval/rig/evaluate_pose.h"
#include "core/physics/write_back.h"

namespace furitsuke::physics {

/// Of one actor.
struct CanonicalRun::State {
  explicit State(const PhysicsActor& actor)
      : rig(makePhysicsRig(*actor.model, *actor.rig)), pose(*actor.rig), isOff(rig.bodies.size()) {
    for (std::size_t i = 0; i < rig.bodies.size(); ++i) {
      if (isSimulated(rig.bodies[i].role)) simulated.push_back(i);
    }
    places.resize(rig.bodies.size());
  }

  PhysicsRig rig;
  std::vector<std::size_t> simulated;  ///< bodies whose places are kept
  std::vector<BodyPlace> history;      ///< of the simulated bodies, tick after tick
  // Working memory.
  eval::RigPose pose;
  std::vector<std::uint8_t> isOff;
  std::vector<BodyPlace> places;
  std::vector<std::uint8_t> isBoneOn, isWritten;
};

CanonicalRun::CanonicalRun(std::vector<PhysicsActor> actors, const PhysicsSettings& settings)
    : actors_(std::move(actors)), world_(settings) {
  for (const PhysicsActor& actor : actors_) {
    states_.push_back(std::make_unique<State>(actor));
    world_.add(*actor.model, states_.back()->rig);
  }
  for (const auto& state : states_) worldStates_.push_back({&state->pose, state->isOff});
  sampleAll(0);
  world_.place(worldStates_);
  for (int i = 0; i < settings.settleTicks; ++i) world_.tick(worldStates_);
  store();
}

CanonicalRun::~CanonicalRun() = default;

std::int64_t CanonicalRun::validTicks() const noexcept { return ticks_; }

bool CanonicalRun::advanceTo(std::int64_t tick, const std::stop_token& stop) {
  while (ticks_ <= tick) {
    if (stop.stop_requested()) return false;
    sampleAll(static_cast<double>(ticks_) / kTicksPerFrame);
    world_.tick(worldStates_);
    store();
  }
  return true;
}

void CanonicalRun::sample(std::size_t actor, double frame, eval::RigPose& pose,
                          std::vector<std::uint8_t>& isOff) const {
  State& state = *states_[actor];
  const PhysicsActor& source = actors_[actor];
  source.motion->sample(frame, pose);
  state.isBoneOn.resize(source.rig->bones.size());
  source.motion->samplePhysics(frame, state.isBoneOn);
  for (std::size_t i = 0; i < isOff.size(); ++i) {
    const model::BoneIndex bone = state.rig.bodies[i].bone;
    isOff[i] = bone != model::kNoIndex && state.isBoneOn[static_cast<std::size_t>(bone)] == 0 ? 1 : 0;
  }
  eval::applyMorphs(*source.rig, pose);
  eval::poseBonesBeforePhysics(*source.rig, pose);
}

void CanonicalRun::sampleAll(double frame) {
  for (std::size_t i = 0; i < actors_.size(); ++i) sample(i, frame, states_[i]->pose, states_[i]->isOff);
}

void CanonicalRun::store() {
  for (std::size_t i = 0; i < states_.size(); ++i) {
    const std::span<const BodyPlace> places = world_.places(i);
    for (const std::size_t body : states_[i]->simulated) states_[i]->history.push_back(places[body]);
  }
  ++ticks_;
}

void CanonicalRun::evaluate(std::size_t actor, double frame, eval::RigPose& pose) {
  State& state = *states_[actor];
  const eval::Rig& rig = *actors_[actor].rig;
  sample(actor, frame, pose, state.isOff);
  const double tick = std::clamp(frame * kTicksPerFrame, 0.0, static_cast<double>(ticks_ - 1));
  const auto earlier = static_cast<std::size_t>(tick);
  const auto share = static_cast<float>(tick - static_cast<double>(earlier));
  const std::size_t count = state.simulated.size();
  for (std::size_t i = 0; i < count; ++i) {
    BodyPlace& place = state.places[state.simulated[i]];
    place = state.history[earlier * count + i];
    if (share == 0) continue;
    const BodyPlace& later = state.history[(earlier + 1) * count + i];
    place = {glm::mix(place.position, later.position, share), glm::slerp(place.rotation, later.rotation, share)};
  }
  writeBack(rig, state.rig, state.places, state.isOff, pose, state.isWritten);
  eval::poseBonesAfterPhysics(rig, pose, state.isWritten);
}

const std::vector<std::uint8_t>& CanonicalRun::writtenBones(std::size_t actor) const {
  return states_[actor]->isWritten;
}

}  // namespace furitsuke::physics
