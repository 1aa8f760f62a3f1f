// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <array>
#include <initializer_list>
#include <span>
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

/// The parameters of an action: static data, one or an array of them.
class ActionParameters : public std::span<const ActionParameter> {
 public:
  constexpr ActionParameters() = default;
  constexpr ActionParameters(const ActionParameter& one) : span(&one, 1) {}
  template <std::size_t Count>
  constexpr ActionParameters(const ActionParameter (&several)[Count]) : span(several) {}
  ActionParameters(const std::vector<ActionParameter>& several) : span(several) {}
};

/// The parameter of an action that is switched on and off.
inline constexpr ActionParameter kSwitchParameter{
    .name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"};

enum class PreferencePage { General, Viewport, Timeline, Posing, Playback };

/// The stored setting that an action changes. The preferences show a check box for the setting of a switch, and a list
/// for a setting of which several actions choose a value; page, text and help of a list are in the first of its rows.
struct ActionSetting {
  const char* key = "";  ///< in QSettings
  PreferencePage page = PreferencePage::General;
  bool initial = false;   ///< on by default, or the default choice
  const char* text = "";  ///< the label of a list
  const char* help = "";  ///< one line about a list
};

/// What only some actions have.
struct ActionDetails {
  int group = 0;  ///< a menu shows a separator between groups
  const char* icon = "";
  const char* keys = "";              ///< shortcuts of the Furitsuke preset, separated by "; "
  const char* mmdKeys = nullptr;      ///< shortcuts of the MMD preset; nullptr: same as `keys`
  const char* blenderKeys = nullptr;  ///< shortcuts of the Blender preset; nullptr: same as `keys`
  bool checkable = false;             ///< implied by `isSwitch` and by a setting
  bool isSwitch = false;              ///< checked and unchecked; kSwitchParameter is its parameter
  bool inToolbar = false;
  ActionParameters parameters = {};
  const char* words = "";  ///< English words that find the action although its name does not contain them: "a, b"
  ActionSetting setting = {};
  const char* follows = "";  ///< id of the action before it in the table; empty: that of the previous row
};

/// One user action. Menus, toolbar, context menus, shortcuts, preferences, --list-actions and --actions are all
/// generated from the table of these. The rows are static data beside the functions that the actions run: see
/// app/commands/command_actions.h.
struct ActionInfo {
  const char* id;
  const char* menu;     ///< path such as "file" or "file/export"; empty if it is in no menu
  const char* text;     ///< English, with mnemonic
  const char* tooltip;  ///< English, one sentence without a full stop
  ActionDetails details = {};
  const operations::Operation* operation = nullptr;  ///< if set, text and tooltip come from the operation table

  [[nodiscard]] QString translatedText() const;
  /// The text without mnemonic and ellipsis, for lists.
  [[nodiscard]] QString plainText() const;
  [[nodiscard]] QString translatedTooltip() const;
  /// ActionDetails::words in the language of the window.
  [[nodiscard]] QString translatedWords() const;
  /// The names of its menus, such as "View › Theme". Empty if the action is in no menu.
  [[nodiscard]] QString menuPath() const;
  /// Menu path and text, such as "View › Theme › Dark". Only the text if the action is in no menu.
  [[nodiscard]] QString place() const;
};

/// A row of the table.
[[nodiscard]] consteval ActionInfo action(const char* id, const char* menu, const char* text, const char* tooltip,
                                          ActionDetails details = {}) {
  if (details.isSwitch) details.parameters = kSwitchParameter;
  details.checkable |= details.isSwitch || *details.setting.key != '\0';
  return {id, menu, text, tooltip, details};
}

/// The rows of one file, which are static data.
using ActionRows = std::initializer_list<ActionInfo>;

// Mark the texts of rows, for which lupdate looks; the names are their contexts in the translations. Nothing is
// translated here.
struct Actions {
#ifdef LUPDATE  // never defined, but lupdate reads this line and takes the context from it
  Q_DECLARE_TR_FUNCTIONS(Actions)
#endif
  [[nodiscard]] static consteval const char* tr(const char* text) { return text; }
};
struct ActionWords {
#ifdef LUPDATE
  Q_DECLARE_TR_FUNCTIONS(ActionWords)
#endif
  [[nodiscard]] static consteval const char* tr(const char* text) { return text; }
};
struct Preferences {
#ifdef LUPDATE
  Q_DECLARE_TR_FUNCTIONS(Preferences)
#endif
  [[nodiscard]] static consteval const char* tr(const char* text) { return text; }
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

/// The rows of all files. A row stands where `follows` says, otherwise after the row before it; the first row of a file
/// after all earlier files.
using ActionParts = std::vector<std::span<const ActionInfo>>;
/// Sets the function that returns the rows, before the first use of the table.
void setActionParts(ActionParts (*parts)());
/// All actions, in menu order.
[[nodiscard]] const std::vector<ActionInfo>& actionTable();
/// One row per operation of the operation table, with its shortcuts.
[[nodiscard]] std::span<const ActionInfo> operationActions();
/// One submenu of "motion" per topic of the operations.
[[nodiscard]] std::vector<MenuInfo> operationMenus();
/// Returns nullptr if no action has this id.
[[nodiscard]] const ActionInfo* findAction(const QString& id);
[[nodiscard]] const std::vector<MenuInfo>& menuTable();
[[nodiscard]] QList<QKeySequence> shortcutsOf(const ActionInfo& action, KeyPreset preset);

}  // namespace furitsuke::actions
