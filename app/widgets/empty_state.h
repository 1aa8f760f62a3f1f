// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/widgets/vertical_scroll_area.h"

class QAction;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace furitsuke::widgets {

/// Shown instead of the contents of an empty panel: an icon, a sentence that explains what to do next, and optionally a
/// button that does it. In a low panel the icon is hidden. If sentence and button still do not fit, they scroll, so
/// that a large font neither cuts off the sentence nor enlarges the window.
class EmptyState : public VerticalScrollArea {
  Q_OBJECT

 public:
  /// `icon` is a name for themedIcon().
  explicit EmptyState(const QString& icon, const QString& sentence, QWidget* parent = nullptr);

  void setSentence(const QString& sentence);
  /// The button shows the action's text and triggers it; nullptr hides the button.
  void setAction(QAction* action);

  /// More buttons below the first, each with the text of an action. A menu becomes a button that opens it.
  void addMoreActions(const QList<QAction*>& actions);

  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void showIcon();
  /// Adapts icon, margins and the width of the sentence to the size of the panel and to the font.
  void arrange();
  /// The lowest width with as many lines of the sentence as at `width`.
  [[nodiscard]] int balancedWidth(int width) const;

  QString iconName_;
  QWidget* content_;
  QVBoxLayout* column_;
  QLabel* picture_;
  QLabel* sentence_;
  QToolButton* button_;
  QList<QToolButton*> more_;
};

}  // namespace furitsuke::widgets
