// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>

#include "core/archives/archive_cache.h"

namespace furitsuke::session {

class Settings;

/// Whether the file is an archive, or in one: "models.zip/miku.pmx".
[[nodiscard]] bool isInArchive(const std::filesystem::path& path);

/// "*.zip *.7z *.rar"; empty if the build reads no archives.
[[nodiscard]] QString archiveFilePatterns();
/// "Archives of models and motions (*.zip ...)", for file dialogs.
[[nodiscard]] QString archiveFileFilter();

/// Where archives are unpacked.
[[nodiscard]] archives::ArchiveCache archiveCache(const Settings& settings);

}  // namespace furitsuke::session
