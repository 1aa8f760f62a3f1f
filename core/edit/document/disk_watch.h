// SPDX-License-Identifier: MIT
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <filesystem>
#include <optional>
#include <set>

#include "core/base/result.h"
#include "core/edit/document/file_record.h"

namespace furitsuke::edit {

/// Remembers the state of a file when it was last read or written here, reports when another program changes it, and
/// backs it up before the first save.
class DiskWatch : public QObject {
  Q_OBJECT

 public:
  explicit DiskWatch(QObject* parent = nullptr);

  /// Remembers the file's current state. An empty path watches nothing.
  void setFile(const std::filesystem::path& path);
  /// Watches a file whose state is known from an earlier session. It may have changed since.
  void setFile(const std::filesystem::path& path, const std::optional<FileStamp>& known);
  /// The state of the file when it was last read or written here; empty if there was no file.
  [[nodiscard]] const std::optional<FileStamp>& known() const noexcept { return known_; }
  /// Whether the file differs from the known state: it was changed, replaced or removed.
  [[nodiscard]] bool isChanged() const;
  /// Whether the file is about to be overwritten for the first time in this session.
  [[nodiscard]] bool needsBackUp(const std::filesystem::path& path) const;
  /// Copies an existing file to NAME.bak. Thread-safe.
  static Status backUp(const std::filesystem::path& path);
  /// The version from before this session was backed up, or there was none.
  void setBackedUp(const std::filesystem::path& path);
  /// No changes are reported between hold() and release(), while the document writes the file itself.
  void hold();
  void release();

 signals:
  /// Emitted once for each new state that differs from the known one.
  void changed();

 private:
  [[nodiscard]] static std::optional<FileStamp> stampOf(const std::filesystem::path& path);
  void checkFile();

  bool held_ = false;
  QFileSystemWatcher watcher_;
  std::filesystem::path path_;
  std::optional<FileStamp> known_;
  std::optional<FileStamp> announced_;
  std::set<std::filesystem::path> backedUp_;
};

}  // namespace furitsuke::edit
