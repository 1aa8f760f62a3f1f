// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QUndoStack;
class QUndoView;

namespace furitsuke::dialogs {

/// A small window that lists the undo and redo steps of a motion. Selecting a step goes to the state after it. Stays
/// open beside the main window and shows another motion after setSteps().
class UndoHistory : public QDialog {
  Q_OBJECT

 public:
  explicit UndoHistory(QWidget* parent);

  /// `steps` may be nullptr; `title` is the name of its motion. The stack may be deleted while it is shown.
  void setSteps(QUndoStack* steps, const QString& title);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QLabel* title_;
  QUndoView* list_;
};

}  // namespace furitsuke::dialogs
