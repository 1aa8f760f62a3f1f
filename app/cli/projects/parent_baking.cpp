// SPDX-License-Identifier: MIT
#include "app/cli/projects/parent_baking.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/io/model/bone_fit.h"
#include "core/io/model/model_file.h"
#include "core/io/pmm/project_files.h"
#include "core/motion/last_frame.h"
#include "core/scene/camera_parents.h"
#include "core/scene/parent_edits.h"

namespace furitsuke::cli {

namespace {

/// These models of a project and those that they follow, directly or not.
std::vector<std::size_t> followedModels(const io::Project& project, std::vector<std::size_t> models) {
  for (std::size_t i = 0; i < models.size(); ++i) {
    for (const io::ProjectParentKey& key : project.models[models[i]].outsideParents) {
      if (key.model && std::ranges::find(models, *key.model) == models.end()) models.push_back(*key.model);
    }
  }
  return models;
}

/// Titles in the scene, which must be unique.
std::string titleOfModel(std::size_t model) { return std::to_string(model + 1); }

motion::Motion linkedMotion(const io::Project& project, std::size_t model) {
  motion::Motion motion = project.models[model].motion;
  for (const io::ProjectParentKey& key : project.models[model].outsideParents) {
    motion::ParentTarget target;
    if (key.isGround) target.kind = motion::ParentKind::Ground;
    if (key.model == model) target = {motion::ParentKind::Own, {}, key.target};
    if (key.model && *key.model != model) target = {motion::ParentKind::Model, titleOfModel(*key.model), key.target};
    motion.annotations.parents.push_back({key.frame, key.bone, std::move(target)});
  }
  motion::sortKeys(motion.annotations.parents);
  return motion;
}

Result<model::Model> modelOfProject(const io::ProjectModel& model, io::ProjectFiles& files) {
  const auto fits = [&model](const std::filesystem::path& found) {
    return io::modelFileHasEnoughBones(found, model.names.bones);
  };
  const auto found = files.find(model.path, fits);
  if (!found)
    return Error::because(Core::trWith("needs the model %1, which was not found: %2"), model.name.text(), model.path);
  Result<io::LoadedModel> loaded = io::loadModel(*found);
  if (!loaded) return loaded.error();
  if (loaded->damage) return *loaded->damage;
  return std::move(loaded->model);
}

/// Models of a project with their motions.
struct FollowedScene {
  scene::Scene scene;
  std::map<std::size_t, std::uint64_t> actors;  ///< of the models
  Frame last = 0;                               ///< of their motions
};

Result<FollowedScene> sceneWith(const io::Project& project, const std::vector<std::size_t>& models,
                                const std::filesystem::path& file) {
  io::ProjectFiles files(file);
  FollowedScene followed;
  for (const std::size_t each : followedModels(project, models)) {
    Result<model::Model> read = modelOfProject(project.models[each], files);
    if (!read) return read.error();
    auto actor = std::make_unique<scene::Actor>(std::make_shared<const model::Model>(*std::move(read)), nullptr);
    actor->title = titleOfModel(each);
    const motion::Motion linked = linkedMotion(project, each);
    actor->setMotion(linked);
    followed.last = std::max(followed.last, motion::lastFrameOf(linked));
    followed.actors[each] = actor->id();
    followed.scene.actors.push_back(std::move(actor));
  }
  return followed;
}

}  // namespace

Result<motion::Motion> withBakedParents(const io::Project& project, std::size_t model,
                                        const std::filesystem::path& file) {
  motion::Motion baked = linkedMotion(project, model);
  if (baked.annotations.parents.empty()) return baked;
  const Result<FollowedScene> followed = sceneWith(project, {model}, file);
  if (!followed) return followed.error();
  const Result<motion::Edit> edit = scene::bakedParents(
      followed->scene, baked, {.actor = followed->actors.at(model), .frames = {0, followed->last}, .isToEnd = true});
  if (!edit) return edit.error();
  motion::applyEdit(baked, *edit, motion::EditSide::After);
  return baked;
}

Result<motion::Motion> withBakedCameraParents(const io::Project& project, const std::filesystem::path& file) {
  motion::Motion baked = project.camera;
  if (project.cameraParents.empty()) return baked;
  std::vector<std::size_t> models;
  for (const io::ProjectParentKey& key : project.cameraParents) {
    motion::ParentTarget target;
    if (key.model) target = {motion::ParentKind::Model, titleOfModel(*key.model), key.target};
    if (key.model && std::ranges::find(models, *key.model) == models.end()) models.push_back(*key.model);
    baked.annotations.parents.push_back({key.frame, {}, std::move(target), {}, true});
  }
  motion::sortKeys(baked.annotations.parents);
  const Result<FollowedScene> followed = sceneWith(project, models, file);
  if (!followed) return followed.error();
  const Frame last = std::max(followed->last, motion::lastFrameOf(baked));
  const Result<motion::Edit> edit =
      scene::bakedCameraParents(followed->scene, baked, {.frames = {0, last}, .isToEnd = true});
  if (!edit) return edit.error();
  motion::applyEdit(baked, *edit, motion::EditSide::After);
  return baked;
}

}  // namespace furitsuke::cli
