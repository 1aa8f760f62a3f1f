// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QMap>

#include "app/actions/action_table.h"

class QComboBox;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke::actions {
class ActionSet;
struct ActionInfo;
}  // namespace furitsuke::actions

namespace furitsuke::dialogs {

/// Lists all actions with their shortcuts, which can be searched and changed. Accepting applies the changes.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ShortcutsDialog(actions::ActionSet& actions, QWidget* parent = nullptr);

  void accept() override;

 private:
  void buildContents();
  void showList();
  void showCurrent();
  void assign(const QList<QKeySequence>& keys);
  void showItem(QTreeWidgetItem* item);
  [[nodiscard]] actions::KeyPreset preset() const;
  [[nodiscard]] QString currentId() const;
  [[nodiscard]] QList<QKeySequence> shortcuts(const actions::ActionInfo& action) const;
  /// Texts of the other actions that use one of the keys.
  [[nodiscard]] QStringList conflicts(const QString& id, const QList<QKeySequence>& keys) const;

  actions::ActionSet& actions_;
  QMap<QString, QList<QKeySequence>> changes_;
  QLineEdit* search_;
  QComboBox* preset_;
  QTreeWidget* list_;
  QKeySequenceEdit* key_;
  QLabel* problem_;
};

}  // namespace furitsuke::dialogs
