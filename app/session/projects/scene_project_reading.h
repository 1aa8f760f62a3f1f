// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <filesystem>

#include "app/session/projects/file_search.h"
#include "core/base/result.h"
#include "core/edit/document/motion_document.h"
#include "core/io/project/scene_project.h"

namespace furitsuke::session {

/// A project file that was read.
struct ReadSceneProject {
  io::SceneProject project;  ///< with the absolute paths of the files that were found; others where they are expected
  QStringList missing;       ///< paths of the files that were not found
};

/// Reads a project and looks for its files. Can be called on any thread.
[[nodiscard]] Result<ReadSceneProject> readSceneProject(const std::filesystem::path& path, const FileSearch& search);

/// Gives a motion that has lost its annotation file the annotations that the project has of it, as an undo step. False
/// if there was nothing to restore.
bool restoreAnnotations(edit::MotionDocument& document, const io::ProjectMotion& motion);

/// Corrects the sound, background and reference of a motion that are not where its annotations expect them, but were
/// found as files of the project; an undo step.
void relocateMedia(edit::MotionDocument& document, const io::ProjectMotion& motion);

}  // namespace furitsuke::session
