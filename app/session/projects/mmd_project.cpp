// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/mmd_project.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "app/session/file_paths.h"
#include "app/session/projects/scene_project_writing.h"
#include "app/session/scene/stage.h"
#include "core/base/file.h"
#include "core/io/model/bone_fit.h"
#include "core/io/pmm/project_files.h"
#include "core/scene/vac.h"

namespace furitsuke::session {

namespace {

/// A title that no other of these has, because a motion without a file is found by its title.
QString distinctTitle(const QString& wanted, QStringList& used) {
  QString title = wanted;
  for (int number = 2; used.contains(title); ++number) title = QString("%1 (%2)").arg(wanted).arg(number);
  used.append(title);
  return title;
}

MmdLink::Model linkTo(edit::MotionDocument* motion) {
  MmdLink::Model model;
  model.motion = motion;
  if (motion != nullptr) model.annotations = motion->motion().annotations;
  return model;
}

/// What belongs to the whole project, and so to each of its motions.
motion::Annotations annotationsOf(const io::Project& project) {
  motion::Annotations annotations = project.camera.annotations;
  if (!project.sound.empty()) annotations.sound = motion::SoundLink{.file = project.sound};
  const std::string& background = project.film.empty() ? project.picture : project.film;
  if (!background.empty()) annotations.background = motion::BackgroundLink{.file = background};
  return annotations;
}

std::optional<std::filesystem::path> fileOfModel(const io::ProjectModel& model, io::ProjectFiles& files,
                                                 const std::vector<OpenModel>& open) {
  const auto fits = [&model](const std::filesystem::path& file) {
    return io::modelFileHasEnoughBones(file, model.names.bones);
  };
  if (auto found = files.find(model.path, fits)) return found;
  if (model.names.bones.empty()) return {};
  const auto isSame = [&model](const OpenModel& each) {
    return each.model->name.text == model.name.text() && io::hasEnoughBones(*each.model, model.names.bones);
  };
  const auto found = std::ranges::find_if(open, isSame);
  return found == open.end() ? std::nullopt : std::optional(found->file);
}

}  // namespace

scene::Placement placementOf(const io::ProjectAccessory& accessory) {
  scene::Placement placement;
  placement.position = {accessory.position.x, accessory.position.y, accessory.position.z};
  placement.rotation =
      scene::rotationFromDegrees(glm::degrees(glm::dvec3(accessory.angles.x, accessory.angles.y, accessory.angles.z)));
  placement.scale = accessory.scale;
  placement.opacity = accessory.opacity;
  placement.castsShadow = accessory.castsShadow;
  placement.attachmentBone = accessory.parent ? accessory.parentBone : model::kNoIndex;
  return placement;
}

std::vector<OpenModel> modelsOn(const Stage& stage) {
  std::vector<OpenModel> models;
  for (const auto& actor : stage.actors()) models.push_back({stage.infoOf(actor->id()).path, actor->sharedModel()});
  return models;
}

Result<ReadProject> readMmdProject(const std::filesystem::path& path, const FileSearch& search,
                                   const std::vector<OpenModel>& open) {
  Result<Bytes> bytes = readFile(path);
  if (!bytes) return bytes.error();
  ReadProject read;
  read.bytes = std::make_shared<const Bytes>(*bytes);
  read.path = absolutePath(path);
  io::ProjectFiles files(path);
  for (const QString& folder : search.folders) files.addFolder(toPath(folder));
  for (auto chosen = search.substitutes.begin(); chosen != search.substitutes.end(); ++chosen)
    files.substitute(chosen.key().toStdString(), toPath(chosen.value()));
  const auto keep = [&read](const std::string& stored, const std::optional<std::filesystem::path>& found) {
    const QString expected = QString::fromStdString(stored).replace('\\', '/');
    if (!found && !stored.empty() && !read.missing.contains(expected)) read.missing.append(expected);
    return found ? absolutePath(*found) : QString();
  };
  Result<io::Project> project = io::readPmm(*std::move(bytes), io::partNamesIn(files));
  if (!project) return project.error();
  read.project = *std::move(project);
  read.title = fromPath(path.stem());
  for (const io::ProjectModel& model : read.project.models)
    read.modelFiles.append(keep(model.path, fileOfModel(model, files, open)));
  for (const io::ProjectAccessory& accessory : read.project.accessories)
    read.accessoryFiles.append(keep(accessory.path, files.find(accessory.path)));
  for (std::string* media : {&read.project.sound, &read.project.film, &read.project.picture})
    *media = keep(*media, files.find(*media)).toStdString();
  return read;
}

ProjectScene sceneOf(ReadProject read) {
  ProjectScene result;
  io::SceneProject& scene = result.scene.project;
  const motion::Annotations annotations = annotationsOf(read.project);
  QStringList titles;
  const auto add = [&](motion::Motion motion, const QString& title,
                       const std::vector<motion::AccessoryKey>& accessoryKeys = {}) {
    motion.annotations = annotations;
    motion.annotations.accessoryKeys = accessoryKeys;
    auto document = std::make_unique<edit::MotionDocument>(std::move(motion));
    document->file().setTitle(distinctTitle(title, titles));
    scene.motions.push_back({.title = document->file().title().toStdString()});
    result.scene.openMotions.push_back(document->id());
    result.motions.push_back(std::move(document));
    return scene.motions.size() - 1;
  };
  scene.camera = scene.light = scene.selfShadow =
      add(std::move(read.project.camera), QCoreApplication::translate("MmdProject", "%1, camera").arg(read.title));
  MmdLink& link = result.link;
  link.path = read.path;
  link.bytes = read.bytes;
  link.version = read.project.version;
  link.hasGravity = read.project.hasGravityKeys;
  link.hasSelfShadow = read.project.hasSelfShadowKeys;
  link.camera = linkTo(result.motions.back().get());
  link.cameraParents = read.project.cameraParents;
  std::vector<std::optional<std::size_t>> indices;         // in the scene, of each model of the file
  std::vector<std::vector<io::ProjectParentKey>> parents;  // of each model in the scene
  std::size_t heaviest = 0;
  for (std::size_t i = 0; i < read.project.models.size(); ++i) {
    io::ProjectModel& model = read.project.models[i];
    const QString& file = read.modelFiles[static_cast<qsizetype>(i)];
    std::optional<std::size_t> motion;
    if (model.hasNames) motion = add(std::exchange(model.motion, {}), QString::fromStdString(model.name.text()));
    link.sources.push_back(model);
    link.models.push_back(linkTo(motion ? result.motions.back().get() : nullptr));
    if (model.hasNames) link.models.back().names = std::move(model.names);
    link.models.back().title = QString::fromStdString(model.name.text());
    indices.push_back(file.isEmpty() ? std::nullopt : std::optional(scene.models.size()));
    link.models.back().index = indices.back();
    if (file.isEmpty()) continue;
    // The selected model may not have been found.
    const std::size_t weight = i == read.project.selectedModel ? std::numeric_limits<std::size_t>::max() : model.keys;
    if (!scene.active || weight > heaviest) {
      heaviest = weight;
      scene.active = scene.models.size();
      scene.front = motion;
    }
    scene.models.push_back(placedActor(file, model.isVisible));
    scene.models.back().isPinned = true;
    scene.models.back().motion = motion;
    parents.push_back(std::move(model.outsideParents));
  }
  const auto place = [&indices](std::vector<io::ProjectParentKey> keys, std::vector<io::ProjectParentKey>& placed) {
    for (io::ProjectParentKey& key : keys) {
      if (key.model && !indices[*key.model]) continue;
      if (key.model) key.model = indices[*key.model];
      placed.push_back(std::move(key));
    }
  };
  for (std::size_t i = 0; i < parents.size(); ++i) place(std::move(parents[i]), scene.models[i].outsideParents);
  place(std::move(read.project.cameraParents), scene.cameraParents);
  for (std::size_t i = 0; i < read.project.accessories.size(); ++i) {
    const io::ProjectAccessory& accessory = read.project.accessories[i];
    const QString& file = read.accessoryFiles[static_cast<qsizetype>(i)];
    link.accessories.push_back({accessory});
    if (file.isEmpty()) continue;
    link.accessories.back().index = scene.models.size();
    io::ProjectActor& prop = scene.models.emplace_back(placedActor(file, accessory.isVisible, placementOf(accessory)));
    if (accessory.parent) prop.attachment = indices[*accessory.parent];
    if (accessory.parents.empty() && accessory.accessoryKeys.empty()) continue;
    // A motion has its keys, and what carries it as outside parents of the whole prop.
    prop.motion = add({}, QString::fromStdString(accessory.name), accessory.accessoryKeys);
    prop.isPinned = true;
    prop.isShown = prop.isShown || !accessory.accessoryKeys.empty();
    link.accessories.back().keys = linkTo(result.motions.back().get());
    place(accessory.parents, prop.outsideParents);
  }
  return result;
}

}  // namespace furitsuke::session
