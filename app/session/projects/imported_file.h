// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>

#include "app/session/archives/archive_files.h"
#include "app/session/captures/capture_fitting.h"
#include "app/session/projects/mmd_project.h"

namespace furitsuke::session {

/// Whether opening the file takes more than reading it: a captured motion, a project or an archive.
[[nodiscard]] inline bool isImportedFile(const std::filesystem::path& path) {
  return isCaptureFile(path) || isMmdProject(path) || isInArchive(path);
}
/// The filters of file dialogs for them.
[[nodiscard]] inline QString importedFileFilters() {
  const QString archived = archives::canReadArchives() ? ";;" + archiveFileFilter() : QString();
  return mmdProjectFilter() + ";;" + captureFileFilter() + archived;
}

}  // namespace furitsuke::session
