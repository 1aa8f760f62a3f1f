// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/mmd_scene.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "app/session/physics/scene_gravity.h"
#include "core/scene/keyed_placement.h"

namespace furitsuke::session {

namespace {

template <class Key, class Choose>
std::vector<Key> chosen(const std::vector<Key>& all, Choose choose) {
  std::vector<Key> keys;
  std::ranges::copy_if(all, std::back_inserter(keys), [&](const Key& key) { return std::invoke(choose, key); });
  return keys;
}

}  // namespace

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
  return accessory.placement.attachment != 0 && !modelAt(accessory.placement.attachment);
}

std::optional<io::ProjectParentKey> MmdScene::storedParent(std::optional<std::size_t> model,
                                                           const motion::OutsideParentKey& key) const {
  const motion::ParentTarget& target = key.target;
  io::ProjectParentKey stored{.frame = key.frame, .bone = key.bone};
  switch (target.kind) {
    case motion::ParentKind::None: break;
    case motion::ParentKind::Ground: stored.isGround = true; break;
    case motion::ParentKind::Own: stored.model = model; break;
    case motion::ParentKind::Model: {
      const scene::Actor* followed = stage_.scene().findTitled(target.model);
      if (followed != nullptr) stored.model = modelAt(followed->id());
      if (!stored.model) return std::nullopt;
    }
  }
  if (stored.model) stored.target = target.bone;
  const bool hasPlace = model ? io::hasParentPlace(link_.sources, link_.sources[*model], stored)
                              : io::hasAttachmentPlace(link_.sources, stored);
  return hasPlace ? std::optional(std::move(stored)) : std::nullopt;
}

void MmdScene::addParents(Parents& parents, std::optional<std::size_t> model,
                          const std::vector<motion::OutsideParentKey>& now,
                          const std::vector<motion::OutsideParentKey>& opened,
                          const std::vector<io::ProjectParentKey>& file) const {
  const bool isSame = now == opened;
  for (const motion::OutsideParentKey& key : now) {
    if (isSame) break;
    auto stored = storedParent(model, key);
    parents.isComplete = parents.isComplete && stored;
    if (stored) parents.keys.push_back(*std::move(stored));
  }
  for (const io::ProjectParentKey& key : file) {
    const bool isHidden = key.model && link_.models[*key.model].actor == 0 &&
                          std::ranges::find(now, key.frame, &motion::OutsideParentKey::frame) == now.end();
    if (isSame || isHidden) parents.keys.push_back(key);
  }
}

MmdScene::Parents MmdScene::parentsOf(std::size_t model) const {
  Parents parents;
  const std::vector<io::ProjectParentKey>& file = link_.sources[model].outsideParents;
  const edit::MotionDocument* document = motionOf(link_.models[model]);
  if (document == nullptr) return {file};
  const std::vector<motion::OutsideParentKey>& now = document->motion().annotations.parents;
  const std::vector<motion::OutsideParentKey>& opened = link_.models[model].annotations.parents;
  std::set<std::string> bones;
  for (const motion::OutsideParentKey& key : now) {
    if (!key.isCamera) bones.insert(key.bone);
  }
  for (const io::ProjectParentKey& key : file) bones.insert(key.bone);
  for (const std::string& bone : bones) {
    const auto isOfBone = [&bone](const motion::OutsideParentKey& key) { return !key.isCamera && key.bone == bone; };
    addParents(parents, model, chosen(now, isOfBone), chosen(opened, isOfBone),
               chosen(file, [&bone](const io::ProjectParentKey& key) { return key.bone == bone; }));
  }
  return parents;
}

edit::MotionDocument* MmdScene::motionOf(const MmdLink::Accessory& accessory) const {
  return actor(accessory.actor) != nullptr ? stage_.motionOf(accessory.actor) : accessory.keys.motion.data();
}

MmdScene::Parents MmdScene::attachmentsOf(const MmdLink::Accessory& accessory) const {
  Parents parents;
  const edit::MotionDocument* document = motionOf(accessory);
  if (document == nullptr) return {accessory.initial.parents};
  const auto isWhole = [](const motion::OutsideParentKey& key) { return !key.isCamera && key.bone.empty(); };
  addParents(parents, {}, chosen(document->motion().annotations.parents, isWhole),
             chosen(accessory.keys.annotations.parents, isWhole), accessory.initial.parents);
  return parents;
}

std::optional<std::vector<motion::AccessoryKey>> MmdScene::accessoryKeysOf(const MmdLink::Accessory& accessory) const {
  const edit::MotionDocument* document = motionOf(accessory);
  const scene::Actor* shown = actor(accessory.actor);
  std::vector<motion::AccessoryKey> accessoryKeys;
  if (document != nullptr) accessoryKeys = document->motion().annotations.accessoryKeys;
  if (accessoryKeys.empty() && shown != nullptr) accessoryKeys = stage_.accessoryKeysOf(accessory.actor);
  if (document == nullptr && accessoryKeys.empty()) return std::nullopt;
  if (accessoryKeys.empty()) {
    if (accessory.initial.accessoryKeys.empty() || shown == nullptr) return std::nullopt;
    // Without keys it stays where it is placed.
    accessoryKeys.push_back(scene::accessoryKeyOf(0, shown->placement, true));
  }
  for (motion::AccessoryKey& key : accessoryKeys) key.isVisible = key.isVisible && (shown == nullptr || shown->shown);
  return accessoryKeys;
}

MmdScene::Parents MmdScene::cameraParents() const {
  Parents parents;
  const edit::MotionDocument* document = motionOf(ScenePart::Camera);
  if (document == nullptr) return {link_.cameraParents};
  const auto now = chosen(document->motion().annotations.parents, &motion::OutsideParentKey::isCamera);
  const auto opened = chosen(link_.camera.annotations.parents, &motion::OutsideParentKey::isCamera);
  // Those of a version 1 stay as they are.
  parents.isComplete = link_.version > 1 || now == opened;
  addParents(parents, {}, now, opened, link_.cameraParents);
  return parents;
}

std::optional<std::optional<motion::GravityTrack>> MmdScene::gravity() const {
  const auto isOpen = [](const MmdLink::Model& model) { return model.motion != nullptr; };
  if (!isOpen(link_.camera) && std::ranges::none_of(link_.models, isOpen)) return std::nullopt;
  return std::make_optional(gravityOf(stage_));
}

}  // namespace furitsuke::session
