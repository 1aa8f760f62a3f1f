// SPDX-License-Identifier: MIT
#include "app/cli/projects/parent_baking.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/io/model/bone_fit.h"
#include "core/io/model/model_file.h"
#include "core/io/pmm/project_files.h"
#include "core/scene/parent_edits.h"

namespace furitsuke::cli {

namespace {

/// The models that a model of a project follows, directly or not, and itself.
std::vector<std::size_t> followedModels(const io::Project& project, std::size_t model) {
  std::vector<std::size_t> models{model};
  for (std::size_t i = 0; i < models.size(); ++i) {
    for (const io::OutsideParentKey& key : project.models[models[i]].outsideParents) {
      if (key.model && std::ranges::find(models, *key.model) == models.end()) models.push_back(*key.model);
    }
  }
  return models;
}

/// Titles in the scene, which must be unique.
std::string titleOfModel(std::size_t model) { return std::to_string(model + 1); }

motion::Motion linkedMotion(const io::Project& project, std::size_t model) {
  motion::Motion motion = project.models[model].motion;
  for (const io::OutsideParentKey& key : project.models[model].outsideParents) {
    motion::ParentTarget target;
    if (key.isGround) target.kind = motion::ParentKind::Ground;
    if (key.model == model) target = {motion::ParentKind::Own, {}, key.target};
    if (key.model && *key.model != model) target = {motion::ParentKind::Model, titleOfModel(*key.model), key.target};
    motion.annotations.parents.push_back({key.frame, key.bone, std::move(target)});
  }
  motion::sortParentKeys(motion.annotations.parents);
  return motion;
}

Result<model::Model> modelOfProject(const io::ProjectModel& model, io::ProjectFiles& files) {
  const auto fits = [&model](const std::filesystem::path& found) {
    return io::modelFileHasEnoughBones(found, model.names.bones);
  };
  const auto found = files.find(model.path, fits);
  if (!found) return Error::because("needs the model " + model.name.text() + ", which was not found: " + model.path);
  Result<io::LoadedModel> loaded = io::loadModel(*found);
  if (!loaded) return loaded.error();
  if (loaded->damage) return *loaded->damage;
  return std::move(loaded->model);
}

}  // namespace

Result<motion::Motion> withBakedParents(const io::Project& project, std::size_t model,
                                        const std::filesystem::path& file) {
  motion::Motion baked = linkedMotion(project, model);
  if (baked.annotations.parents.empty()) return baked;
  io::ProjectFiles files(file);
  scene::Scene scene;
  scene::ParentBake bake{.frames = {0, 0}, .isToEnd = true};
  for (const std::size_t each : followedModels(project, model)) {
    Result<model::Model> read = modelOfProject(project.models[each], files);
    if (!read) return read.error();
    auto actor = std::make_unique<scene::Actor>(std::make_shared<const model::Model>(*std::move(read)), nullptr);
    actor->title = titleOfModel(each);
    const motion::Motion linked = linkedMotion(project, each);
    actor->setMotion(linked);
    if (!linked.frameRange().isEmpty()) bake.frames.last = std::max(bake.frames.last, linked.frameRange().last);
    bake.frames.last =
        std::max(bake.frames.last, linked.annotations.parents.empty() ? 0 : linked.annotations.parents.back().frame);
    if (each == model) bake.actor = actor->id();
    scene.actors.push_back(std::move(actor));
  }
  const Result<motion::Edit> edit = scene::bakedParents(scene, baked, bake);
  if (!edit) return edit.error();
  motion::applyEdit(baked, *edit, motion::EditSide::After);
  return baked;
}

}  // namespace furitsuke::cli
