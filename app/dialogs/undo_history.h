// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QListWidget;

namespace furitsuke::session {
class History;
}  // namespace furitsuke::session

namespace furitsuke::dialogs {

/// A small window that lists the undo and redo steps of the scene and of the motion in front. Selecting a step goes to
/// the state after it. Stays open beside the main window.
class UndoHistory : public QDialog {
  Q_OBJECT

 public:
  /// `history` must outlive the dialog.
  UndoHistory(session::History& history, QWidget* parent);

  /// The motion whose steps are listed; empty without one.
  void setTitle(const QString& title);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void showSteps();

  session::History& history_;
  QLabel* title_;
  QListWidget* list_;
  bool isShowing_ = false;  ///< the dialog itself changes the list
};

}  // namespace furitsuke::dialogs
