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

namespace furitsuke {

class ActionSet;
struct ActionInfo;

/// Every action with its shortcuts, to be searched and changed. Accepting puts the changes into force.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ShortcutsDialog(ActionSet& actions, QWidget* parent = nullptr);

  void accept() override;

 private:
  void buildContents();
  void showList();
  void showCurrent();
  void assign(const QList<QKeySequence>& keys);
  void showItem(QTreeWidgetItem* item);
  [[nodiscard]] KeyPreset preset() const;
  [[nodiscard]] QString currentId() const;
  [[nodiscard]] QList<QKeySequence> shortcuts(const ActionInfo& action) const;
  /// Texts of the other actions that one of the keys already calls.
  [[nodiscard]] QStringList conflicts(const QString& id, const QList<QKeySequence>& keys) const;

  ActionSet& actions_;
  QMap<QString, QList<QKeySequence>> changes_;
  QLineEdit* search_;
  QComboBox* preset_;
  QTreeWidget* list_;
  QKeySequenceEdit* key_;
  QLabel* problem_;
};

}  // namespace furitsuke
