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

/// The text that a screen reader reads for a row at a frame, in one line: the tooltip of the key, or that there is
/// none, and whether it is selected or locked.
[[nodiscard]] QString accessibleCellText(const TimelineView& view, int row, Frame frame);

/// Lets assistive technology read the sheet as a table: the rows are those of the timeline, the columns are frames from
/// 0 to the last one with a key or the playhead. Must be called before the interface of a sheet is requested; may be
/// called repeatedly.
void makeSheetsAccessible();

/// Announces the cell under the keyboard cursor and its changes to a screen reader. Waits until nothing has changed for
/// kPause, so that it announces nothing during playback.
class SheetAnnouncer : public QObject {
  Q_OBJECT

 public:
  static constexpr int kPause = 120;  ///< milliseconds

  SheetAnnouncer(TimelineView& view, DopeSheet& sheet);

 signals:
  /// Emitted with the accessibility event: the text of the cell, and whether the cursor has just moved to it.
  void announced(const QString& text, bool isOther);

 private:
  void announce();
  void announceSoon();

  TimelineView& view_;
  DopeSheet& sheet_;
  QTimer pause_;
  std::optional<std::pair<int, Frame>> announcedPlace_;
};

}  // namespace furitsuke::panels
