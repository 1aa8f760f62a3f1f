// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <optional>

#include "app/panels/graphs/graph_picking.h"

namespace furitsuke::panels {

/// Mouse and keyboard handling of the plot: select, draw a box, move keys in time and value, drag handles, add a key,
/// pan. A drag from a key that is not selected selects it; with Shift or Ctrl it draws a box. It changes the document
/// through its public functions and does not paint. Points are those of the plot.
class GraphTool : public QObject {
  Q_OBJECT

 public:
  explicit GraphTool(GraphView& view, QObject* parent = nullptr);

  void setFrameZeroRule(motion::FrameZeroRule rule) noexcept { frameZeroRule_ = rule; }

  void press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
  /// Shift restricts the drag to one direction. Ctrl changes values a tenth as fast and disables snapping.
  void move(QPointF to, Qt::KeyboardModifiers modifiers);
  void release(QPointF at, Qt::MouseButton button);
  /// Selects the key under the mouse, or that at the end of the span there, for a menu that opens. Returns the channel
  /// of its curve.
  std::optional<eval::ValueChannel> selectForMenu(QPointF at);
  /// Adds a key to the curve under the mouse; on a key, moves the playhead there.
  void doubleClick(QPointF at);
  /// Restores the state from before the button was pressed; false if no drag was in progress.
  bool cancel();

  /// Adds `by` to the values of the selected keys in a shown channel, as one undo step.
  void shiftValues(eval::ValueChannel channel, double by);
  /// shiftValues() would change a key.
  [[nodiscard]] bool canShift(eval::ValueChannel channel) const;

  /// A selection box that is being drawn.
  [[nodiscard]] std::optional<QRectF> box() const;
  /// The key that is being moved, in its current state.
  [[nodiscard]] std::optional<GraphKey> movedKey() const;
  /// The handle that is being dragged, in its current state.
  [[nodiscard]] std::optional<GraphHandle> movedHandle() const;
  [[nodiscard]] bool isPanning() const noexcept { return state_ == State::Pan; }
  /// Keys or a handle are being dragged.
  [[nodiscard]] bool isChanging() const noexcept { return state_ == State::Keys || state_ == State::Handle; }

 signals:
  /// Emitted before the first change of a drag, while the plot still shows the lines for the ghost.
  void changeBegan();
  /// The result of the functions above has changed.
  void stateChanged();

 private:
  enum class State { Idle, PressedKey, PressedEmpty, PressedHandle, Box, Keys, Handle, Pan };

  [[nodiscard]] bool isSelected(const GraphKey& key) const;
  void finishBox(const QRectF& box);
  void clickKey();
  void beginChange();
  void moveKeysTo(QPointF to, Qt::KeyboardModifiers modifiers);
  void moveHandleTo(QPointF to);
  void endChange();
  [[nodiscard]] eval::ChannelShift shiftOf(eval::ValueChannel channel, const motion::KeySelection& selection) const;
  [[nodiscard]] edit::MotionDocument& document() const { return *view_.document(); }

  GraphView& view_;
  motion::FrameZeroRule frameZeroRule_ = motion::FrameZeroRule::AsMmd;
  State state_ = State::Idle;
  Qt::KeyboardModifiers modifiers_;  ///< when the button was pressed
  QPointF pressedAt_;
  QPointF mouse_;
  bool pressedOnKey_ = false;
  GraphKey key_;              ///< the dragged key, as it was when the button was pressed
  GraphHandle handle_;        ///< the dragged handle, as it was when the button was pressed
  eval::ChannelShift shift_;  ///< contains the angles before the drag
  std::int64_t movedFrames_ = 0;
  bool changed_ = false;  ///< the drag has changed the motion
};

}  // namespace furitsuke::panels
