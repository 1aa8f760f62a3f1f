// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>
#include <utility>

#include "app/panels/timeline/timeline_view.h"

class QWidget;

namespace furitsuke::panels {

class DopeSheet;

/// What a screen reader reads for a row at a frame: the tooltip of the key, or that there is none, and whether it is
/// selected or locked. One line.
[[nodiscard]] QString spokenCell(const TimelineView& view, int row, Frame frame);

/// Lets assistive technology read the sheet as a table: the rows are those of the timeline, the columns are frames from
/// 0 to the last one with a key or the playhead. Must be called before the interface of a sheet is requested; may be
/// called repeatedly.
void makeSheetsAccessible();

/// Announces the cell under the keyboard cursor to a screen reader, and its changes. Waits until nothing has moved for
/// kPause, so that it is silent during playback.
class SheetAnnouncer : public QObject {
  Q_OBJECT

 public:
  static constexpr int kPause = 120;  ///< milliseconds

  SheetAnnouncer(TimelineView& view, DopeSheet& sheet);

 signals:
  /// Along with the accessibility event: the text of the cell, and whether the cursor has just moved to it.
  void announced(const QString& text, bool isOther);

 private:
  void announce();
  void announceSoon();

  TimelineView& view_;
  DopeSheet& sheet_;
  QTimer pause_;
  std::optional<std::pair<int, Frame>> said_;
};

}  // namespace furitsuke::panels
