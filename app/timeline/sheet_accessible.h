// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>
#include <utility>

#include "app/timeline/timeline_view.h"

class QWidget;

namespace furitsuke {

class DopeSheet;

/// What a screen reader says of a row at a frame: what the tooltip of the key says, or that there is none, and whether
/// it is selected or locked. One line.
[[nodiscard]] QString spokenCell(const TimelineView& view, int row, Frame frame);

/// Lets assistive technology read the sheet as a table: the rows are those of the timeline, the columns are frames from
/// 0 to the last one with a key or the playhead. To be called before a screen reader asks for a sheet; any number of
/// times.
void makeSheetsAccessible();

/// Tells a screen reader which cell the keyboard is on, and what changed in it. While the playhead runs it is silent:
/// it speaks when nothing has moved for a moment.
class SheetAnnouncer : public QObject {
  Q_OBJECT

 public:
  static constexpr int kPause = 120;  ///< milliseconds

  SheetAnnouncer(TimelineView& view, DopeSheet& sheet);

 signals:
  /// Beside the event for a screen reader: the text of the cell, and whether the keyboard has just come to it.
  void announced(const QString& text, bool isOther);

 private:
  void announce();
  void announceSoon();

  TimelineView& view_;
  DopeSheet& sheet_;
  QTimer pause_;
  std::optional<std::pair<int, Frame>> said_;
};

}  // namespace furitsuke
