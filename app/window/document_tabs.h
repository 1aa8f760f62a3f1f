// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::session {
class Workspace;
}  // namespace furitsuke::session

namespace furitsuke::window {

/// A tab for each open motion; a dot marks unsaved changes.
class DocumentTabs : public QTabBar {
  Q_OBJECT

 public:
  explicit DocumentTabs(session::Workspace& workspace, QWidget* parent = nullptr);

 signals:
  void closeRequested(furitsuke::edit::MotionDocument* document);

 protected:
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  void onAdded(int index);
  void showTitle(edit::MotionDocument* document);

  session::Workspace& workspace_;
  bool movingHere_ = false;  ///< this bar is moving a document in the workspace
};

}  // namespace furitsuke::window
