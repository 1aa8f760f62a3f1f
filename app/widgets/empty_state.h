// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace furitsuke {

/// What a panel shows when it has nothing to show: an icon, one sentence that says what to do next, and, where that
/// is one step, a button that does it.
class EmptyState : public QWidget {
  Q_OBJECT

 public:
  /// `icon` is a name for themedIcon().
  explicit EmptyState(const QString& icon, const QString& sentence, QWidget* parent = nullptr);

  void setSentence(const QString& sentence);
  /// The button shows the action's text and triggers it; nullptr takes the button away.
  void setAction(QAction* action);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void showIcon();

  QString iconName_;
  QLabel* picture_;
  QLabel* sentence_;
  QToolButton* button_;
};

}  // namespace furitsuke
