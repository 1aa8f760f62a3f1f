// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QString>
#include <QWidget>

#include "core/motion/reference_link.h"

class QAction;
class QLabel;
class QMimeData;
class QStackedLayout;
class QToolBar;

namespace furitsuke::session {
class ReferenceTrack;
class Stage;
struct ReferenceShot;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class DragLabel;
class EmptyState;
class NumberField;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class ReferenceView;

/// Shows the picture or film of the reference at the playhead. Never waits for a picture.
class ReferencePanel : public QWidget {
  Q_OBJECT

 public:
  explicit ReferencePanel(session::Stage& stage, QWidget* parent = nullptr);

  /// Shows this reference from now on. The track is active while the panel is on screen.
  void setTrack(session::ReferenceTrack& track);
  /// Buttons above the picture; nullptr is a separator. Not owned.
  void setToolActions(const QList<QAction*>& actions);
  /// The button of the empty state. Not owned.
  void setEmptyAction(QAction* action);
  [[nodiscard]] ReferenceView& view() noexcept { return *view_; }
  /// The dock became visible or was hidden.
  void setOnScreen(bool on);
  /// Waits until exactly the picture of the playhead is shown. For pictures of the window.
  void settle();

 signals:
  /// A picture or film was dropped on the panel.
  void fileDropped(const QString& path);

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  QWidget* makeHeader();
  void connectTime();
  /// In milliseconds.
  [[nodiscard]] double shownTime() const;
  /// The settings of the reference with another time of the film at frame 0, in milliseconds.
  [[nodiscard]] motion::ReferenceLink linkWithTime(double time) const;
  void retranslate();
  void refresh();
  [[nodiscard]] QString sentenceOf(const session::ReferenceShot& shot) const;

  session::Stage& stage_;
  QPointer<session::ReferenceTrack> track_;
  bool isOnScreen_ = false;
  QToolBar* tools_;
  widgets::DragLabel* timeLabel_;
  widgets::NumberField* time_;
  double timeBefore_ = 0;  ///< at the start of a drag
  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  QWidget* content_;
  ReferenceView* view_;
};

}  // namespace furitsuke::panels
