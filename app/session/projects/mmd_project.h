// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <filesystem>
#include <memory>
#include <vector>

#include "app/session/projects/file_search.h"
#include "app/session/projects/mmd_saving.h"
#include "app/session/projects/scene_restore.h"
#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/edit/document/motion_document.h"
#include "core/io/pmm/pmm_project.h"
#include "core/model/model.h"

namespace furitsuke::session {

/// A project of MikuMikuDance that was read, and the files that it names, as far as they were found.
struct ReadProject {
  io::Project project;
  std::shared_ptr<const Bytes> bytes;  ///< of the file
  QString path;
  QString title;               ///< of the project file
  QStringList modelFiles;      ///< for each model; empty: not found
  QStringList accessoryFiles;  ///< for each accessory
  QStringList missing;         ///< paths of the files that were not found, as the project names them, with slashes
};

/// A model that is open already.
struct OpenModel {
  std::filesystem::path file;
  std::shared_ptr<const model::Model> model;
};
[[nodiscard]] std::vector<OpenModel> modelsOn(const Stage& stage);

/// Reads a project and looks for its files. A model that was found by its file name only, or that
/// is one of `open` with the name of the wanted one, must have most of its bones, see io::kEnoughBones. Can be called
/// on any thread.
[[nodiscard]] Result<ReadProject> readMmdProject(const std::filesystem::path& path, const FileSearch& search,
                                                 const std::vector<OpenModel>& open = {});

/// The motions of a project as new documents, and the scene that assigns them to its models.
struct ProjectScene {
  std::vector<std::unique_ptr<edit::MotionDocument>> motions;
  SceneRestore scene;
  MmdLink link;  ///< without actors
};
[[nodiscard]] ProjectScene sceneOf(ReadProject read);

/// The place of an accessory by its first key, without its carrier.
[[nodiscard]] scene::Placement placementOf(const io::ProjectAccessory& accessory);

}  // namespace furitsuke::session
