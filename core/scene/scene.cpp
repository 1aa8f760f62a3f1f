// SPDX-License-Identifier: MIT
#include "core/scene/scene.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>

#include "core/base/parallel.h"
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

namespace {

/// With fewer vertices, starting threads takes longer than they save.
constexpr std::size_t kManyVertices = 12'000;

std::size_t vertexCount(const Actor* actor) { return actor->model().mesh.size(); }

/// On as many threads as there are cores, since poses do not depend on other actors.
void evaluateEach(std::vector<Actor*>& actors, double frame) {
  std::size_t vertices = 0;
  for (const Actor* actor : actors) vertices += vertexCount(actor);
  if (actors.size() < 2 || vertices < kManyVertices) {
    for (Actor* actor : actors) actor->evaluate(frame);
    return;
  }
  // The largest first, so that no thread waits for one that has begun last.
  std::ranges::stable_sort(actors, std::ranges::greater(), vertexCount);
  forEachInParallel(actors.size(), [&](std::size_t i, std::size_t) { actors[i]->evaluate(frame); });
}

}  // namespace

void Scene::evaluate(double frame) {
  std::vector<Actor*> moving;
  moving.reserve(actors.size());
  for (const auto& actor : actors) {
    actor->setBeforeFirst(beforeFirst);
    // A hidden model still moves what it carries.
    if (actor->shown || carriesSomething(*actor)) moving.push_back(actor.get());
  }
  evaluateEach(moving, frame);
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
