// SPDX-License-Identifier: MIT
#include "app/cli/projects/project_input.h"

#include <charconv>
#include <utility>

#include "app/cli/input.h"
#include "app/cli/projects/parent_baking.h"
#include "core/format/pmm/pmm_findings.h"
#include "core/io/pmm/project_files.h"
#include "core/io/project/scene_project_file.h"

namespace furitsuke::cli {

namespace {

const io::ProjectModel* findModel(const io::Project& project, const std::string& choice) {
  std::size_t number = 0;
  const char* end = choice.data() + choice.size();
  const auto parsed = std::from_chars(choice.data(), end, number);
  if (parsed.ec == std::errc() && parsed.ptr == end) {
    return number >= 1 && number <= project.models.size() ? &project.models[number - 1] : nullptr;
  }
  for (const io::ProjectModel& model : project.models) {
    if (model.name.hasText(choice)) return &model;
  }
  return nullptr;
}

/// Outside parents that the motion does not contain.
void reportParents(Diagnostics& diagnostics, std::size_t count, Message reason) {
  if (count == 0) return;
  Diagnostic lost = makeDiagnostic(format::pmm::Finding::ParentsLost, std::move(reason));
  lost.count = count;
  diagnostics.push_back(std::move(lost));
}

std::string listOfModels(const io::Project& project) {
  std::string list;
  for (std::size_t i = 0; i < project.models.size(); ++i) {
    list += (i == 0 ? "" : ", ") + std::to_string(i + 1) + " " + project.models[i].name.text();
  }
  return list;
}

Error noModelChosen(const io::Project& project) {
  if (project.models.empty()) {
    return Error::because(Core::tr("is a project: choose a motion by --model NUMBER or --camera; it has none"));
  }
  return Error::because(Core::trWith("is a project: choose a motion by --model NUMBER or --camera; it has %1"),
                        listOfModels(project));
}

Error noSuchModel(const io::Project& project, const std::string& choice) {
  if (project.models.empty()) return Error::because(Core::trWith("has no model %1; it has none"), choice);
  return Error::because(Core::trWith("has no model %1; it has %2"), choice, listOfModels(project));
}

}  // namespace

Result<io::Project> projectFromInput(Bytes bytes, const std::filesystem::path& file) {
  io::ProjectFiles files(file);
  return io::readPmm(std::move(bytes), io::partNamesIn(files));
}

Result<io::LoadedSceneProject> sceneProjectFromInput(ByteView bytes, const std::filesystem::path& file) {
  Result<io::SceneProject> project = io::projectFromJson(asChars(bytes));
  if (!project) return project.error();
  return io::withFindings(*std::move(project), isStandardStream(file) ? std::filesystem::path() : file);
}

Result<io::LoadedMotion> motionOfProject(const io::Project& project, const ProjectPart& part,
                                         const std::filesystem::path& file) {
  io::LoadedMotion loaded;
  loaded.format = io::FileKind::Pmm;
  loaded.diagnostics = project.diagnostics;
  loaded.damage = project.damage;
  if (part.isCamera) {
    if (part.bakesParents) {
      Result<motion::Motion> baked = withBakedCameraParents(project, file);
      if (!baked) return baked.error();
      loaded.motion = *std::move(baked);
      return loaded;
    }
    loaded.motion = project.camera;
    const std::size_t lost = project.cameraParents.size();
    reportParents(loaded.diagnostics, lost,
                  {Core::trCount("%n outside parent key of the camera left out; --bake-parents replaces them by keys",
                                 "%n outside parent keys of the camera left out; --bake-parents replaces them by keys"),
                   Counted{lost}});
    return loaded;
  }
  if (part.model.empty()) {
    return noModelChosen(project);
  }
  const io::ProjectModel* model = findModel(project, part.model);
  if (model == nullptr) return noSuchModel(project, part.model);
  if (!model->hasNames) {
    return Error::because(Core::trWith("has no names of the bones of %1, as projects of MMD 8 or older; its model is "
                                       "needed for them and was not found: %2"),
                          model->name.text(), model->path);
  }
  if (!part.bakesParents) {
    loaded.motion = model->motion;
    const std::size_t lost = model->outsideParents.size();
    reportParents(loaded.diagnostics, lost,
                  {Core::trCount("%n outside parent key left out; --bake-parents replaces outside parents by keys",
                                 "%n outside parent keys left out; --bake-parents replaces outside parents by keys"),
                   Counted{lost}});
    return loaded;
  }
  Result<motion::Motion> baked =
      withBakedParents(project, static_cast<std::size_t>(model - project.models.data()), file);
  if (!baked) return baked.error();
  loaded.motion = *std::move(baked);
  return loaded;
}

}  // namespace furitsuke::cli
