// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QMenu;
class QToolButton;

namespace furitsuke::actions {
class ActionSet;
}  // namespace furitsuke::actions

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::session {
class Workspace;
}  // namespace furitsuke::session

namespace furitsuke::window {

class DocumentTabs;

/// The row of document tabs, with a button that lists all open motions.
class DocumentRow : public QWidget {
  Q_OBJECT

 public:
  DocumentRow(session::Workspace& workspace, const actions::ActionSet& actions, QWidget* parent = nullptr);

 signals:
  void closeRequested(furitsuke::edit::MotionDocument* document);

 private:
  void fillList();
  void showButton();
  [[nodiscard]] int heightOfTabs();

  session::Workspace& workspace_;
  DocumentTabs* tabs_;
  QToolButton* list_;
  QMenu* menu_;
};

}  // namespace furitsuke::window
