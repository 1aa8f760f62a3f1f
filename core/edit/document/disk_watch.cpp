// SPDX-License-Identifier: MIT
#include "core/edit/document/disk_watch.h"

#include <string>
#include <string_view>
#include <system_error>

#include "core/base/file.h"

namespace furitsuke::edit {

namespace {

QString watchablePath(const std::filesystem::path& path) { return QString::fromStdString(displayPath(path)); }

/// NAME.bak; where that is longer than a file system takes, the beginning of the name has to do.
std::filesystem::path backupPath(const std::filesystem::path& path) {
  constexpr std::size_t kLongestName = 255;
  constexpr std::string_view kBackup = ".bak";
  std::filesystem::path backup = path;
  std::string name = path.filename().string();
  if (name.size() + kBackup.size() > kLongestName) {
    std::size_t end = kLongestName - kBackup.size();
    // Not inside a character of UTF-8.
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
    name.resize(end);
    backup.replace_filename(name);
  }
  backup += kBackup;
  return backup;
}

}  // namespace

DiskWatch::DiskWatch(QObject* parent) : QObject(parent) {
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &DiskWatch::look);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &DiskWatch::look);
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
  // The folder too: programs that save by rename replace the file, and a watch of the old one would go with it.
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
  // Never half a copy in the place of a whole one, and a full disk is called so.
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
  look();
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

void DiskWatch::look() {
  if (held_) return;
  const std::optional<FileStamp> now = stampOf(path_);
  if (now && !watcher_.files().contains(watchablePath(path_))) watcher_.addPath(watchablePath(path_));
  if (now == announced_) return;
  announced_ = now;
  if (now != known_) emit changed();
}

}  // namespace furitsuke::edit
