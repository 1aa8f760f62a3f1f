// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>

namespace furitsuke {

class MotionDocument;
class Workspace;

/// A tab for each open motion; a dot marks unsaved changes.
class DocumentTabs : public QTabBar {
  Q_OBJECT

 public:
  explicit DocumentTabs(Workspace& workspace, QWidget* parent = nullptr);

 signals:
  void closeRequested(furitsuke::MotionDocument* document);

 protected:
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  void onAdded(int index);
  void showTitle(MotionDocument* document);

  Workspace& workspace_;
  bool movingHere_ = false;  ///< the move that the workspace reports began in this bar
};

}  // namespace furitsuke
