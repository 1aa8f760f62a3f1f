// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/mmd_scene.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>

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

std::optional<io::OutsideParentKey> MmdScene::storedParent(std::size_t model, const motion::ParentKey& key) const {
  const motion::ParentTarget& target = key.target;
  io::OutsideParentKey stored{.frame = key.frame, .bone = key.bone, .isGround = false};
  switch (target.kind) {
    case motion::ParentKind::None: break;
    case motion::ParentKind::Ground: stored.isGround = true; break;
    case motion::ParentKind::Own: stored.model = model; break;
    case motion::ParentKind::Model: {
      const auto followed =
          std::ranges::find(stage_.actors(), target.model, [](const auto& each) { return each->title; });
      if (followed != stage_.actors().end()) stored.model = modelAt((*followed)->id());
      if (!stored.model) return std::nullopt;
    }
  }
  if (stored.model) stored.target = target.bone;
  return io::hasParentPlace(link_.sources, link_.sources[model], stored) ? std::optional(std::move(stored))
                                                                         : std::nullopt;
}

MmdScene::Parents MmdScene::parentsOf(std::size_t model) const {
  Parents parents;
  const std::vector<io::OutsideParentKey>& source = link_.sources[model].outsideParents;
  const edit::MotionDocument* document = motionOf(link_.models[model]);
  if (document == nullptr) return {source};
  const std::vector<motion::ParentKey>& now = document->motion().annotations.parents;
  const std::vector<motion::ParentKey>& opened = link_.models[model].annotations.parents;
  std::set<std::string> bones;
  for (const motion::ParentKey& key : now) bones.insert(key.bone);
  for (const io::OutsideParentKey& key : source) bones.insert(key.bone);
  const auto keysOf = [](const std::vector<motion::ParentKey>& all, const std::string& bone) {
    std::vector<motion::ParentKey> keys;
    std::ranges::copy_if(all, std::back_inserter(keys), [&](const motion::ParentKey& key) { return key.bone == bone; });
    return keys;
  };
  for (const std::string& bone : bones) {
    const std::vector<motion::ParentKey> keys = keysOf(now, bone);
    const bool isSame = keys == keysOf(opened, bone);
    for (const motion::ParentKey& key : keys) {
      if (isSame) break;
      auto stored = storedParent(model, key);
      parents.isComplete = parents.isComplete && stored;
      if (stored) parents.keys.push_back(*std::move(stored));
    }
    for (const io::OutsideParentKey& key : source) {
      const bool isHidden = key.model && link_.models[*key.model].actor == 0 &&
                            std::ranges::find(keys, key.frame, &motion::ParentKey::frame) == keys.end();
      if (key.bone == bone && (isSame || isHidden)) parents.keys.push_back(key);
    }
  }
  return parents;
}

std::optional<std::optional<motion::GravityTrack>> MmdScene::gravity() const {
  const auto isOpen = [](const MmdLink::Model& model) { return model.motion != nullptr; };
  if (!isOpen(link_.camera) && std::ranges::none_of(link_.models, isOpen)) return std::nullopt;
  return std::make_optional(gravityOf(stage_));
}

}  // namespace furitsuke::session
