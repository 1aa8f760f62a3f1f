// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QScrollBar;
class QWidget;

namespace furitsuke::panels {

class TimelineView;

/// The vertical scroll bar (tracks) and the horizontal scroll bar (time) of a timeline. While there is nothing to
/// scroll they are hidden but keep their space, so that the layout does not change.
class TimelineScrollBars : public QObject {
  Q_OBJECT

 public:
  /// `parent` also owns the scroll bars.
  TimelineScrollBars(TimelineView& view, QWidget* parent);

  [[nodiscard]] QScrollBar* vertical() const noexcept { return vertical_; }
  [[nodiscard]] QScrollBar* horizontal() const noexcept { return horizontal_; }

 private:
  void updateVertical();
  void updateHorizontal();

  TimelineView& view_;
  QScrollBar* vertical_;
  QScrollBar* horizontal_;
  double framesPerStep_ = 1.0;
};

}  // namespace furitsuke::panels
