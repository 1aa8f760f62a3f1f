// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QMap>
#include <QObject>
#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>

#include "app/actions/action_arguments.h"
#include "app/actions/action_condition.h"
#include "app/actions/action_table.h"
#include "core/base/result.h"

class QMenu;
class QMenuBar;
class QWidget;

namespace furitsuke::actions {

/// What an action does: a function that takes the arguments or nothing, and returns a Status or nothing.
class ActionHandler {
 public:
  template <class Function>
  requires(!std::same_as<std::remove_cvref_t<Function>, ActionHandler>)
      // Implicit, so that a binding can be written with a lambda.
      ActionHandler(Function function) {
    run_ = [function = std::move(function)](const ActionArguments& arguments) mutable -> Status {
      const auto call = [&]() -> decltype(auto) {
        if constexpr (std::is_invocable_v<Function&, const ActionArguments&>) {
          return function(arguments);
        } else {
          return function();
        }
      };
      if constexpr (std::is_void_v<decltype(call())>) {
        call();
        return Done{};
      } else {
        return call();
      }
    };
  }

  Status operator()(const ActionArguments& arguments) const { return run_(arguments); }

 private:
  std::function<Status(const ActionArguments&)> run_;
};

/// What an action of a window does, and the conditions under which it is enabled and checked.
struct ActionBinding {
  using Condition = ActionCondition;
  ActionHandler run;
  Condition enabled = {};  ///< empty: always
  Condition checked = {};  ///< of a checkable action; empty: the state is set by other code
};

/// An action with arguments that the command palette offers like an action of its own.
struct ActionVariant {
  QString text;
  QString tooltip;
  QString words;  ///< other texts that find it, separated by ", "
  ActionArguments arguments;
};

/// The QActions of one window, created from the action table. Their behavior is bound separately, so that the table
/// does not depend on a window and a window does not repeat texts and shortcuts.
class ActionSet : public QObject {
  Q_OBJECT

 public:
  /// The actions are added to `window`, so that their shortcuts work everywhere in it.
  explicit ActionSet(QWidget* window);

  /// `id` must be in the table.
  [[nodiscard]] QAction* action(const QString& id) const;
  /// The conditions are evaluated by updateStates(), `enabled` also before each scripted run and `checked` after each
  /// run of any action.
  void bind(const QString& id, const ActionBinding& binding);
  /// For an action without a `checked` condition.
  void bind(const QString& id, ActionHandler run, ActionBinding::Condition enabled = {});
  /// For a switch: `set` gets the argument "on", without it the opposite of the state.
  void bindSwitch(const QString& id, std::function<bool()> isOn, std::function<void(bool)> set,
                  ActionBinding::Condition enabled = {});
  /// The ids of the table without a binding.
  [[nodiscard]] QStringList unboundActions() const;
  /// Evaluates the conditions of all actions.
  void updateStates();
  /// Evaluates the conditions of one action.
  void updateState(const QString& id);

  /// `list` returns the variants of an action whenever they are needed, in the order of their display.
  void setVariants(const QString& id, std::function<QList<ActionVariant>()> list) { variants_[id] = std::move(list); }
  [[nodiscard]] QList<ActionVariant> variantsOf(const QString& id) const;

  /// Why the action is disabled, in the language of the window; empty if it is enabled.
  [[nodiscard]] QString disabledReason(const QString& id) const;

  /// Runs an action for a script. The Error is "is not available now" and the reason if the action is disabled.
  Status runScripted(const QString& id, const ActionArguments& arguments);
  /// Runs an action for a panel or a menu. Errors are reported by failed().
  void call(const QString& id, const ActionArguments& arguments = {});
  /// True while runScripted() runs, and in a program without a user: no question may be asked.
  [[nodiscard]] bool isScripted() const noexcept { return scripted_ || unattended_; }
  /// The program runs without a user: it takes a picture or runs a script, and ends.
  [[nodiscard]] bool isUnattended() const noexcept { return unattended_; }
  void setUnattended(bool on) noexcept { unattended_ = on; }

  // --- shortcuts -------------------------------------------------------------------------------------------------

  [[nodiscard]] KeyPreset keyPreset() const noexcept { return preset_; }
  /// `changes`: id to shortcuts, for the actions whose shortcuts the user has changed.
  void setShortcuts(KeyPreset preset, const QMap<QString, QList<QKeySequence>>& changes);
  [[nodiscard]] const QMap<QString, QList<QKeySequence>>& changedShortcuts() const noexcept { return changes_; }

  // --- menus -----------------------------------------------------------------------------------------------------

  void fillMenuBar(QMenuBar* bar);
  /// The menu of a path; nullptr before fillMenuBar().
  [[nodiscard]] QMenu* menu(const QString& path) const { return menus_.value(path); }
  /// Opens the menu of recent files; nullptr before fillMenuBar().
  [[nodiscard]] QAction* recentMenuAction() const;
  /// In the order of the table; nullptr is a separator.
  [[nodiscard]] QList<QAction*> toolbarActions() const;
  /// Sets all texts again after a change of language.
  void retranslate();

 signals:
  /// Emitted before every run of an action.
  void aboutToRun(const QString& id);
  /// Emitted after every run of an action that did not fail.
  void ran(const QString& id);
  /// An action run by call() failed.
  void failed(const QString& id, const furitsuke::Error& error);
  void shortcutsChanged();
  /// The texts are in another language now.
  void textsChanged();

 private:
  Status run(const ActionBinding& binding, const ActionArguments& arguments);
  void fillMenu(const QString& path);
  void showShortcuts(const ActionInfo& info);
  void showTooltip(const ActionInfo& info);

  QHash<QString, QAction*> actions_;
  QHash<QString, ActionBinding> bindings_;
  QHash<QString, QMenu*> menus_;
  QHash<QString, const char*> reasons_;  ///< why the disabled actions are disabled, in English
  QHash<QString, std::function<QList<ActionVariant>()>> variants_;
  bool scripted_ = false;
  bool unattended_ = false;
  KeyPreset preset_ = KeyPreset::Furitsuke;
  QMap<QString, QList<QKeySequence>> changes_;
};

}  // namespace furitsuke::actions
