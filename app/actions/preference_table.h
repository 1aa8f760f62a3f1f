// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace furitsuke::actions {

/// How a setting is shown in the preferences.
enum class PreferenceKind {
  Switch,     ///< a check box for a checkable action
  Choice,     ///< a list of checkable actions, of which one is checked
  Folder,     ///< a folder, chosen by an action with the parameter "path"
  Stored,     ///< a check box for a stored value that no action changes
  Shortcuts,  ///< a button that runs an action
};

/// A setting that users change in the preferences. The values are changed by actions, so that the menus, scripts and
/// the preferences do the same.
struct PreferenceInfo {
  const char* page;     ///< English, in the context "Preferences"
  const char* key;      ///< in QSettings, as in app/session
  PreferenceKind kind;  ///< determines the meaning of `actions`
  const char* actions;  ///< ids separated by "|"
  /// The value of the defaults: "on" or "off", an action id, or empty if the reset button leaves the setting alone.
  const char* initial;
  const char* text = "";  ///< English, in the context "Preferences"; empty: the text of the action
  const char* help = "";  ///< English, one line; empty: the tooltip of the action

  [[nodiscard]] QStringList actionIds() const;
  [[nodiscard]] QString translatedText() const;
  [[nodiscard]] QString translatedHelp() const;
};

/// All settings of the preferences, in the order of pages and rows.
[[nodiscard]] const std::vector<PreferenceInfo>& preferenceTable();
/// The keys, or the first parts of keys before a slash, that store a state of the program and not a choice of the user.
[[nodiscard]] const QStringList& internalSettings();
/// The action changes a setting of the table.
[[nodiscard]] bool changesSetting(const QString& action);

}  // namespace furitsuke::actions
