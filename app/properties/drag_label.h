// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <optional>

#include "app/theme/theme.h"

namespace furitsuke {

/// A label that is dragged sideways to change the number beside it. Shift makes the drag coarse, Ctrl fine, Esc takes
/// it back; the pointer comes in again on the other side when it reaches the edge of the screen.
class DragLabel final : public QLabel {
  Q_OBJECT

 public:
  /// In the colour of a channel, or muted without one.
  explicit DragLabel(const QString& text, std::optional<ChannelColor> channel = {}, QWidget* parent = nullptr);

 signals:
  void dragStarted();
  /// Steps of the number since dragStarted(), tenths of one with Ctrl.
  void dragged(double steps);
  void dragFinished();
  void dragCancelled();

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

  std::optional<ChannelColor> channel_;
  State state_ = State::Idle;
  int lastX_ = 0;
  double steps_ = 0;
};

}  // namespace furitsuke
