// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <array>
#include <vector>

namespace furitsuke {

struct Operation;
struct OperationTopic;

/// What a parameter of an action may hold.
enum class ActionParameterKind {
  Text,
  Path,         ///< a file; relative ones start at the working directory
  Whole,        ///< a whole number
  FrameNumber,  ///< a whole number from 0
  Frames,       ///< "A-B", both included, or one frame
  Track,        ///< as trackPath() names it: "センター", "morph:あ", "camera"
  Numbers,      ///< `count` numbers with commas; `count` 0: any number of them
  Choice,       ///< one of `choices`
  Flag,         ///< on or off
};

struct ActionParameter {
  const char* name;
  ActionParameterKind kind = ActionParameterKind::Text;
  const char* help = "";  ///< in English, for --list-actions
  bool required = false;  ///< in a script; in the window the action asks for it
  int count = 0;
  const char* choices = "";  ///< with "|" between them
  const char* unit = "";
  const char* initial = "";  ///< what it is when missing, where that is always the same
};

/// One thing that a person can do. Menus, toolbar, context menus, shortcuts, --list-actions and --actions are all made
/// from the table of these.
struct ActionInfo {
  const char* id;
  const char* menu = "";  ///< path such as "file" or "file/export"; empty: in no menu
  int group = 0;          ///< a separator stands between different groups of a menu
  const char* text;       ///< English, with mnemonic
  const char* tooltip;    ///< English, one sentence without a full stop
  const char* icon = "";
  const char* keys = "";              ///< shortcuts of the Furitsuke preset, with "; " between them
  const char* mmdKeys = nullptr;      ///< of the MMD preset where they differ
  const char* blenderKeys = nullptr;  ///< likewise, where Blender has a key for it
  bool checkable = false;
  bool inToolbar = false;
  bool inTimelineMenu = false;  ///< in the context menu of the timeline
  std::vector<ActionParameter> parameters = {};
  const Operation* operation = nullptr;  ///< of the table of operations; its words are those of that table

  [[nodiscard]] QString translatedText() const;
  /// Without mnemonic and dots, as it stands in a list.
  [[nodiscard]] QString plainText() const;
  [[nodiscard]] QString translatedTooltip() const;
  /// "View › Theme › Dark": the menus that lead to it, and its text. The text alone when it is in no menu.
  [[nodiscard]] QString place() const;
};

/// A top level menu, or one inside another ("file/export").
struct MenuInfo {
  const char* path;
  const char* text;
  int group = 0;                          ///< of a submenu: it stands behind the actions of this group
  const OperationTopic* topic = nullptr;  ///< whose operations it holds; its words are those of that table
  [[nodiscard]] QString translatedText() const;
  /// As ActionInfo::plainText().
  [[nodiscard]] QString plainText() const;
};

enum class KeyPreset { Furitsuke, Mmd, Blender };
inline constexpr std::array kKeyPresets = {KeyPreset::Furitsuke, KeyPreset::Mmd, KeyPreset::Blender};
/// "furitsuke", "mmd", "blender".
[[nodiscard]] QString keyPresetId(KeyPreset preset);
/// KeyPreset::Furitsuke for anything else.
[[nodiscard]] KeyPreset keyPresetFromId(const QString& id);

/// Every action, in the order of the menus.
[[nodiscard]] const std::vector<ActionInfo>& actionTable();
/// nullptr when no action has that id.
[[nodiscard]] const ActionInfo* findAction(const QString& id);
[[nodiscard]] const std::vector<MenuInfo>& menuTable();
[[nodiscard]] QList<QKeySequence> shortcutsOf(const ActionInfo& action, KeyPreset preset);

}  // namespace furitsuke
