// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QComboBox;
class QStackedLayout;
class QToolBar;

namespace furitsuke::session {
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class FormationView;

/// The formation of the dancers from above, with its tools.
class FormationPanel : public QWidget {
  Q_OBJECT

 public:
  explicit FormationPanel(session::Stage& stage, QWidget* parent = nullptr);

  [[nodiscard]] FormationView& view() noexcept { return *view_; }
  /// Buttons above the plan. Not owned.
  void setToolActions(const QList<QAction*>& actions);
  void setEmptyAction(QAction* action);
  /// The length of the paths before and after the playhead, in seconds; 0: the whole motion.
  void setRangeSeconds(int seconds);

 signals:
  void rangeChosen(int seconds);

 private:
  void retranslate();
  void showPage();

  session::Stage& stage_;
  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  QWidget* content_;
  QToolBar* tools_;
  QComboBox* range_;
  QAction* rangePlace_;
  FormationView* view_;
};

}  // namespace furitsuke::panels
