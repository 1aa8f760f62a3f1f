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
#include "app/session/setting_groups.h"
#include "core/motion/annotations.h"

namespace furitsuke::session {

/// What a list of recent files has: motions and poses, models and props, sounds, or projects.
enum class RecentKind { Motion, Model, Sound, Project };

/// The settings of the program, and the folders of its other files.
class Settings {
 public:
  enum class Mode {
    Normal,
    Safe,  ///< defaults only; nothing is read from and nothing written to the user's settings
  };

  /// `profile`: the folder of settings, journals and log; empty: the user's standard folders.
  explicit Settings(const QString& profile = {}, Mode mode = Mode::Normal);

  /// Writes all changes to disk immediately. Returns the path of their file if that fails, otherwise an empty text.
  QString sync();
  /// Folder of the log: below the profile or the user's state directory.
  [[nodiscard]] QString stateFolder() const { return stateFolder_; }
  /// The folder of the journals of open motions.
  [[nodiscard]] QString journalFolder() const { return stateFolder_ + "/journal"; }
  /// The folder of the scenes of running programs, for recovery.
  [[nodiscard]] QString sceneFolder() const { return stateFolder_ + "/scenes"; }
  /// The folder of files that can be regenerated, such as thumbnails.
  [[nodiscard]] QString cacheFolder() const { return cacheFolder_; }

  /// Newest first; at most kMaxRecentFiles.
  [[nodiscard]] QStringList recentFiles() const;
  /// The same, of one kind only.
  [[nodiscard]] QStringList recentFilesOf(RecentKind kind) const;
  void addRecentFile(const QString& path, RecentKind kind);
  void removeRecentFile(const QString& path);
  void clearRecentFiles();
  static constexpr int kMaxRecentFiles = 10;

  [[nodiscard]] QString themeId() const;
  void setThemeId(const QString& id);
  /// The language of the interface, such as "ja"; empty: the language of the system.
  [[nodiscard]] QString language() const;
  void setLanguage(const QString& language);
  /// Whether the tour has been shown.
  [[nodiscard]] bool isTourSeen() const;
  void setTourSeen(bool seen);
  /// The stored value of a switch, by its action; see actions::ActionSetting.
  [[nodiscard]] bool isOn(const actions::ActionInfo& action) const {
    return stored(action.details.setting.key, action.details.setting.initial);
  }
  [[nodiscard]] bool isOn(const QString& action) const { return isOn(*actions::findAction(action)); }
  void setOn(const QString& action, bool on) { setStored(actions::findAction(action)->details.setting.key, on); }
  /// What keys and the playhead snap to: nothing while snapping is off.
  [[nodiscard]] motion::SnapTargets snapTargets() const;
  /// The row sets of the timeline by name: kinds and names of tracks as TrackRows::keysOf() returns them.
  [[nodiscard]] QMap<QString, QSet<QByteArray>> rowSets() const;
  void setRowSets(const QMap<QString, QSet<QByteArray>>& sets);
  [[nodiscard]] actions::KeyPreset keyPreset() const;
  /// Action id to shortcuts, for the actions whose shortcuts the user has changed.
  [[nodiscard]] QMap<QString, QList<QKeySequence>> changedShortcuts() const;
  void setShortcuts(actions::KeyPreset preset, const QMap<QString, QList<QKeySequence>>& changes);
  /// A value that only the preferences change, by its key.
  [[nodiscard]] bool stored(const QString& key, bool initial) const { return values_->value(key, initial).toBool(); }
  void setStored(const QString& key, bool on) { values_->setValue(key, on); }
  [[nodiscard]] int number(const QString& key, int initial) const { return values_->value(key, initial).toInt(); }
  void setNumber(const QString& key, int value) { values_->setValue(key, value); }
  /// The folder in which file dialogs open.
  [[nodiscard]] QString lastFolder() const;
  void setLastFolder(const QString& folder);

  [[nodiscard]] WindowSettings window() const { return WindowSettings(*values_); }
  [[nodiscard]] TimelineSettings timeline() const { return TimelineSettings(*values_); }
  [[nodiscard]] ViewportSettings viewport() const { return ViewportSettings(*values_); }
  [[nodiscard]] PlaybackSettings playback() const { return PlaybackSettings(*values_); }
  [[nodiscard]] PoseSettings pose() const { return PoseSettings(*values_); }
  [[nodiscard]] OperationSettings operations() const { return OperationSettings(*values_); }
  [[nodiscard]] ModelSettings models() const { return ModelSettings(*values_); }
  [[nodiscard]] ExchangeSettings exchange() const { return ExchangeSettings(*values_); }

 private:
  std::unique_ptr<QTemporaryDir> temporary_;  ///< in safe mode
  std::unique_ptr<QSettings> values_;
  QString stateFolder_;
  QString cacheFolder_;
};

}  // namespace furitsuke::session
