// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/physics/live_bodies.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/physics/body_switches.h"
#include "core/scene/placement_chain.h"
#include "core/scene/scene_simulation.h"

namespace furitsuke::session {

namespace {

/// Frames; a larger step of the playhead would tear the joints.
constexpr double kJump = 2;

}  // namespace

/// What the world needs of an actor.
struct LiveBodies::Part {
  explicit Part(const scene::Actor& actor) : id(actor.id()), pose(actor.rig()), switches(actor.physicsRig()) {}

  std::uint64_t id;
  eval::RigPose pose;
  physics::BodySwitches switches;
  RigidTransform transform;
};

LiveBodies::LiveBodies(const scene::Scene& scene, const physics::PhysicsSettings& settings, double frame)
    : world_(settings), isGravityKeyed_(!settings.gravityKeys.empty()), frame_(frame) {
  for (const auto& actor : scene.actors) {
    parts_.push_back(std::make_unique<Part>(*actor));
    world_.add(actor->model(), actor->physicsRig(), scene::scaleOf(scene.worldOf(*actor)));
  }
  for (const auto& part : parts_) states_.push_back({&part->pose, part->switches.isOff(), &part->transform});
  sample(scene, frame);
  world_.transform(states_);
}

LiveBodies::~LiveBodies() = default;

bool LiveBodies::fits(const scene::Scene& scene) const {
  return std::ranges::equal(parts_, scene.actors,
                            [](const auto& part, const auto& actor) { return part->id == actor->id(); });
}

void LiveBodies::sample(const scene::Scene& scene, double frame) {
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const scene::Actor& actor = *scene.actors[i];
    parts_[i]->pose.outside = actor.pose().outside;
    actor.poseBeforePhysics(frame, parts_[i]->pose);
    parts_[i]->switches.sample(actor.motion(), actor.physicsRig(), frame);
    parts_[i]->transform = scene::rigidPart(scene.worldOf(actor));
  }
}

void LiveBodies::advance(const scene::Scene& scene, double frame, int ticks) {
  sample(scene, frame);
  if (std::abs(frame - frame_) > kJump) world_.transform(states_);
  frame_ = frame;
  // Keyed gravity is that of the playhead; its noise goes on with the clock.
  std::optional<std::int64_t> keyedTick;
  if (isGravityKeyed_) keyedTick = scene::SceneSimulation::tickFor(frame);
  for (int i = 0; i < ticks; ++i) world_.tick(states_, keyedTick.value_or(++tick_));
}

void LiveBodies::showIn(scene::Scene& scene) const {
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const auto transforms = world_.transforms(i);
    const auto isOff = parts_[i]->switches.isOff();
    scene.actors[i]->showBodies({transforms.begin(), transforms.end()}, {isOff.begin(), isOff.end()});
  }
}

}  // namespace furitsuke::session
