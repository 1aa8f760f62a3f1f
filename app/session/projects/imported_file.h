// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>

#include "app/session/captures/capture_fitting.h"
#include "app/session/projects/mmd_project.h"

namespace furitsuke::session {

/// Whether opening the file makes new motions from it: a captured motion or a project.
[[nodiscard]] inline bool isImportedFile(const std::filesystem::path& path) {
  return isCaptureFile(path) || isMmdProject(path);
}
/// The filters of file dialogs for them.
[[nodiscard]] inline QString importedFileFilters() { return mmdProjectFilter() + ";;" + captureFileFilter(); }

}  // namespace furitsuke::session
