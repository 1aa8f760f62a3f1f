// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QSet>
#include <QSettings>
#include <QStringList>
#include <QTemporaryDir>
#include <memory>

#include "app/actions/action_table.h"
#include "core/motion/annotations.h"

namespace furitsuke {

/// Where the program keeps what it remembers.
class Settings {
 public:
  enum class Mode {
    Normal,
    Safe,  ///< defaults only; nothing is read from and nothing written to the user's settings
  };

  /// `profile`: a folder that holds settings, journals and log and nothing else does; empty: the user's own places.
  explicit Settings(const QString& profile = {}, Mode mode = Mode::Normal);

  [[nodiscard]] QSettings& values() noexcept { return *values_; }
  /// Folder of the log: below the profile or the user's state directory.
  [[nodiscard]] QString stateFolder() const { return stateFolder_; }
  /// Where the journals of open motions lie.
  [[nodiscard]] QString journalFolder() const { return stateFolder_ + "/journal"; }

  /// What can be made again, such as small pictures.
  [[nodiscard]] QString cacheFolder() const { return cacheFolder_; }

  /// Newest first; at most kMaxRecentFiles.
  [[nodiscard]] QStringList recentFiles() const;
  void addRecentFile(const QString& path);
  void clearRecentFiles();
  static constexpr int kMaxRecentFiles = 10;

  [[nodiscard]] QString themeId() const;
  void setThemeId(const QString& id);
  /// Such as "ja"; empty: the one of the system.
  [[nodiscard]] QString language() const;
  void setLanguage(const QString& language);
  /// The tour was shown.
  [[nodiscard]] bool isTourSeen() const;
  void setTourSeen(bool seen);
  /// MMD's rule for keys at frame 0; on by default.
  [[nodiscard]] bool frameZeroAsMmd() const;
  void setFrameZeroAsMmd(bool on);
  /// Whether keys and the playhead are drawn to anything, and to what then.
  [[nodiscard]] bool isSnapping() const;
  void setSnapping(bool on);
  [[nodiscard]] SnapTargets chosenSnapTargets() const;
  void setChosenSnapTargets(SnapTargets targets);
  /// What is in force: the chosen ones while it is on.
  [[nodiscard]] SnapTargets snapTargets() const { return isSnapping() ? chosenSnapTargets() : SnapTargets(); }
  /// Sets of rows of the timeline by their names: kinds and names of tracks as TrackRows::keysOf() gives them.
  [[nodiscard]] QMap<QString, QSet<QByteArray>> rowSets() const;
  void setRowSets(const QMap<QString, QSet<QByteArray>>& sets);
  [[nodiscard]] KeyPreset keyPreset() const;
  /// Action id to shortcuts, for those that a person has changed.
  [[nodiscard]] QMap<QString, QList<QKeySequence>> changedShortcuts() const;
  void setShortcuts(KeyPreset preset, const QMap<QString, QList<QKeySequence>>& changes);
  /// Where file dialogs begin.
  [[nodiscard]] QString lastFolder() const;
  void setLastFolder(const QString& folder);

 private:
  std::unique_ptr<QTemporaryDir> throwAway_;  ///< in safe mode
  std::unique_ptr<QSettings> values_;
  QString stateFolder_;
  QString cacheFolder_;
};

}  // namespace furitsuke
