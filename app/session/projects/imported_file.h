// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>

#include "app/session/archives/archive_files.h"
#include "app/session/captures/capture_fitting.h"
#include "app/session/projects/mmd_project.h"
#include "app/session/projects/scene_project_reading.h"
#include "core/io/project/scene_project_file.h"

namespace furitsuke::session {

/// Whether the file is not opened as it is, but brings motions or other files with it: a captured motion, a project or
/// an archive.
[[nodiscard]] inline bool isImportedFile(const std::filesystem::path& path) {
  return isCaptureFile(path) || isMmdProject(path) || io::isProjectFile(path) || isInArchive(path);
}
/// The filters of file dialogs for them.
[[nodiscard]] inline QString importedFileFilters() {
  const QString archived = archives::canReadArchives() ? ";;" + archiveFileFilter() : QString();
  return sceneProjectFilter() + ";;" + mmdProjectFilter() + ";;" + captureFileFilter() + archived;
}

}  // namespace furitsuke::session
