// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace furitsuke::panels {

/// A pose file of the library.
struct PoseEntry {
  QString path;         ///< absolute
  QString name;         ///< file name without extension
  QString tag;          ///< relative path of its subfolder, "hands/open"; empty in the folder itself
  qint64 modified = 0;  ///< time of the last change, milliseconds since 1970 UTC
  friend bool operator==(const PoseEntry&, const PoseEntry&) = default;
};

/// The VPD files of a folder and its subfolders. The folder is watched for changes by other programs.
class PoseFolder : public QObject {
  Q_OBJECT

 public:
  /// The maximum number of poses, so that a wrong folder, such as the home folder, does not block the window.
  static constexpr int kMaxPoses = 5000;

  explicit PoseFolder(QObject* parent = nullptr);

  /// Sets the folder; empty: none.
  void setPath(const QString& path);
  [[nodiscard]] const QString& path() const noexcept { return path_; }
  /// The poses, sorted by tag and then by name; numbers in names are compared by value.
  [[nodiscard]] const QList<PoseEntry>& entries() const noexcept { return entries_; }
  /// The tags of all poses, each once.
  [[nodiscard]] QStringList tags() const;
  /// Some poses are missing, because there are too many files.
  [[nodiscard]] bool isIncomplete() const noexcept { return isIncomplete_; }
  void rescan();

 signals:
  void changed();

 private:
  QString path_;
  QList<PoseEntry> entries_;
  bool isIncomplete_ = false;
  QFileSystemWatcher watcher_;
  QTimer debounce_;  ///< combines several changes into one update
};

}  // namespace furitsuke::panels
