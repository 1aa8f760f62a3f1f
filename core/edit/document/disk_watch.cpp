// SPDX-License-Identifier: MIT
#include "core/edit/document/disk_watch.h"

#include <string>
#include <string_view>
#include <system_error>

#include "core/base/file.h"

namespace furitsuke::edit {

namespace {

QString watchablePath(const std::filesystem::path& path) { return QString::fromStdString(displayPath(path)); }

/// NAME.bak; NAME is shortened if the result would be too long for a file system.
std::filesystem::path backupPath(const std::filesystem::path& path) {
  constexpr std::size_t kLongestName = 255;
  constexpr std::string_view kBackup = ".bak";
  std::filesystem::path backup = path;
  std::string name = path.filename().string();
  if (name.size() + kBackup.size() > kLongestName) {
    std::size_t end = kLongestName - kBackup.size();
    // Do not cut inside a UTF-8 character.
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
    name.resize(end);
    backup.replace_filename(name);
  }
  backup += kBackup;
  return backup;
}

}  // namespace

DiskWatch::DiskWatch(QObject* parent) : QObject(parent) {
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &DiskWatch::checkFile);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &DiskWatch::checkFile);
}

void DiskWatch::setFile(const std::filesystem::path& path) {
  setFile(path, path.empty() ? std::nullopt : stampOf(path));
}

void DiskWatch::setFile(const std::filesystem::path& path, const std::optional<FileStamp>& known) {
  if (!watcher_.files().isEmpty()) watcher_.removePaths(watcher_.files());
  if (!watcher_.directories().isEmpty()) watcher_.removePaths(watcher_.directories());
  path_ = path;
  known_ = known;
  announced_ = known_;
  if (path.empty()) return;
  // The folder is also watched, because programs that save by renaming replace the file, which ends the watch on it.
  watcher_.addPath(watchablePath(path));
  watcher_.addPath(watchablePath(std::filesystem::absolute(path).parent_path()));
}

bool DiskWatch::isChanged() const { return !path_.empty() && stampOf(path_) != known_; }

bool DiskWatch::needsBackUp(const std::filesystem::path& path) const {
  std::error_code ignored;
  return !backedUp_.contains(std::filesystem::weakly_canonical(path, ignored));
}

Status DiskWatch::backUp(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return Done{};
  const std::filesystem::path backup = backupPath(path);
  // Written atomically, so that a failed copy cannot replace a complete one. A full disk is reported as such.
  const Result<Bytes> bytes = readFile(path);
  const Status copied = bytes ? writeFileAtomically(backup, *bytes) : Status(bytes.error());
  if (copied) return Done{};
  return Error::in(displayPath(backup), "the copy of the previous version cannot be written: " + copied.error().reason);
}

void DiskWatch::setBackedUp(const std::filesystem::path& path) {
  std::error_code ignored;
  backedUp_.insert(std::filesystem::weakly_canonical(path, ignored));
}

void DiskWatch::hold() { held_ = true; }

void DiskWatch::release() {
  held_ = false;
  checkFile();
}

std::optional<FileStamp> DiskWatch::stampOf(const std::filesystem::path& path) {
  std::error_code error;
  FileStamp stamp;
  stamp.modified = std::filesystem::last_write_time(path, error);
  if (error) return {};
  stamp.size = std::filesystem::file_size(path, error);
  if (error) return {};
  return stamp;
}

void DiskWatch::checkFile() {
  if (held_) return;
  const std::optional<FileStamp> now = stampOf(path_);
  if (now && !watcher_.files().contains(watchablePath(path_))) watcher_.addPath(watchablePath(path_));
  if (now == announced_) return;
  announced_ = now;
  if (now != known_) emit changed();
}

}  // namespace furitsuke::edit
