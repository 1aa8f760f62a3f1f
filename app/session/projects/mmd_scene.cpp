// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/mmd_scene.h"

#include <algorithm>

#include "app/session/physics/scene_gravity.h"

namespace furitsuke::session {

const scene::Actor* MmdScene::actor(std::uint64_t id) const { return id == 0 ? nullptr : stage_.scene().find(id); }

edit::MotionDocument* MmdScene::motionOf(const MmdLink::Model& model) const {
  return actor(model.actor) != nullptr ? stage_.motionOf(model.actor) : model.motion.data();
}

edit::MotionDocument* MmdScene::motionOf(ScenePart part) const {
  edit::MotionDocument* shown = stage_.motionOf(part);
  return shown != nullptr ? shown : link_.camera.motion.data();
}

std::optional<std::size_t> MmdScene::modelAt(std::uint64_t actor) const {
  const auto found = std::ranges::find(link_.models, actor, &MmdLink::Model::actor);
  if (actor == 0 || found == link_.models.end()) return std::nullopt;
  return static_cast<std::size_t>(found - link_.models.begin());
}

bool MmdScene::isAccessory(std::uint64_t actor) const {
  return std::ranges::find(link_.accessories, actor, &MmdLink::Accessory::actor) != link_.accessories.end();
}

bool MmdScene::isOnSomethingElse(const scene::Actor& accessory) const {
  return accessory.placement.carrier != 0 && !modelAt(accessory.placement.carrier);
}

std::optional<std::optional<motion::GravityTrack>> MmdScene::gravity() const {
  const auto isOpen = [](const MmdLink::Model& model) { return model.motion != nullptr; };
  if (!isOpen(link_.camera) && std::ranges::none_of(link_.models, isOpen)) return std::nullopt;
  return std::make_optional(gravityOf(stage_));
}

}  // namespace furitsuke::session
