// SPDX-License-Identifier: MIT
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <array>
#include <filesystem>
#include <optional>
#include <set>

#include "core/edit/document/file_record.h"

namespace furitsuke::edit {

/// The two files of a document.
enum class WatchedFile { Motion, Annotations };

/// Remembers the state of the files of a document when they were last read or written here, reports when another
/// program changes one, and which files were backed up before the first save.
class DiskWatch : public QObject {
  Q_OBJECT

 public:
  explicit DiskWatch(QObject* parent = nullptr);

  /// Remembers the current state of the files. An empty path watches nothing.
  void setFiles(const std::filesystem::path& motion, const std::filesystem::path& annotations);
  /// Remembers the current state of one of them.
  void accept(WatchedFile file);
  /// The state of the motion's file is known from an earlier session. It may have changed since.
  void setKnown(const std::optional<FileStamp>& motion);
  /// The state of the motion's file when it was last read or written here; empty if there was no file.
  [[nodiscard]] const std::optional<FileStamp>& known() const noexcept { return files_[0].known; }
  /// Whether changed() has said that the motion's file differs from the known state, and nothing was accepted since.
  [[nodiscard]] bool hasSaidChanged() const noexcept { return files_[0].announced != files_[0].known; }
  /// Whether the file differs from the known state: it was changed, replaced or removed.
  [[nodiscard]] bool isChanged(WatchedFile file) const;
  /// Whether the file is about to be overwritten for the first time in this session.
  [[nodiscard]] bool needsBackUp(const std::filesystem::path& path) const;
  /// The version from before this session was backed up, or there was none.
  void setBackedUp(const std::filesystem::path& path);
  /// No changes are reported between hold() and release(), while the document writes the files itself.
  void hold();
  void release();

 signals:
  /// Emitted once for each new state that differs from the known one.
  void changed(furitsuke::edit::WatchedFile file);

 private:
  struct File {
    std::filesystem::path path;
    std::optional<FileStamp> known;
    std::optional<FileStamp> announced;
  };

  void checkFiles();

  bool held_ = false;
  QFileSystemWatcher watcher_;
  std::array<File, 2> files_;  ///< by WatchedFile
  std::set<std::filesystem::path> backedUp_;
};

}  // namespace furitsuke::edit
