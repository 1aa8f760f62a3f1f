// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/file_paths.h"

#include <QFileInfo>

namespace furitsuke::session {

std::filesystem::path toPath(const QString& path) { return std::filesystem::path(path.toStdU16String()); }
QString fromPath(const std::filesystem::path& path) { return QString::fromStdU16String(path.u16string()); }

Status withFileName(Status status, const QString& path) {
  if (status || !status.error().section.empty()) return status;
  Error error = status.error();
  error.section = QFileInfo(path).fileName().toStdString();
  return error;
}

}  // namespace furitsuke::session
