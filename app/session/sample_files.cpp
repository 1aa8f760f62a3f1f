// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sample_files.h"

#include <QCoreApplication>
#include <QDir>

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

QString sampleModel() {
  const QStringList files = sampleFiles();
  return files.isEmpty() ? QString() : files.front();
}

}  // namespace furitsuke::session
