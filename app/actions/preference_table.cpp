// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/preference_table.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <string_view>
#include <tuple>

namespace furitsuke::actions {

namespace {

std::vector<PreferenceInfo> joinedPreferences() {
  std::vector<PreferenceInfo> rows = {
      {PreferencePage::General, "shortcuts/changes", PreferenceKind::Shortcuts, {"keys.edit"}},
      {PreferencePage::General,
       "operations/preview",
       PreferenceKind::Stored,
       {},
       "on",
       Preferences::tr("Preview Operations"),
       Preferences::tr("Show the result of an operation in all panels before it is applied")},
      {PreferencePage::General,
       kInterfaceScale.key,
       PreferenceKind::Number,
       {},
       "",
       Preferences::tr("Size of the interface"),
       Preferences::tr("Size of all texts, controls and icons; used from the next start of the program"),
       kInterfaceScale},
      {PreferencePage::General,
       kUndoMemory.key,
       PreferenceKind::Number,
       {},
       "",
       Preferences::tr("Memory for undo"),
       Preferences::tr("Memory that removed models and closed motions may take; the oldest steps are forgotten first"),
       kUndoMemory},
      {PreferencePage::Posing,
       "poses/folder",
       PreferenceKind::Folder,
       {"poses.folder"},
       "",
       Preferences::tr("Pose folder")},
  };
  for (const ActionInfo& action : actionTable()) {
    const ActionSetting& setting = action.details.setting;
    if (*setting.key == '\0') continue;
    auto row = std::ranges::find(rows, std::string_view(setting.key), &PreferenceInfo::key);
    if (row == rows.end()) {
      const PreferenceKind kind = action.details.isSwitch ? PreferenceKind::Switch : PreferenceKind::Choice;
      rows.push_back({setting.page, setting.key, kind, {}, "off", setting.text, setting.help});
      row = std::prev(rows.end());
    }
    row->actionIds.append(action.id);
    if (setting.initial) row->initial = action.details.isSwitch ? "on" : action.id;
  }
  std::ranges::stable_sort(rows, {}, [](const PreferenceInfo& row) { return std::tuple(row.page, row.kind); });
  return rows;
}

}  // namespace

QString pageText(PreferencePage page) {
  switch (page) {
    case PreferencePage::General: break;
    case PreferencePage::Viewport: return QCoreApplication::translate("Preferences", "Viewport");
    case PreferencePage::Timeline: return QCoreApplication::translate("Preferences", "Timeline and Graph");
    case PreferencePage::Posing: return QCoreApplication::translate("Preferences", "Posing");
    case PreferencePage::Playback: return QCoreApplication::translate("Preferences", "Playback");
  }
  return QCoreApplication::translate("Preferences", "General");
}

QString PreferenceInfo::translatedText() const {
  return *text != '\0' ? QCoreApplication::translate("Preferences", text) : findAction(actionIds[0])->plainText();
}

QString PreferenceInfo::translatedHelp() const {
  return *help != '\0' ? QCoreApplication::translate("Preferences", help)
                       : findAction(actionIds[0])->translatedTooltip();
}

const std::vector<PreferenceInfo>& preferenceTable() {
  static const std::vector<PreferenceInfo> table = joinedPreferences();
  return table;
}

const QStringList& internalSettings() {
  static const QStringList keys = {
      "window",       // size and layout
      "recentFiles",  // lists that grow by themselves
      "recentMotions", "recentModels", "recentSounds",
      "rowSets",     // contents that users save under names
      "operations",  // the last arguments of operations
      "lastFolder",    "tour",         "scene",
      "physics",    // of the scene
      "live",       // addresses, in the panel of the live link
      "formation",  // the length of the paths, in the panel of the formation
      "sound",      // the height of the waveform, and a number that a question asks for
  };
  return keys;
}

bool changesSetting(const QString& action) {
  const ActionInfo* info = findAction(action);
  return info != nullptr && *info->details.setting.key != '\0';
}

}  // namespace furitsuke::actions
