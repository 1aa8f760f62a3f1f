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

constexpr int kDebounceMilliseconds = 200;
/// The maximum number of watched folders; each uses system resources.
constexpr int kMaxWatched = 200;
/// The scan stops after this number of files and folders, because the user has probably chosen a wrong folder.
constexpr int kMaxScanned = 100'000;

}  // namespace

PoseFolder::PoseFolder(QObject* parent) : QObject(parent) {
  debounce_.setSingleShot(true);
  debounce_.setInterval(kDebounceMilliseconds);
  connect(&debounce_, &QTimer::timeout, this, &PoseFolder::rescan);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, &debounce_, qOverload<>(&QTimer::start));
}

void PoseFolder::setPath(const QString& path) {
  path_ = path.isEmpty() ? QString() : QDir(path).absolutePath();
  rescan();
}

void PoseFolder::rescan() {
  debounce_.stop();
  QList<PoseEntry> found;
  QStringList folders;
  bool isIncomplete = false;
  if (!path_.isEmpty() && QFileInfo(path_).isDir()) {
    folders.append(path_);
    const QDir root(path_);
    // Links are not followed, because a link to a parent folder would never end.
    QDirIterator places(path_, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    for (int scanned = 0; places.hasNext() && !isIncomplete; ++scanned) {
      places.next();
      const QFileInfo info = places.fileInfo();
      isIncomplete = scanned >= kMaxScanned;
      if (info.isDir()) {
        if (folders.size() < kMaxWatched) folders.append(info.absoluteFilePath());
        continue;
      }
      if (info.suffix().compare("vpd", Qt::CaseInsensitive) != 0) continue;
      const QString tag = root.relativeFilePath(info.absolutePath());
      found.append({info.absoluteFilePath(), info.completeBaseName(), tag == "." ? QString() : tag,
                    info.lastModified().toMSecsSinceEpoch()});
      isIncomplete = isIncomplete || found.size() >= kMaxPoses;
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
  isIncomplete_ = isIncomplete;
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
