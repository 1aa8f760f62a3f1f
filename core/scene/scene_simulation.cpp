// SPDX-License-Identifier: MIT
#include "core/scene/scene_simulation.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "core/eval/rig/pose_bones.h"
#include "core/scene/keyed_placement.h"
#include "core/scene/placement_chain.h"

namespace furitsuke::scene {

/// What the simulation keeps of an actor.
struct SceneSimulation::Part {
  explicit Part(const Actor& actor)
      : id(actor.id()),
        title(actor.title),
        model(actor.sharedModel()),
        rig(actor.sharedRig()),
        motion(actor.motion()),
        placement(actor.placement) {
    // Simulated bodies keep their size.
    if (const auto transform = motion::accessoryKeyAt(motion.accessoryKeys(), 0))
      placement = keyedPlacement(placement, *transform);
  }

  std::uint64_t id;
  std::string title;
  std::shared_ptr<const model::Model> model;
  std::shared_ptr<const eval::Rig> rig;
  eval::BoundMotion motion;
  Placement placement;
};

SceneSimulation::SceneSimulation(const Scene& scene, const physics::PhysicsSettings& settings, std::int64_t firstTick)
    : settings_(settings) {
  std::vector<std::size_t> bodies;
  std::vector<ParentMember> members;
  for (const auto& actor : scene.actors) {
    parts_.push_back(std::make_unique<Part>(*actor));
    parts_.back()->motion.setPreExtrapolation(scene.preExtrapolation);
    bodies.push_back(actor->physicsRig().simulatedBodies);
    const Placement& placement = actor->placement;
    const bool isMoved = RigidTransform{placement.position, placement.rotation} != RigidTransform() ||
                         placement.scale != 1 || placement.attachment != 0;
    areMoved_ = areMoved_ || isMoved;
    const Part& part = *parts_.back();
    members.push_back({part.id, part.title, part.model.get(), part.rig.get(), &part.motion, &part.placement});
  }
  parents_.emplace(std::move(members));
  areMoved_ = areMoved_ || !parents_->isEmpty();
  history_ = std::make_shared<physics::RunHistory>(std::move(bodies), firstTick);
}

SceneSimulation::~SceneSimulation() = default;

void SceneSimulation::keepTicks(const SceneSimulation& earlier, std::int64_t end) {
  const auto isSame = [](const auto& a, const auto& b) {
    return a->id == b->id && a->model == b->model && a->placement == b->placement;
  };
  physics::PhysicsSettings before = earlier.settings_;
  before.gravityKeys = settings_.gravityKeys;
  const bool areSame =
      earlier.firstTick() == firstTick() && before == settings_ && std::ranges::equal(parts_, earlier.parts_, isSame);
  if (areSame) history_ = std::make_shared<physics::RunHistory>(*earlier.history_, end);
}

bool SceneSimulation::isNeeded(const Scene& scene) {
  return std::ranges::any_of(scene.actors, [](const auto& actor) { return actor->physicsRig().simulatedBodies > 0; });
}

std::int64_t SceneSimulation::tickFor(double frame) noexcept {
  const double tick = std::ceil(frame * physics::kTicksPerFrame);
  return static_cast<std::int64_t>(std::clamp(tick, 0.0, static_cast<double>(physics::kLastTick)));
}

bool SceneSimulation::isPossible(double frame) const noexcept {
  return frame >= 0 && std::ceil(frame * physics::kTicksPerFrame) <= static_cast<double>(lastTick());
}

bool SceneSimulation::advanceTo(std::int64_t tick, const std::stop_token& stop) {
  if (tick < endTick()) return true;
  const std::scoped_lock lock(mutex_);
  if (!run_) {
    std::vector<physics::PhysicsActor> actors;
    for (const auto& part : parts_) {
      // Carriers do not change their scales.
      const double scale = areMoved_ ? scaleOf(*part) : 1;
      actors.push_back({part->model.get(), part->rig.get(), &part->motion, scale});
    }
    const physics::FindTransforms find = [this](double frame, auto poses, auto transforms) {
      findTransforms(frame, poses, transforms);
    };
    run_ = std::make_unique<physics::SimulatedRun>(std::move(actors), settings_, history_,
                                                   areMoved_ ? find : physics::FindTransforms());
  }
  const bool isDone = run_->advanceTo(tick, stop);
  const std::scoped_lock runawaysLock(runawaysMutex_);
  for (std::size_t i = runaways_.size(); i < run_->runaways().size(); ++i) {
    const physics::RunawayBody& body = run_->runaways()[i];
    runaways_.push_back({parts_[body.actor]->id, body.body});
  }
  return isDone;
}

double SceneSimulation::scaleOf(const Part& part) const {
  return scene::scaleOf(worldOfCarried(&part, parts_.size(), [this](const Part& carried) {
    const auto attachment =
        std::ranges::find(parts_, carried.placement.attachment, [](const auto& each) { return each->id; });
    const bool hasAttachment = carried.placement.attachment != 0 && attachment != parts_.end();
    return AttachedPlacement<Part>{carried.placement, hasAttachment ? attachment->get() : nullptr};
  }));
}

void SceneSimulation::findTransforms(double frame, std::span<eval::RigPose* const> poses,
                                     std::span<RigidTransform> transforms) {
  const MemberPoses found{
      // Bones after physics, too, can be followed.
      [&](std::size_t member) -> const eval::RigPose& {
        eval::RigPose& pose = trials_.insert_or_assign(member, *poses[member]).first->second;
        eval::poseBonesAfterPhysics(*parts_[member]->rig, pose);
        return pose;
      },
      [&](std::size_t member, const std::vector<eval::OutsideTransform>& outside) -> const eval::RigPose& {
        eval::RigPose& pose = trials_.insert_or_assign(member, *poses[member]).first->second;
        pose.outside = outside;
        eval::poseBones(*parts_[member]->rig, pose);
        return pose;
      }};
  parents_->moveTo(frame);
  for (const std::size_t member : parents_->order()) {
    eval::RigPose& pose = *poses[member];
    std::vector<eval::OutsideTransform> outside = parents_->transformsOf(member, found);
    if (outside.empty() && pose.outside.empty()) continue;
    pose.outside = std::move(outside);
    eval::poseBonesBeforePhysics(*parts_[member]->rig, pose);
  }
  for (std::size_t i = 0; i < parts_.size(); ++i) transforms[i] = rigidPart(parents_->worldOf(i, found.posed));
}

void SceneSimulation::showIn(Scene& scene) const {
  for (const auto& actor : scene.actors) showIn(*actor);
}

void SceneSimulation::showIn(Actor& actor) const {
  const auto part = std::ranges::find(parts_, actor.id(), [](const auto& each) { return each->id; });
  if (part == parts_.end()) return actor.switchPhysicsOff();
  actor.showRun(history_, static_cast<std::size_t>(part - parts_.begin()));
}

std::vector<SceneSimulation::Runaway> SceneSimulation::runaways() const {
  const std::scoped_lock lock(runawaysMutex_);
  return runaways_;
}

void simulate(Scene& scene, const physics::PhysicsSettings& settings) {
  scene.simulation = SceneSimulation::isNeeded(scene) ? std::make_shared<SceneSimulation>(scene, settings) : nullptr;
}

}  // namespace furitsuke::scene
