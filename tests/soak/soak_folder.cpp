// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/soak_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/session/file_paths.h"
#include "core/base/file.h"
#include "core/io/file_type.h"

namespace furitsuke::soak {

namespace {

constexpr int kFewFiles = 3;

QStringList filesIn(const QString& folder, const QStringList& patterns) {
  QStringList files;
  for (const QFileInfo& file : QDir(folder).entryInfoList(patterns, QDir::Files, QDir::Name))
    files.append(file.absoluteFilePath());
  return files;
}

}  // namespace

bool SoakFolder::create(const QStringList& files) const {
  for (const char* name : {"originals", "motions", "out", "few", "origins"}) {
    if (!QDir().mkpath(path(name))) return false;
  }
  QStringList models;
  int few = 0;
  for (const QString& file : files) {
    const QString name = QFileInfo(file).fileName();
    if (io::isPutOnStage(io::opensAs(session::toPath(file)))) {
      models.append(QFileInfo(file).absoluteFilePath());
      continue;
    }
    if (!QFile::copy(file, path("originals/" + name)) || !QFile::copy(file, path("motions/" + name))) return false;
    if (few < kFewFiles) QFile::copy(file, path("few/" + name));
    ++few;
  }
  const std::string names = "right arm,右腕\nleft arm,左腕\n";
  (void)writeFileAtomically(session::toPath(path("out/names.csv")), asBytes(names));
  QFile list(path("models.txt"));
  return list.open(QIODevice::WriteOnly) && list.write(models.join('\n').toUtf8()) >= 0;
}

LineFiles SoakFolder::files() const {
  LineFiles files;
  files.motions = filesIn(path("motions"), {"*.vmd", "*.bvmd", "*.json", "*.csv"});
  files.motions.removeIf([](const QString& file) { return file.endsWith(".furitsuke.json"); });
  files.poses = filesIn(path("motions"), {"*.vpd"});
  QFile list(path("models.txt"));
  if (list.open(QIODevice::ReadOnly)) files.models = QString::fromUtf8(list.readAll()).split('\n', Qt::SkipEmptyParts);
  files.outputs = path("out");
  files.fewFiles = path("few");
  return files;
}

void SoakFolder::refresh(const QString& copy) const {
  const QFileInfo file(copy);
  if (file.absolutePath() != QFileInfo(path("motions")).absoluteFilePath()) return;
  const Result<Bytes> bytes = readFile(session::toPath(path("originals/" + file.fileName())));
  if (bytes) (void)writeFileAtomically(session::toPath(copy), *bytes);
  QFile::remove(
      session::fromPath(session::toPath(file.absolutePath() + "/" + file.completeBaseName() + ".furitsuke.json")));
}

}  // namespace furitsuke::soak
