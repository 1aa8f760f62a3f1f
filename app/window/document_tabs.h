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

/// A tab for each open motion; a dot marks unsaved changes, a folder tells motions of the same name apart. Tabs that do
/// not fit are scrolled, so that names stay readable.
class DocumentTabs : public QTabBar {
  Q_OBJECT

 public:
  explicit DocumentTabs(session::Workspace& workspace, QWidget* parent = nullptr);

 signals:
  void closeRequested(furitsuke::edit::MotionDocument* document);
  /// The context menu of the current tab, at a place of the screen.
  void menuRequested(const QPoint& global);

 protected:
  [[nodiscard]] QSize tabSizeHint(int index) const override;
  [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  void onAdded(int index);
  void showTitles();
  void showTitle(int index, const QString& title);

  session::Workspace& workspace_;
  bool movingHere_ = false;  ///< this bar is moving a document in the workspace
};

}  // namespace furitsuke::window
