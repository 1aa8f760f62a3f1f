// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "tests/soak/action_lines.h"

namespace furitsuke::soak {

/// The folder of a run:
///   originals/  the given motions and poses, never changed
///   motions/    copies of them, which are opened and saved
///   models.txt  paths of the given models
///   out/        everything else that is saved
///   few/        a few motions, to be opened as a folder
///   profile/    settings and journals
///   origins/    what each motion was opened with
///   trail-N, actions-N.txt  what process N has shown and done
///   outcomes-N.txt  how often each action of process N succeeded and failed
///   objects-N.txt   how many objects of each class the window of process N has after everything was closed
///   bad-N       what process N started from, if it found a fault or crashed
///   killed-N    when process N was killed, in shared milliseconds
///   faults.txt  everything that was wrong
class SoakFolder {
 public:
  explicit SoakFolder(QString path) : path_(std::move(path)) {}

  /// Creates the folders and copies the files. False if that fails.
  [[nodiscard]] bool create(const QStringList& files) const;
  [[nodiscard]] QString path(const QString& name) const { return path_ + "/" + name; }
  [[nodiscard]] QString trail(int life) const { return path(QString("trail-%1").arg(life)); }
  [[nodiscard]] QString actions(int life) const { return path(QString("actions-%1.txt").arg(life)); }
  [[nodiscard]] QString killed(int life) const { return path(QString("killed-%1").arg(life)); }
  [[nodiscard]] LineFiles files() const;
  /// Replaces a copy in motions/ by its original; does nothing for other paths.
  void refresh(const QString& copy) const;

 private:
  QString path_;
};

}  // namespace furitsuke::soak
