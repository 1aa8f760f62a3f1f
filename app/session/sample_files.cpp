// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sample_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace furitsuke::session {

QStringList sampleFiles() {
  const QString program = QCoreApplication::applicationDirPath();
  // In the installed tree, or in the build tree.
  for (const char* folder : {"/../share/furitsuke/samples", "/../../../resources/samples"}) {
    const QDir samples(program + folder);
    QStringList files;
    for (const char* name : {"sample.pmx", "sample_camera.vmd", "sample.vmd"}) {
      if (samples.exists(name)) files.append(QDir::cleanPath(samples.filePath(name)));
    }
    if (files.size() == 3) return files;
  }
  return {};
}

bool isSampleFile(const QString& path) {
  const QString file = QFileInfo(path).canonicalFilePath();
  const QStringList samples = sampleFiles();
  return !file.isEmpty() && std::ranges::any_of(samples, [&file](const QString& sample) {
    return QFileInfo(sample).canonicalFilePath() == file;
  });
}

QString sampleModel() {
  const QStringList files = sampleFiles();
  return files.isEmpty() ? QString() : files.front();
}

}  // namespace furitsuke::session
