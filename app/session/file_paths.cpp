// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/file_paths.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <algorithm>

namespace furitsuke::session {

namespace {

/// The last `depth` folders of the path.
QString lastFolders(const QStringList& parts, qsizetype depth) {
  const qsizetype folders = parts.size() - 1;
  return parts.mid(std::max<qsizetype>(0, folders - depth), std::min(depth, folders)).join('/');
}

}  // namespace

std::filesystem::path toPath(const QString& path) { return std::filesystem::path(path.toStdU16String()); }
QString fromPath(const std::filesystem::path& path) { return QString::fromStdU16String(path.u16string()); }

QString absolutePath(const std::filesystem::path& path) {
  return path.empty() ? QString() : QDir::cleanPath(QFileInfo(fromPath(path)).absoluteFilePath());
}

Status withFileName(Status status, const QString& path) {
  if (status || !status.error().section.isEmpty()) return status;
  Error error = status.error();
  error.section = Message::verbatim(QFileInfo(path).fileName().toStdString());
  return error;
}

QStringList distinguishingFolders(const QStringList& paths) {
  QHash<QString, QList<QStringList>> byName;  // the parts of the different paths of each file name
  for (const QString& path : paths) {
    const QStringList parts = QDir::cleanPath(path).split('/');
    if (path.isEmpty() || byName[parts.last()].contains(parts)) continue;
    byName[parts.last()].append(parts);
  }
  QStringList folders;
  for (const QString& path : paths) {
    const QStringList parts = QDir::cleanPath(path).split('/');
    const QList<QStringList> rivals = path.isEmpty() ? QList<QStringList>() : byName.value(parts.last());
    QString folder;
    for (qsizetype depth = 1; rivals.size() > 1 && depth < parts.size(); ++depth) {
      folder = lastFolders(parts, depth);
      const auto same =
          std::ranges::count_if(rivals, [&](const QStringList& other) { return lastFolders(other, depth) == folder; });
      if (same == 1) break;
    }
    folders.append(folder);
  }
  return folders;
}

QString titleWithFolder(const QString& title, const QString& folder) {
  return folder.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, folder);
}

}  // namespace furitsuke::session
