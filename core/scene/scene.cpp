// SPDX-License-Identifier: MIT
#include "core/scene/scene.h"

#include <algorithm>
#include <glm/ext/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
#include <optional>

#include "core/model/name_index.h"

namespace furitsuke::scene {

namespace {

glm::dmat4 matrixOf(const glm::dvec3& position, const glm::dquat& rotation, double scale) {
  return glm::scale(glm::translate(glm::dmat4(1), position) * glm::mat4_cast(rotation), glm::dvec3(scale));
}

}  // namespace

Scene Scene::snapshot() const {
  Scene copy;
  for (const auto& actor : actors) copy.actors.push_back(std::make_unique<Actor>(*actor));
  copy.beforeFirst = beforeFirst;
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
  glm::dmat4 world(1);
  const Actor* carried = &actor;
  // Limits the number of steps, in case carriers form a cycle.
  for (std::size_t i = 0; i <= actors.size(); ++i) {
    const Placement& place = carried->placement;
    world = matrixOf(place.position, place.rotation, place.scale) * world;
    const Actor* carrier = place.carrier == 0 ? nullptr : find(place.carrier);
    if (carrier == nullptr) break;
    if (place.carrierBone >= 0 && static_cast<std::size_t>(place.carrierBone) < carrier->rig().bones.size()) {
      const eval::BoneStance& bone = poseOf(*carrier).stances[static_cast<std::size_t>(place.carrierBone)];
      world = matrixOf(bone.position, bone.rotation, 1) * world;
    }
    carried = carrier;
  }
  return world;
}

}  // namespace furitsuke::scene
