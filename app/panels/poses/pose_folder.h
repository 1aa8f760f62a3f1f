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
  QString name;         ///< of the file, without its ending
  QString tag;          ///< its subfolder, "hands/open"; empty in the folder itself
  qint64 modified = 0;  ///< milliseconds since 1970
  friend bool operator==(const PoseEntry&, const PoseEntry&) = default;
};

/// A folder of VPD files and its subfolders; it is watched for changes by other programs.
class PoseFolder : public QObject {
  Q_OBJECT

 public:
  /// More than a library has: a wrong folder, such as the home folder, must not block the window.
  static constexpr int kMostPoses = 5000;

  explicit PoseFolder(QObject* parent = nullptr);

  /// Empty: none.
  void setPath(const QString& path);
  [[nodiscard]] const QString& path() const noexcept { return path_; }
  /// By tag, then by name; numbers in names count as numbers.
  [[nodiscard]] const QList<PoseEntry>& entries() const noexcept { return entries_; }
  [[nodiscard]] QStringList tags() const;
  /// Some poses are missing because there are more than kMostPoses.
  [[nodiscard]] bool isCut() const noexcept { return isCut_; }
  void rescan();

 signals:
  void changed();

 private:
  QString path_;
  QList<PoseEntry> entries_;
  bool isCut_ = false;
  QFileSystemWatcher watcher_;
  QTimer rest_;  ///< combines several changes into one update
};

}  // namespace furitsuke::panels
