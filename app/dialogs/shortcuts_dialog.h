// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QMap>

#include "app/actions/action_table.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke::actions {
class ActionSet;
struct ActionInfo;
}  // namespace furitsuke::actions

namespace furitsuke::widgets {
class ShortcutField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// Lists all actions with their shortcuts, which can be searched and changed. A shortcut of another action is named at
/// once and only taken from it if the user says so: no two actions share one. Accepting applies the changes.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ShortcutsDialog(actions::ActionSet& actions, QWidget* parent = nullptr);
  ~ShortcutsDialog() override;

  void accept() override;

 private:
  void buildContents();
  void connectControls();
  void showList();
  void showCurrent();
  /// The user has pressed a shortcut: assigns it, or names the action that has it and offers to take it.
  void tryKey(const QKeySequence& key);
  void assign(const QList<QKeySequence>& keys);
  /// Recomputes which shortcuts the user's changes take from other actions in the chosen preset.
  void resolve();
  void showItem(QTreeWidgetItem* item);
  [[nodiscard]] bool isListed(const actions::ActionInfo& action) const;
  [[nodiscard]] actions::KeyPreset preset() const;
  [[nodiscard]] QString currentId() const;
  [[nodiscard]] QList<QKeySequence> shortcuts(const actions::ActionInfo& action) const;
  /// The other actions that have one of the keys.
  [[nodiscard]] QList<const actions::ActionInfo*> owners(const QString& id, const QList<QKeySequence>& keys) const;

  actions::ActionSet& actions_;
  QMap<QString, QList<QKeySequence>> changes_;  ///< by the user
  QMap<QString, QList<QKeySequence>> taken_;    ///< what these leave to other actions of the preset
  QLineEdit* search_;
  QComboBox* preset_;
  QTreeWidget* list_;
  widgets::ShortcutField* key_;
  QPushButton* reset_;
  QLabel* problem_;
  QPushButton* take_;  ///< shown with `problem_`
  QKeySequence tried_;
};

}  // namespace furitsuke::dialogs
