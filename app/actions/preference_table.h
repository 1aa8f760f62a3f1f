// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "app/actions/action_table.h"

namespace furitsuke::actions {

/// How a setting is shown in the preferences. The rows of a page are in this order.
enum class PreferenceKind {
  Choice,     ///< a list of checkable actions, of which one is checked
  Shortcuts,  ///< a button that runs an action
  Switch,     ///< a check box for an action that is a switch
  Stored,     ///< a check box for a stored value that no action changes
  Number,     ///< a field for a stored number that no action changes
  Folder,     ///< a folder, chosen by an action with the parameter "path"
};

/// A whole number that is a setting.
struct PreferenceNumber {
  const char* key = "";
  int lowest = 0, highest = 0, step = 1;
  int initial = 0;
  const char* unit = "";  ///< after the number, with its space
};
/// Of all texts, controls and icons; read when the program starts.
inline constexpr PreferenceNumber kInterfaceScale{"interface/scale", 75, 300, 25, 100, " %"};
/// For removed models and closed motions that undo brings back.
inline constexpr PreferenceNumber kUndoMemory{"undo/memory", 64, 65'536, 256, 1024, " MiB"};

/// A setting that users change in the preferences. The values are changed by actions, so that the menus, scripts and
/// the preferences do the same. Choices and switches come from ActionDetails::setting.
struct PreferenceInfo {
  PreferencePage page;
  const char* key;  ///< in QSettings, as in app/session
  PreferenceKind kind;
  QStringList actionIds;  ///< see PreferenceKind
  /// The value of the defaults: "on" or "off", an action id, or empty if the reset button leaves the setting alone.
  const char* initial = "";
  const char* text = "";         ///< English, in the context "Preferences"; empty: the text of the action
  const char* help = "";         ///< English, one line; empty: the tooltip of the action
  PreferenceNumber number = {};  ///< of PreferenceKind::Number

  [[nodiscard]] QString translatedText() const;
  [[nodiscard]] QString translatedHelp() const;
};

[[nodiscard]] QString pageText(PreferencePage page);
/// All settings of the preferences, in the order of pages and rows.
[[nodiscard]] const std::vector<PreferenceInfo>& preferenceTable();
/// The keys, or the first parts of keys before a slash, that store a state of the program and not a choice of the user.
[[nodiscard]] const QStringList& internalSettings();
/// The action changes a setting of the table.
[[nodiscard]] bool changesSetting(const QString& action);

}  // namespace furitsuke::actions
