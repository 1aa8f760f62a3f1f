// SPDX-License-Identifier: MIT
#include "core/edit/document/disk_watch.h"

#include <system_error>

#include "core/base/file.h"

namespace furitsuke::edit {

namespace {

QString watchablePath(const std::filesystem::path& path) { return QString::fromStdString(displayPath(path)); }

}  // namespace

DiskWatch::DiskWatch(QObject* parent) : QObject(parent) {
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &DiskWatch::checkFiles);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &DiskWatch::checkFiles);
}

void DiskWatch::setFiles(const std::filesystem::path& motion, const std::filesystem::path& annotations) {
  if (!watcher_.files().isEmpty()) watcher_.removePaths(watcher_.files());
  if (!watcher_.directories().isEmpty()) watcher_.removePaths(watcher_.directories());
  files_ = {File{motion, {}, {}}, File{annotations, {}, {}}};
  accept(WatchedFile::Motion);
  accept(WatchedFile::Annotations);
  if (motion.empty()) return;
  // The folder is also watched, because programs that save by renaming replace the file, which ends the watch on it.
  for (const File& file : files_) {
    std::error_code ignored;
    if (std::filesystem::exists(file.path, ignored)) watcher_.addPath(watchablePath(file.path));
  }
  watcher_.addPath(watchablePath(std::filesystem::absolute(motion).parent_path()));
}

void DiskWatch::accept(WatchedFile file) {
  File& accepted = files_[static_cast<std::size_t>(file)];
  accepted.known = accepted.announced = stampOf(accepted.path);
}

void DiskWatch::setKnown(const std::optional<FileStamp>& motion) {
  files_[0].known = motion;
  files_[0].announced = stampOf(files_[0].path);
}

bool DiskWatch::isChanged(WatchedFile file) const {
  const File& watched = files_[static_cast<std::size_t>(file)];
  return !watched.path.empty() && stampOf(watched.path) != watched.known;
}

bool DiskWatch::needsBackUp(const std::filesystem::path& path) const {
  std::error_code ignored;
  return !backedUp_.contains(std::filesystem::weakly_canonical(path, ignored));
}

void DiskWatch::setBackedUp(const std::filesystem::path& path) {
  std::error_code ignored;
  backedUp_.insert(std::filesystem::weakly_canonical(path, ignored));
}

void DiskWatch::hold() { held_ = true; }

void DiskWatch::release() {
  held_ = false;
  checkFiles();
}

void DiskWatch::checkFiles() {
  if (held_) return;
  for (File& file : files_) {
    const std::optional<FileStamp> now = stampOf(file.path);
    if (now && !watcher_.files().contains(watchablePath(file.path))) watcher_.addPath(watchablePath(file.path));
    if (now == file.announced) continue;
    file.announced = now;
    if (now != file.known) emit changed(&file == &files_[0] ? WatchedFile::Motion : WatchedFile::Annotations);
  }
}

}  // namespace furitsuke::edit
