// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <QRgb>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/timeline/key_marks.h"
#include "app/widgets/time_scale.h"
#include "core/motion/motion.h"

namespace furitsuke {

/// How a selection box that is being drawn would change the selection.
enum class BoxMode : std::uint8_t { Replace, Add, Remove };

/// The selected frames of one row, as they would be if the box being drawn were let go now.
struct RowSelection {
  std::span<const Frame> frames;
  std::optional<FrameRange> box;  ///< frames under the box, when the row is under it
  BoxMode mode = BoxMode::Replace;
  bool boxActive = false;  ///< a box is being drawn, over this row or not
};

/// Paints the keys of rows. A key with room around it shows its shape; keys closer than that become bars, one per
/// pixel column, brighter the more keys fall into the column. So the cost is bounded by the pixels, not by the keys.
class KeyRowPainter {
 public:
  /// Paints what lies between the pixels `left` and `right` (both included) of the sheet.
  KeyRowPainter(QPainter& painter, const KeyMarks& marks, const TimeScale& scale, int left, int right);

  /// `isLocked`: muted, so that nobody takes the keys for some that can be caught.
  void paintTrack(const Motion& motion, TrackId track, double yMiddle, const RowSelection& selection,
                  bool isLocked = false);
  /// A heading: the union of its tracks, in the quiet look of a summary.
  void paintSummary(std::span<const Frame> frames, double yMiddle, const RowSelection& selection);
  /// Where keys were before a drag, or will be so many frames further.
  void paintGhosts(std::span<const Frame> frames, double yMiddle, Frame movedBy = 0);
  /// Draws all marks that were collected, selected ones on top.
  void flush();

 private:
  /// Keys of one pixel column.
  struct Column {
    int x = 0;
    std::size_t first = 0;
    std::size_t count = 0;
  };
  class Columns;
  struct BarColours;
  /// How the keys of a row look that are not selected, and those that are.
  struct RowTone {
    MarkState plain;
    MarkState selected;
  };

  template <class LookOf>
  void paintRow(std::span<const Frame> frames, double yMiddle, const RowSelection& selection, RowTone tone,
                LookOf&& lookOf);
  void addBar(const Column& column, int nextX, bool selected, const BarColours& colours);
  void drawBars(double yMiddle);

  QPainter& painter_;
  const KeyMarks& marks_;
  const TimeScale& scale_;
  int left_;
  int right_;
  /// For each pixel column from left_ - KeyMarks::kReach on, the first frame behind it.
  std::vector<std::int64_t> columnEnds_;
  std::vector<QPainter::PixmapFragment> plain_;
  std::vector<QPainter::PixmapFragment> selected_;
  QImage bars_;
  /// Lines of bars_ while a row is painted: the first holds what only selected bars reach, the one in the middle what
  /// all reach.
  QRgb* outer_ = nullptr;
  QRgb* inner_ = nullptr;
  int barsFrom_ = 0;  ///< first and last column of bars_ that holds something
  int barsTo_ = -1;
};

}  // namespace furitsuke
