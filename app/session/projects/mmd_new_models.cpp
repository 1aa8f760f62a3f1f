// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/mmd_new_models.h"

#include <QFileInfo>
#include <QString>

#include "app/session/file_paths.h"
#include "app/session/projects/mmd_scene.h"
#include "core/io/pmm/pmm_model_export.h"

namespace furitsuke::session {

namespace {

bool isModelOfMmd(const std::filesystem::path& file) {
  const QFileInfo info(fromPath(file));
  const QString type = info.suffix().toLower();
  return (type == "pmd" || type == "pmx") && info.isFile();
}

}  // namespace

MmdLink withNewModels(MmdLink link, const Stage& stage) {
  if (link.version != 2 || link.bytes == nullptr) return link;
  std::size_t index = link.models.size() + link.accessories.size();  // after those of the project
  for (const auto& actor : stage.actors()) {
    const MmdScene project(link, stage);
    const std::filesystem::path& file = stage.infoOf(actor->id()).path;
    if (project.modelAt(actor->id()) || project.isAccessory(actor->id()) || !isModelOfMmd(file)) continue;
    if (link.models.size() >= io::kMostPmmModels) break;
    const std::string path = io::mmdPathOf(toPath(absolutePath(file)));
    if (!io::pmmModelProblem(actor->model(), path)) continue;
    io::ProjectModel source;
    source.name = Name::fromBytes(actor->model().name.bytes);
    source.path = path;
    source.hasNames = true;
    source.names = io::partNamesOf(actor->model());
    source.parentSubjects = io::parentSubjectsOf(actor->model());
    MmdLink::Model& model = link.models.emplace_back();
    model.names = source.names;
    model.motion = stage.motionOf(actor->id());
    model.title = QString::fromStdString(actor->title);
    model.index = index++;
    model.actor = actor->id();
    model.added = actor->sharedModel();
    link.sources.push_back(std::move(source));
  }
  return link;
}

}  // namespace furitsuke::session
