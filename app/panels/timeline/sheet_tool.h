// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointF>
#include <QTimer>
#include <cstddef>
#include <memory>
#include <optional>

#include "app/panels/timeline/key_picking.h"
#include "app/panels/timeline/key_row_painter.h"
#include "app/panels/timeline/selected_block.h"
#include "app/panels/timeline/timeline_view.h"

class QMouseEvent;

namespace furitsuke::panels {

/// A selection box that is being drawn.
struct BoxDrag {
  int firstRow = 0;
  int lastRow = -1;
  FrameRange frames;
  QRectF rect;  ///< in the sheet
  BoxMode mode = BoxMode::Replace;
};

/// Keys that are being moved or copied in time.
struct MoveDrag {
  std::int64_t by = 0;  ///< frames, after all limits
  Frame grabbed = 0;    ///< new frame of the key under the mouse
  bool copies = false;
  bool ripples = false;  ///< all later keys on the same tracks move too
  QPointF mouse;
};

/// The selected block while one of its ends is dragged; the other end is fixed.
struct StretchDrag {
  double factor = 1;
  FrameRange frames;     ///< current frames of the block
  std::size_t lost = 0;  ///< keys that fell onto the frame of another key
  QPointF mouse;
};

/// Mouse handling of the sheet: select, draw a box, move, copy and stretch keys, add a key, pan. As in MMD, only
/// selected keys are dragged: a drag from anywhere else draws a box. It changes the document through its public
/// functions and does not paint.
class SheetTool : public QObject {
  Q_OBJECT

 public:
  explicit SheetTool(TimelineView& view, QObject* parent = nullptr);

  void setFrameZeroRule(motion::FrameZeroRule rule) noexcept { frameZeroRule_ = rule; }

  void press(const QMouseEvent& event);
  void move(const QMouseEvent& event);
  void release(const QMouseEvent& event);
  void doubleClick(const QMouseEvent& event);
  /// Called before a context menu is shown: selects the key under the mouse unless it is already selected.
  void selectForMenu(QPointF at);
  /// Must be called when a modifier is pressed or released. While Shift is held, all later keys on the tracks of the
  /// dragged keys move too. Alt copies the keys instead of moving them, and so does Ctrl if it was held when the drag
  /// began: some window managers take Alt.
  void setHeld(Qt::KeyboardModifier modifier, bool held);
  /// Restores the state from before the button was pressed; false if no drag was in progress.
  bool cancel();

  [[nodiscard]] std::optional<BoxDrag> boxDrag() const;
  [[nodiscard]] std::optional<MoveDrag> moveDrag() const;
  [[nodiscard]] std::optional<StretchDrag> stretchDrag() const;
  /// The block for which handles are drawn; nullopt during other drags.
  [[nodiscard]] std::optional<SelectedBlock> shownBlock() const;
  /// A press there would drag an end of the block.
  [[nodiscard]] bool isOverHandle(QPointF at) const;
  [[nodiscard]] bool isPanning() const noexcept { return state_ == State::Pan; }

 signals:
  /// The result of boxDrag(), moveDrag() or stretchDrag() has changed.
  void overlayChanged();
  /// A stretch has ended in which this number of keys fell onto the frames of others.
  void keysLost(std::size_t count);

 private:
  enum class State { Idle, PressedKey, PressedEmpty, Box, Move, Stretch, Pan };

  void clickKey(const KeyHit& hit);
  void extendTo(const KeyHit& hit);
  void beginMove();
  void updateMove();
  [[nodiscard]] bool copies() const {
    return (modifiers_ | held_).testFlag(Qt::AltModifier) || modifiers_.testFlag(Qt::ControlModifier);
  }
  /// Begins to copy or to move, whichever the modifiers now say.
  void beginGesture();
  /// Of the step of the drag; nullptr if it changed nothing.
  edit::StepEdit endGesture(bool hasChanged);
  /// Emits keysLost() if the keys that were just moved or copied replaced others.
  void reportReplacedKeys(const motion::KeyEdits& edits);
  void endStretch();
  void beginStretch(const SelectedBlock& block, BlockEdge edge);
  void updateStretch();
  void finishBox();
  void clickEmpty();
  /// A handle at the point that is nearer than a selected key; keys that are not selected do not compete.
  [[nodiscard]] std::optional<std::pair<SelectedBlock, BlockEdge>> gripAt(QPointF at) const;
  void autoScroll();
  void pan(QPointF to);
  [[nodiscard]] motion::KeySelection keysOf(const KeyHit& hit) const;
  [[nodiscard]] bool isSelected(const KeyHit& hit) const;
  [[nodiscard]] edit::MotionDocument& document() const { return *view_.document(); }

  TimelineView& view_;
  motion::FrameZeroRule frameZeroRule_ = motion::FrameZeroRule::AsMmd;
  State state_ = State::Idle;
  Qt::KeyboardModifiers modifiers_;  ///< when the button was pressed
  Qt::KeyboardModifiers held_;       ///< at the last event
  QPointF pressedAt_;
  QPointF mouse_;
  /// Where the button was pressed, in frames and in pixels below the top of the first row: independent of scrolling.
  double pressedFrame_ = 0.0;
  double pressedY_ = 0.0;
  std::optional<KeyHit> pressedKey_;
  /// The key that was clicked last; Shift extends the selection from it.
  std::optional<std::pair<TimelineRow, Frame>> anchor_;
  std::int64_t movedBy_ = 0;
  bool ripples_ = false;
  bool copies_ = false;  ///< of the gesture; follows copies()
  BlockEdge edge_ = BlockEdge::Last;
  FrameRange block_;      ///< before stretching
  FrameRange stretched_;  ///< current frames while stretching
  /// Set by the last applied update of a stretch, which can be later than the mouse.
  std::shared_ptr<std::size_t> lost_;
  QTimer scrollTimer_;
};

}  // namespace furitsuke::panels
