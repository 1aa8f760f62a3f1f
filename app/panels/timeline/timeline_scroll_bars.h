// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QScrollBar;
class QWidget;

namespace furitsuke::panels {

class TimelineView;

/// The scroll bars of a timeline: through the tracks and through time. They are hidden while there is nothing to
/// scroll, but keep their space, so that nothing moves when they appear.
class TimelineScrollBars : public QObject {
  Q_OBJECT

 public:
  /// `parent` owns the bars too.
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
