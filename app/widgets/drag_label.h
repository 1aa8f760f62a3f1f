// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <optional>

#include "app/theme/theme.h"

namespace furitsuke::widgets {

/// A label that is dragged sideways to change the number beside it. Shift makes the drag coarse, Ctrl fine, Esc
/// cancels it. At the edge of the screen, the pointer wraps around to the other side.
class DragLabel final : public QLabel {
  Q_OBJECT

 public:
  /// The text has the color of `channel`, or a muted color without one.
  explicit DragLabel(const QString& text, std::optional<theme::ChannelColor> channel = {}, QWidget* parent = nullptr);

 signals:
  void dragStarted();
  /// Number of steps since dragStarted(), with tenths while Ctrl is held.
  void dragged(double steps);
  void dragFinished();
  void dragCanceled();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  enum class State { Idle, Pressed, Dragging };

  void setState(State state);
  void cancel();
  void updateColor();
  void wrapAtScreenEdge(int globalX, int globalY);

  std::optional<theme::ChannelColor> channel_;
  State state_ = State::Idle;
  int lastX_ = 0;
  double steps_ = 0;
};

}  // namespace furitsuke::widgets
