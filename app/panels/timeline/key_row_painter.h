// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <QRgb>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/panels/timeline/key_marks.h"
#include "app/widgets/time_scale.h"
#include "core/motion/motion.h"

namespace furitsuke::panels {

/// How a selection box that is being drawn would change the selection.
enum class BoxMode : std::uint8_t { Replace, Add, Remove };

/// The selected frames of one row, including what releasing the selection box now would change.
struct RowSelection {
  std::span<const Frame> frames;
  std::optional<FrameRange> box;  ///< frames within the box, if the row is within it
  BoxMode mode = BoxMode::Replace;
  bool boxActive = false;  ///< a box is being drawn, over this row or not
};

/// Paints the keys of rows. A key with enough space around it shows its shape; closer keys become bars, one per pixel
/// column, brighter if there are more keys in the column. The cost is bounded by the number of pixels, not of keys.
class KeyRowPainter {
 public:
  /// Paints the pixels from `left` to `right` (both included) of the sheet.
  KeyRowPainter(QPainter& painter, const KeyMarks& marks, const widgets::TimeScale& scale, int left, int right);

  /// `isLocked`: uses muted colors, because the keys cannot be picked.
  void paintTrack(const motion::Motion& motion, motion::TrackId track, double yMiddle, const RowSelection& selection,
                  bool isLocked = false);
  /// Keys of another track, all of one shape.
  void paintKeys(std::span<const Frame> frames, double yMiddle, const RowSelection& selection, KeyShape shape);
  /// A heading: the union of its tracks, in the colors of a summary.
  void paintSummary(std::span<const Frame> frames, double yMiddle, const RowSelection& selection);
  /// Outlines of keys at their positions before a drag, shifted by `movedBy` frames.
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
  struct BarColors;
  /// The marks of the unselected and of the selected keys of a row.
  struct RowTone {
    MarkState plain;
    MarkState selected;
  };

  template <class StyleOf>
  void paintRow(std::span<const Frame> frames, double yMiddle, const RowSelection& selection, RowTone tone,
                StyleOf&& styleOf);
  void addBar(const Column& column, int nextX, bool selected, const BarColors& colors);
  void drawBars(double yMiddle);

  QPainter& painter_;
  const KeyMarks& marks_;
  const widgets::TimeScale& scale_;
  int left_;
  int right_;
  /// For each pixel column from left_ - KeyMarks::kHalfWidth on, the first frame to the right of it.
  std::vector<std::int64_t> columnEnds_;
  std::vector<QPainter::PixmapFragment> plain_;
  std::vector<QPainter::PixmapFragment> selected_;
  QImage bars_;
  /// Scan lines of bars_ while a row is painted: the first one, which only selected bars cover, and the middle one,
  /// which all bars cover. The others are copied from these.
  QRgb* outer_ = nullptr;
  QRgb* inner_ = nullptr;
  int barsFrom_ = 0;  ///< first and last column of bars_ that is not empty
  int barsTo_ = -1;
};

}  // namespace furitsuke::panels
