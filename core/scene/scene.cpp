// SPDX-License-Identifier: MIT
#include "core/scene/scene.h"

#include <algorithm>
#include <optional>

#include "core/model/name_index.h"
#include "core/scene/placement_chain.h"
#include "core/scene/scene_simulation.h"

namespace furitsuke::scene {

Scene Scene::snapshot() const {
  Scene copy;
  for (const auto& actor : actors) copy.actors.push_back(std::make_unique<Actor>(*actor));
  copy.beforeFirst = beforeFirst;
  copy.simulation = simulation;
  copy.cameraTrack = cameraTrack;
  copy.lightTrack = lightTrack;
  copy.selfShadowTrack = selfShadowTrack;
  copy.camera_ = camera_;
  copy.light_ = light_;
  copy.selfShadow_ = selfShadow_;
  return copy;
}

Actor* Scene::find(std::uint64_t id) const {
  const auto found = std::ranges::find_if(actors, [id](const auto& actor) { return actor->id() == id; });
  return found == actors.end() ? nullptr : found->get();
}

void Scene::evaluate(double frame) {
  for (const auto& actor : actors) {
    actor->setBeforeFirst(beforeFirst);
    // A hidden model still moves what it carries.
    if (actor->shown || carriesSomething(*actor)) actor->evaluate(frame);
  }
  camera_ = eval::sampleCamera(cameraTrack, frame, nullptr, beforeFirst);
  light_ = eval::sampleLight(lightTrack, frame, nullptr, beforeFirst);
  selfShadow_ = eval::sampleSelfShadow(selfShadowTrack, frame, nullptr, beforeFirst);
}

bool Scene::evaluateSimulated(double frame, const std::atomic<bool>& canceled) {
  if (simulation && !simulation->isPossible(frame)) {
    for (const auto& actor : actors) actor->switchPhysicsOff();
  } else if (simulation) {
    constexpr std::int64_t kSlice = 60;  // ticks between two looks at `canceled`
    const std::int64_t last = SceneSimulation::tickFor(frame);
    while (simulation->endTick() <= last && !canceled) {
      simulation->advanceTo(std::min(last, simulation->endTick() + kSlice));
    }
    simulation->showIn(*this);
  }
  if (canceled) return false;
  evaluate(frame);
  return true;
}

bool Scene::carriesSomething(const Actor& actor) const {
  return std::ranges::any_of(actors, [&](const auto& other) { return other->placement.carrier == actor.id(); });
}

bool Scene::attachToBone(Actor& carried, std::string_view bone) const {
  if (bone.empty()) return false;
  for (const auto& actor : actors) {
    if (actor.get() == &carried) continue;
    const std::optional<model::BoneIndex> found = model::NameIndex(actor->model()).findBone(bone);
    if (!found) continue;
    carried.placement.carrier = actor->id();
    carried.placement.carrierBone = *found;
    return true;
  }
  return false;
}

glm::dmat4 Scene::worldOf(const Actor& actor) const {
  return worldOf(actor, [](const Actor& carrier) -> const eval::RigPose& { return carrier.pose(); });
}

glm::dmat4 Scene::worldOf(const Actor& actor, const PoseOf& poseOf) const {
  return worldOfPlacement(actor.placement, actors.size(), [&](const Placement& place) -> std::optional<CarrierStance> {
    const Actor* carrier = place.carrier == 0 ? nullptr : find(place.carrier);
    if (carrier == nullptr) return {};
    const bool hasBone =
        place.carrierBone >= 0 && static_cast<std::size_t>(place.carrierBone) < carrier->rig().bones.size();
    return CarrierStance{&carrier->placement,
                         hasBone ? &poseOf(*carrier).stances[static_cast<std::size_t>(place.carrierBone)] : nullptr};
  });
}

}  // namespace furitsuke::scene
