// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <array>
#include <vector>

namespace furitsuke::operations {
struct Operation;
struct OperationTopic;
}  // namespace furitsuke::operations

namespace furitsuke::actions {

/// The type of an action parameter.
enum class ActionParameterKind {
  Text,
  Path,         ///< a file; relative to the working directory
  Whole,        ///< a whole number
  FrameNumber,  ///< a whole number from 0
  Frames,       ///< "A-B", both included, or one frame
  Track,        ///< a name in the form of trackPath(): "センター", "morph:あ", "camera"
  Numbers,      ///< `count` numbers separated by commas; any number of them if `count` is 0
  Choice,       ///< one of `choices`
  Flag,         ///< on or off
};

struct ActionParameter {
  const char* name;
  ActionParameterKind kind = ActionParameterKind::Text;
  const char* help = "";  ///< English, for --list-actions
  bool required = false;  ///< in scripts; in the window the action asks for the value
  int count = 0;
  const char* choices = "";  ///< separated by "|"
  const char* unit = "";
  const char* initial = "";  ///< the default value, if it is fixed
};

/// One user action. Menus, toolbar, context menus, shortcuts, --list-actions and --actions are all generated from the
/// table of these.
struct ActionInfo {
  const char* id;
  const char* menu = "";  ///< path such as "file" or "file/export"; empty if it is in no menu
  int group = 0;          ///< a menu shows a separator between groups
  const char* text;       ///< English, with mnemonic
  const char* tooltip;    ///< English, one sentence without a full stop
  const char* icon = "";
  const char* keys = "";              ///< shortcuts of the Furitsuke preset, separated by "; "
  const char* mmdKeys = nullptr;      ///< shortcuts of the MMD preset; nullptr: same as `keys`
  const char* blenderKeys = nullptr;  ///< shortcuts of the Blender preset; nullptr: same as `keys`
  bool checkable = false;
  bool inToolbar = false;
  std::vector<ActionParameter> parameters = {};
  const char* words = "";                            ///< see searchWordsOf()
  const operations::Operation* operation = nullptr;  ///< if set, text and tooltip come from the operation table

  [[nodiscard]] QString translatedText() const;
  /// The text without mnemonic and ellipsis, for lists.
  [[nodiscard]] QString plainText() const;
  [[nodiscard]] QString translatedTooltip() const;
  /// The words that find the action although its name does not contain them, separated by ", ".
  [[nodiscard]] QString translatedWords() const;
  /// The names of its menus, such as "View › Theme". Empty if the action is in no menu.
  [[nodiscard]] QString menuPlace() const;
  /// Menu path and text, such as "View › Theme › Dark". Only the text if the action is in no menu.
  [[nodiscard]] QString place() const;
};

/// A top-level menu or a submenu ("file/export").
struct MenuInfo {
  const char* path;
  const char* text;
  int group = 0;                                      ///< a submenu follows the actions of this group
  const operations::OperationTopic* topic = nullptr;  ///< if set, the menu contains its operations and shows its text
  [[nodiscard]] QString translatedText() const;
  /// Like ActionInfo::plainText().
  [[nodiscard]] QString plainText() const;
};

enum class KeyPreset { Furitsuke, Mmd, Blender };
inline constexpr std::array kKeyPresets = {KeyPreset::Furitsuke, KeyPreset::Mmd, KeyPreset::Blender};
/// "furitsuke", "mmd", "blender".
[[nodiscard]] QString keyPresetId(KeyPreset preset);
/// Returns KeyPreset::Furitsuke for unknown ids.
[[nodiscard]] KeyPreset keyPresetFromId(const QString& id);

/// All actions, in menu order.
[[nodiscard]] const std::vector<ActionInfo>& actionTable();
/// Returns nullptr if no action has this id.
[[nodiscard]] const ActionInfo* findAction(const QString& id);
[[nodiscard]] const std::vector<MenuInfo>& menuTable();
[[nodiscard]] QList<QKeySequence> shortcutsOf(const ActionInfo& action, KeyPreset preset);

}  // namespace furitsuke::actions
