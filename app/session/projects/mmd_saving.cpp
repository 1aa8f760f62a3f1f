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
  for (const ScenePart part : kKeyParts) {
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
      default: break;
    }
  }
  return keys;
}

/// `placed`: what goes into the keys; nullptr: nothing.
MmdSave::Change changeOfModel(const MmdScene& project, std::size_t model, const motion::Motion& keys,
                              const scene::Actor* placed) {
  return [model, keys, names = *project.link().models[model].names, parents = project.parentsOf(model).keys,
          placement = placed == nullptr ? scene::Placement() : placed->placement,
          shape = placed == nullptr ? nullptr : placed->sharedModel()](const format::pmm::File& file,
                                                                       Diagnostics& losses) -> Result<Bytes> {
    Result<motion::Motion> motion = flat(keys);
    if (!motion) return motion.error();
    if (shape != nullptr) {
      if (auto with = scene::withPlacement(*motion, *shape, placement)) motion = *std::move(with);
    }
    return io::pmmWithMotion(file, model, names, *motion, losses, &parents);
  };
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
  MmdSave save{.bytes = link.bytes};
  io::ProjectSceneEdit rest{.playRange = playRange, .gravity = project.gravity()};
  const auto noteSaved = [&](edit::MotionDocument* document) {
    if (document != nullptr && mmdStoresAllOf(*document, opened, stage)) save.documents.emplace_back(document);
  };
  for (std::size_t i = opened.models.size(); i < link.models.size(); ++i) {
    save.changes.push_back(
        [model = link.models[i].added, path = link.sources[i].path](const format::pmm::File& file, Diagnostics&) {
          return io::pmmWithModel(file, *model, path);
        });
  }
  for (std::size_t i = 0; i < link.models.size(); ++i) {
    const MmdLink::Model& model = link.models[i];
    const scene::Actor* actor = project.actor(model.actor);
    const bool isToggled = actor != nullptr && actor->shown != link.sources[i].isVisible;
    rest.visible.push_back(isToggled ? std::optional(actor->shown) : std::nullopt);
    edit::MotionDocument* document = project.motionOf(model);
    if (document == nullptr || !model.names) continue;
    const bool isPlaced = actor != nullptr && scene::isMoved(actor->placement);
    save.changes.push_back(changeOfModel(project, i, document->motion(), isPlaced ? actor : nullptr));
    noteSaved(document);
  }
  if (auto camera = cameraKeys(project)) {
    save.changes.push_back([keys = *std::move(camera), parents = project.cameraParents().keys](
                               const format::pmm::File& file, Diagnostics&) {
      return io::pmmWithCamera(file, scene::withCameraParentKeys(keys), &parents);
    });
  }
  noteSaved(link.camera.motion);
  for (const MmdLink::Accessory& accessory : link.accessories) {
    edit::MotionDocument* document = project.motionOf(accessory);
    rest.accessories.push_back(editedAccessory(project, accessory));
    rest.accessoryKeys.push_back(project.accessoryKeysOf(accessory));
    rest.attachments.push_back(document == nullptr ? std::nullopt
                                                   : std::optional(project.attachmentsOf(accessory).keys));
    noteSaved(document);
  }
  save.changes.push_back(
      [rest = std::move(rest)](const format::pmm::File& file, Diagnostics&) { return io::pmmWithScene(file, rest); });
  return save;
}

Result<Bytes> MmdSave::content(Diagnostics& losses) const {
  Bytes content = *bytes;
  for (const Change& change : changes) {
    const Result<format::pmm::File> file = format::pmm::read(content);
    if (!file) return file.error();
    Result<Bytes> changed = change(*file, losses);
    if (!changed) return changed.error();
    content = *std::move(changed);
  }
  return content;
}

}  // namespace furitsuke::session
