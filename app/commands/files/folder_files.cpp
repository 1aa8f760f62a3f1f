// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/files/folder_files.h"

#include <QDir>
#include <QFileInfo>

#include "app/session/file_filters.h"

namespace furitsuke::commands {

namespace {

QStringList filesOf(const QString& folder, const QStringList& patterns) {
  QStringList paths;
  for (const QFileInfo& file : QDir(folder).entryInfoList(patterns, QDir::Files, QDir::Name))
    paths.append(file.absoluteFilePath());
  return paths;
}

}  // namespace

QStringList openableFilesIn(const QString& folder) {
  using io::OpensAs;
  const QStringList paths =
      filesOf(folder, session::filePatterns({OpensAs::Motion, OpensAs::Model, OpensAs::AccessorySettings, OpensAs::Prop,
                                             OpensAs::PropOrCapture, OpensAs::Capture}));
  return paths + filesOf(folder, session::filePatterns({OpensAs::Sound})).mid(0, 1);
}

QStringList withFilesOfFolders(const QStringList& paths) {
  QStringList all;
  for (const QString& path : paths) {
    const QStringList inside = QFileInfo(path).isDir() ? openableFilesIn(path) : QStringList();
    all += inside.isEmpty() ? QStringList(path) : inside;
  }
  return all;
}

}  // namespace furitsuke::commands
