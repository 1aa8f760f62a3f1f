// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointF>
#include <QTimer>
#include <optional>

#include "app/timeline/key_picking.h"
#include "app/timeline/key_row_painter.h"
#include "app/timeline/selected_block.h"
#include "app/timeline/timeline_view.h"

class QMouseEvent;

namespace furitsuke {

/// A selection box that is being drawn.
struct BoxDrag {
  int firstRow = 0;
  int lastRow = -1;
  FrameRange frames;
  QRectF rect;  ///< in the sheet
  BoxMode mode = BoxMode::Replace;
};

/// Keys that are being moved or copied along the time.
struct MoveDrag {
  std::int64_t by = 0;  ///< frames, after all limits
  Frame grabbed = 0;    ///< where the caught key would land
  bool copies = false;
  bool ripples = false;  ///< all that follows on their tracks moves along
  QPointF mouse;
};

/// The selected block while one of its ends is dragged: the other end stays.
struct StretchDrag {
  double factor = 1;
  FrameRange frames;  ///< of the block as it is now
  QPointF mouse;
};

/// What the mouse does on the sheet: select, draw a box, move, copy and stretch keys, add a key, pan. It changes the
/// document only through its functions and knows nothing of painting.
class SheetTool : public QObject {
  Q_OBJECT

 public:
  explicit SheetTool(TimelineView& view, QObject* parent = nullptr);

  void setFrameZeroRule(FrameZeroRule rule) noexcept { frameZeroRule_ = rule; }
  [[nodiscard]] FrameZeroRule frameZeroRule() const noexcept { return frameZeroRule_; }

  void press(const QMouseEvent& event);
  void move(const QMouseEvent& event);
  void release(const QMouseEvent& event);
  void doubleClick(const QMouseEvent& event);
  /// Before a context menu: takes the key under the mouse into the selection, unless it is in it.
  void pickForMenu(QPointF at);
  /// While keys are moved with Shift held, what follows them on their tracks moves along: the key went down or up.
  void setShiftHeld(bool held);
  /// Leaves everything as it was before the button went down; false when nothing was going on.
  bool cancel();

  [[nodiscard]] std::optional<BoxDrag> boxDrag() const;
  [[nodiscard]] std::optional<MoveDrag> moveDrag() const;
  [[nodiscard]] std::optional<StretchDrag> stretchDrag() const;
  /// The block to draw handles on; nothing while something else is going on.
  [[nodiscard]] std::optional<SelectedBlock> shownBlock() const;
  /// A press there would drag an end of the block.
  [[nodiscard]] bool isOverHandle(QPointF at) const;
  [[nodiscard]] bool isPanning() const noexcept { return state_ == State::Pan; }

 signals:
  /// What boxDrag(), moveDrag() or stretchDrag() tell is different now.
  void overlayChanged();

 private:
  enum class State { Idle, PressedKey, PressedEmpty, Box, Move, Stretch, Pan };

  void pressKey(const KeyHit& hit, Qt::KeyboardModifiers modifiers);
  void extendTo(const KeyHit& hit);
  void beginMove();
  void updateMove();
  [[nodiscard]] bool copies() const { return modifiers_.testFlag(Qt::AltModifier); }
  void endMove(bool hasMoved);
  void beginStretch(const SelectedBlock& block, BlockEdge edge);
  void updateStretch();
  void finishBox();
  void clickEmpty();
  void autoScroll();
  void pan(QPointF to);
  void select(KeySelection selection);
  [[nodiscard]] KeySelection keysOf(const KeyHit& hit) const;
  [[nodiscard]] bool isSelected(const KeyHit& hit) const;
  [[nodiscard]] MotionDocument& document() const { return *view_.document(); }

  TimelineView& view_;
  FrameZeroRule frameZeroRule_ = FrameZeroRule::AsMmd;
  State state_ = State::Idle;
  Qt::KeyboardModifiers modifiers_;  ///< when the button was pressed
  Qt::KeyboardModifiers held_;       ///< since then
  QPointF pressedAt_;
  QPointF mouse_;
  /// Where the button went down, in frames and in pixels below the top of the first row: scrolling does not move it.
  double pressedFrame_ = 0.0;
  double pressedY_ = 0.0;
  std::optional<KeyHit> pressedKey_;
  /// The key that a click chose last; Shift extends from it.
  std::optional<std::pair<TimelineRow, Frame>> anchor_;
  std::int64_t movedBy_ = 0;
  bool ripples_ = false;
  BlockEdge edge_ = BlockEdge::Last;
  FrameRange block_;      ///< before it is stretched
  FrameRange stretched_;  ///< and now
  QTimer scrollTimer_;
};

}  // namespace furitsuke
