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

/// Knows how a file looked when it was last read or written here, tells when another program changes it, and keeps
/// the version from before the first save.
class DiskWatch : public QObject {
  Q_OBJECT

 public:
  explicit DiskWatch(QObject* parent = nullptr);

  /// Takes the file's present state as the known one. An empty path watches nothing.
  void setFile(const std::filesystem::path& path);
  /// Watches a file that was known in an earlier session; it may be another one by now.
  void setFile(const std::filesystem::path& path, const std::optional<FileStamp>& known);
  /// How the file looked when it was last read or written here; nothing when there was none.
  [[nodiscard]] const std::optional<FileStamp>& known() const noexcept { return known_; }
  /// The file is not as it was known: changed, replaced or gone.
  [[nodiscard]] bool isChanged() const;
  /// Whether the file is about to be overwritten for the first time in this session.
  [[nodiscard]] bool needsBackUp(const std::filesystem::path& path) const;
  /// Copies an existing file to NAME.bak. Touches no DiskWatch: any thread may call it.
  static Status backUp(const std::filesystem::path& path);
  /// The version from before this session is kept, or there is none.
  void setBackedUp(const std::filesystem::path& path);
  /// While it is held nothing is told: the file changes because it is being written here.
  void hold();
  void release();

 signals:
  /// Once for each new state that differs from the known one.
  void changed();

 private:
  [[nodiscard]] static std::optional<FileStamp> stampOf(const std::filesystem::path& path);
  void look();

  bool held_ = false;
  QFileSystemWatcher watcher_;
  std::filesystem::path path_;
  std::optional<FileStamp> known_;
  std::optional<FileStamp> announced_;
  std::set<std::filesystem::path> backedUp_;
};

}  // namespace furitsuke::edit
