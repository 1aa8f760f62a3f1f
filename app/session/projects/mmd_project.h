// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <filesystem>
#include <memory>
#include <vector>

#include "app/session/recovery/scene_record.h"
#include "core/base/result.h"
#include "core/edit/document/motion_document.h"
#include "core/io/pmm/pmm_project.h"

namespace furitsuke::session {

/// Whether the extension is that of a project of MikuMikuDance.
[[nodiscard]] bool isMmdProject(const std::filesystem::path& path);
/// "Projects of MikuMikuDance (*.pmm)", for file dialogs.
[[nodiscard]] QString mmdProjectFilter();

/// A project of MikuMikuDance that was read, and the files that it names, as far as they were found.
struct ReadProject {
  io::Project project;
  QString title;               ///< of the project file
  QStringList modelFiles;      ///< for each model; empty: not found
  QStringList accessoryFiles;  ///< for each accessory
  QStringList missing;         ///< names of the files that were not found
};

/// Reads a project and looks for its files. Can be called on any thread.
[[nodiscard]] Result<ReadProject> readMmdProject(const std::filesystem::path& path);

/// The motions of a project as new documents, and the scene that assigns them to its models.
struct ProjectScene {
  std::vector<std::unique_ptr<edit::MotionDocument>> motions;
  SceneRecord scene;
};
[[nodiscard]] ProjectScene sceneOf(ReadProject read);

}  // namespace furitsuke::session
