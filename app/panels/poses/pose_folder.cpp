// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/poses/pose_folder.h"

#include <QCollator>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <tuple>

namespace furitsuke::panels {

namespace {

constexpr int kRestMilliseconds = 200;
/// Number of watched folders; each uses system resources.
constexpr int kMostWatched = 200;
/// Number of visited files and folders after which the folder is considered the wrong one.
constexpr int kMostPlaces = 100'000;

}  // namespace

PoseFolder::PoseFolder(QObject* parent) : QObject(parent) {
  rest_.setSingleShot(true);
  rest_.setInterval(kRestMilliseconds);
  connect(&rest_, &QTimer::timeout, this, &PoseFolder::rescan);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, &rest_, qOverload<>(&QTimer::start));
}

void PoseFolder::setPath(const QString& path) {
  path_ = path.isEmpty() ? QString() : QDir(path).absolutePath();
  rescan();
}

void PoseFolder::rescan() {
  rest_.stop();
  QList<PoseEntry> found;
  QStringList folders;
  bool isCut = false;
  if (!path_.isEmpty() && QFileInfo(path_).isDir()) {
    folders.append(path_);
    const QDir root(path_);
    // Links are not followed: a link to a parent folder would never end.
    QDirIterator places(path_, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    for (int looked = 0; places.hasNext() && !isCut; ++looked) {
      places.next();
      const QFileInfo info = places.fileInfo();
      isCut = looked >= kMostPlaces;
      if (info.isDir()) {
        if (folders.size() < kMostWatched) folders.append(info.absoluteFilePath());
        continue;
      }
      if (info.suffix().compare("vpd", Qt::CaseInsensitive) != 0) continue;
      const QString tag = root.relativeFilePath(info.absolutePath());
      found.append({info.absoluteFilePath(), info.completeBaseName(), tag == "." ? QString() : tag,
                    info.lastModified().toMSecsSinceEpoch()});
      isCut = isCut || found.size() >= kMostPoses;
    }
  }
  // The collator of the "C" locale does not compare numbers by value.
  QCollator order{QLocale(QLocale::Japanese)};
  order.setNumericMode(true);
  std::ranges::sort(found, [&order](const PoseEntry& a, const PoseEntry& b) {
    const int byTag = order.compare(a.tag, b.tag);
    return byTag != 0 ? byTag < 0 : order.compare(a.name, b.name) < 0;
  });
  const QStringList watched = watcher_.directories();
  if (!watched.isEmpty()) watcher_.removePaths(watched);
  if (!folders.isEmpty()) watcher_.addPaths(folders);
  isCut_ = isCut;
  entries_ = std::move(found);
  emit changed();
}

QStringList PoseFolder::tags() const {
  QStringList tags;
  for (const PoseEntry& entry : entries_) {
    if (tags.isEmpty() || tags.back() != entry.tag) tags.append(entry.tag);
  }
  return tags;
}

}  // namespace furitsuke::panels
