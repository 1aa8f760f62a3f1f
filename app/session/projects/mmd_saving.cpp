// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/mmd_saving.h"

#include <algorithm>
#include <glm/trigonometric.hpp>
#include <utility>

#include "app/session/projects/mmd_new_models.h"
#include "app/session/projects/mmd_project.h"
#include "app/session/projects/mmd_scene.h"
#include "app/session/scene/stage.h"
#include "core/edit/document/file_content.h"
#include "core/io/pmm/pmm_export.h"
#include "core/io/pmm/pmm_model_export.h"
#include "core/scene/camera_parents.h"
#include "core/scene/placed_motion.h"
#include "core/scene/vac.h"

namespace furitsuke::session {

namespace {

/// The accessory as it is on the stage; nullopt if it is where it was.
std::optional<io::ProjectAccessory> editedAccessory(const MmdScene& project, const MmdLink::Accessory& accessory) {
  const scene::Actor* actor = project.actor(accessory.actor);
  if (actor == nullptr || project.isOnSomethingElse(*actor)) return std::nullopt;
  const scene::Placement& now = actor->placement;
  // Keys of the motion are written apart, with whether it is shown.
  const bool hasKeys = project.accessoryKeysOf(accessory).has_value();
  const bool wasShown = hasKeys ? actor->shown : accessory.initial.isVisible;
  scene::Placement before = placementOf(accessory.initial);
  const std::optional<std::size_t> attachment = project.modelAt(now.attachment);
  if (attachment == accessory.initial.parent) before.attachment = now.attachment;
  // A bone that the carrier does not have is not shown, and stays in the file.
  if (now.attachmentBone == model::kNoIndex && attachment) before.attachmentBone = now.attachmentBone;
  if (now == before && actor->shown == wasShown) return std::nullopt;
  io::ProjectAccessory edited = accessory.initial;
  edited.parent = attachment;
  edited.parentBone = std::max<std::int32_t>(0, static_cast<std::int32_t>(now.attachmentBone));
  if (hasKeys) return edited;
  const glm::dvec3 angles = glm::radians(scene::degreesOf(now.rotation));
  edited.isVisible = actor->shown;
  edited.position = {static_cast<float>(now.position.x), static_cast<float>(now.position.y),
                     static_cast<float>(now.position.z)};
  if (now.rotation != before.rotation)
    edited.angles = {static_cast<float>(angles.x), static_cast<float>(angles.y), static_cast<float>(angles.z)};
  edited.scale = static_cast<float>(now.scale);
  edited.opacity = now.opacity;
  edited.castsShadow = now.castsShadow;
  return edited;
}

/// The motion as a file has it, without layers.
Result<motion::Motion> flat(const motion::Motion& motion) {
  Result<edit::FileContent> content = edit::fileContentOf(motion);
  if (!content) return content.error();
  return std::move(content->motion);
}

/// The keys of camera, light and self shadow that the scene shows, in one motion; nullopt if all of them are closed.
std::optional<motion::Motion> cameraKeys(const MmdScene& project) {
  const edit::MotionDocument* own = project.link().camera.motion;
  std::optional<motion::Motion> keys;
  if (own != nullptr) keys = own->motion();
  for (const ScenePart part : kSceneParts) {
    const edit::MotionDocument* document = project.motionOf(part);
    if (!keys || document == nullptr || document == own) continue;
    const motion::Motion& shown = document->motion();
    switch (part) {
      case ScenePart::Camera:
        keys->camera = shown.camera;
        keys->annotations.parents = shown.annotations.parents;
        break;
      case ScenePart::Light: keys->light = shown.light; break;
      case ScenePart::SelfShadow: keys->selfShadow = shown.selfShadow; break;
    }
  }
  return keys;
}

}  // namespace

void MmdLink::setActors(const std::vector<std::uint64_t>& actors) {
  // Their texts depend on the models on the stage.
  const auto refreshParents = [](Model& part) {
    if (part.motion != nullptr) part.annotations.parents = part.motion->motion().annotations.parents;
  };
  for (Model& model : models) {
    if (model.index) model.actor = actors[*model.index];
    refreshParents(model);
  }
  refreshParents(camera);
  for (Accessory& accessory : accessories) {
    if (accessory.index) accessory.actor = actors[*accessory.index];
    refreshParents(accessory.keys);
  }
}

MmdSave mmdSaveOf(const MmdLink& opened, const Stage& stage, FrameRange playRange) {
  const MmdLink link = withNewModels(opened, stage);
  const MmdScene project(link, stage);
  MmdSave save{.bytes = link.bytes, .changes = {.playRange = playRange, .gravity = project.gravity()}};
  for (std::size_t i = 0; i < link.models.size(); ++i) {
    const MmdLink::Model& model = link.models[i];
    if (model.added != nullptr) save.added.push_back({model.added, link.sources[i].path});
    const scene::Actor* actor = project.actor(model.actor);
    const bool isToggled = actor != nullptr && actor->shown != link.sources[i].isVisible;
    save.changes.visible.push_back(isToggled ? std::optional(actor->shown) : std::nullopt);
    edit::MotionDocument* document = project.motionOf(model);
    if (document == nullptr || !model.names) continue;
    save.models.push_back({.model = i, .names = *model.names, .motion = document->motion()});
    save.models.back().parents = project.parentsOf(i).keys;
    if (mmdStoresAllOf(*document, opened, stage)) save.documents.emplace_back(document);
    if (actor == nullptr || !scene::isMoved(actor->placement)) continue;
    save.models.back().placement = actor->placement;
    save.models.back().shape = actor->sharedModel();
  }
  save.camera = cameraKeys(project);
  save.cameraParents = project.cameraParents().keys;
  const edit::MotionDocument* camera = link.camera.motion;
  if (camera != nullptr && mmdStoresAllOf(*camera, opened, stage)) save.documents.push_back(link.camera.motion);
  for (const MmdLink::Accessory& accessory : link.accessories) {
    save.changes.accessories.push_back(editedAccessory(project, accessory));
    edit::MotionDocument* document = project.motionOf(accessory);
    save.changes.accessoryKeys.push_back(project.accessoryKeysOf(accessory));
    save.changes.attachments.push_back(document == nullptr ? std::nullopt
                                                           : std::optional(project.attachmentsOf(accessory).keys));
    if (document != nullptr && mmdStoresAllOf(*document, opened, stage)) save.documents.emplace_back(document);
  }
  return save;
}

Result<Bytes> MmdSave::content(Diagnostics& losses) const {
  Bytes content = *bytes;
  const auto change = [&content](const auto& with) -> Status {
    const Result<format::pmm::File> file = format::pmm::read(content);
    if (!file) return file.error();
    Result<Bytes> changed = with(*file);
    if (!changed) return changed.error();
    content = *std::move(changed);
    return Done{};
  };
  for (const NewModel& model : added) {
    const Status done =
        change([&](const format::pmm::File& file) { return io::pmmWithModel(file, *model.model, model.path); });
    if (!done) return done.error();
  }
  for (const Keys& keys : models) {
    Result<motion::Motion> motion = flat(keys.motion);
    if (!motion) return motion.error();
    if (keys.shape != nullptr) {
      if (auto placed = scene::withPlacement(*motion, *keys.shape, keys.placement)) motion = *std::move(placed);
    }
    const Status done = change([&](const format::pmm::File& file) {
      return io::pmmWithMotion(file, keys.model, keys.names, *motion, losses, &keys.parents);
    });
    if (!done) return done.error();
  }
  if (camera) {
    const motion::Motion keyed = scene::withCameraParentKeys(*camera);
    const Status done =
        change([&](const format::pmm::File& file) { return io::pmmWithCamera(file, keyed, &cameraParents); });
    if (!done) return done.error();
  }
  const Status done = change([&](const format::pmm::File& file) { return io::pmmWithScene(file, changes); });
  if (!done) return done.error();
  return content;
}

}  // namespace furitsuke::session
