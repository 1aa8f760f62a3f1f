// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QMap>
#include <QObject>
#include <functional>

#include "app/actions/action_arguments.h"
#include "app/actions/action_table.h"
#include "core/base/result.h"

class QMenu;
class QMenuBar;
class QWidget;

namespace furitsuke {

/// The QActions of one window, made from the action table. What they do is bound apart, so that the table knows no
/// window and a window no texts and shortcuts.
class ActionSet : public QObject {
  Q_OBJECT

 public:
  using Handler = std::function<Status(const ActionArguments&)>;
  using Predicate = std::function<bool()>;

  /// The actions are added to `window`, so that their shortcuts work everywhere in it.
  explicit ActionSet(QWidget* window);

  /// Must be in the table.
  [[nodiscard]] QAction* action(const QString& id) const;
  /// `enabled` is asked by updateEnabled() and before each scripted run; empty: always.
  void bind(const QString& id, Handler run, Predicate enabled = {});
  /// Every action of the table has a handler.
  [[nodiscard]] QStringList unboundActions() const;
  void updateEnabled();

  /// As a script calls it: the Error says "is not possible now" when the action is disabled.
  Status runScripted(const QString& id, const ActionArguments& arguments);
  /// As a person calls it from a panel: what fails is told by failed().
  void call(const QString& id, const ActionArguments& arguments = {});
  /// True while runScripted() runs: there is nobody to answer a question.
  [[nodiscard]] bool isScripted() const noexcept { return scripted_; }

  // --- shortcuts -------------------------------------------------------------------------------------------------

  [[nodiscard]] KeyPreset keyPreset() const noexcept { return preset_; }
  /// `changes`: id to shortcuts, for the actions whose shortcuts a person has changed.
  void setShortcuts(KeyPreset preset, const QMap<QString, QList<QKeySequence>>& changes);
  [[nodiscard]] const QMap<QString, QList<QKeySequence>>& changedShortcuts() const noexcept { return changes_; }

  // --- menus -----------------------------------------------------------------------------------------------------

  void fillMenuBar(QMenuBar* bar);
  /// The menu of a path; nullptr before fillMenuBar().
  [[nodiscard]] QMenu* menu(const QString& path) const { return menus_.value(path); }
  /// In the order of the table; a null action stands for a separator.
  [[nodiscard]] QList<QAction*> toolbarActions() const;
  [[nodiscard]] QList<QAction*> timelineMenuActions() const;
  /// Texts again, after a change of language.
  void retranslate();

 signals:
  /// Before an action does its work, whoever called it.
  void aboutToRun(const QString& id);
  /// An action that a person called could not do its work.
  void failed(const QString& id, const furitsuke::Error& error);
  void shortcutsChanged();
  /// They speak another language.
  void textsChanged();

 private:
  struct Binding {
    Handler run;
    Predicate enabled;
  };
  void fillMenu(const QString& path);
  void showShortcuts(const ActionInfo& info);

  QHash<QString, QAction*> actions_;
  QHash<QString, Binding> bindings_;
  QHash<QString, QMenu*> menus_;
  bool scripted_ = false;
  KeyPreset preset_ = KeyPreset::Furitsuke;
  QMap<QString, QList<QKeySequence>> changes_;
};

}  // namespace furitsuke
