// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/archives/archive_files.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/session/file_paths.h"
#include "app/session/settings.h"

namespace furitsuke::session {

bool isInArchive(const std::filesystem::path& path) {
  return archives::isArchive(path) || archives::entryPathOf(path).has_value();
}

QString archiveFilePatterns() {
  QStringList patterns;
  if (!archives::canReadArchives()) return {};
  for (const std::string_view extension : archives::kArchiveExtensions) {
    patterns.append("*." + QString::fromUtf8(extension.data(), static_cast<qsizetype>(extension.size())));
  }
  return patterns.join(' ');
}

QString archiveFileFilter() {
  return QCoreApplication::translate("FileFilters", "Archives of models and motions (%1)").arg(archiveFilePatterns());
}

archives::ArchiveCache archiveCache(const Settings& settings) {
  return archives::ArchiveCache(toPath(settings.cacheFolder() + "/archives"));
}

}  // namespace furitsuke::session
