// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <optional>

#include "app/panels/graphs/graph_picking.h"

namespace furitsuke::panels {

/// Mouse and keyboard handling of the plot: select, draw a box, move keys in time and value, drag handles, add a key,
/// pan. It changes the document through its public functions and does not paint. Points are those of the plot.
class GraphTool : public QObject {
  Q_OBJECT

 public:
  explicit GraphTool(GraphView& view, QObject* parent = nullptr);

  void setFrameZeroRule(motion::FrameZeroRule rule) noexcept { frameZeroRule_ = rule; }

  void press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
  /// Shift restricts the drag to one direction; Ctrl moves values by a tenth and disables snapping.
  void move(QPointF to, Qt::KeyboardModifiers modifiers);
  void release(QPointF at, Qt::MouseButton button);
  /// Adds a key to the curve under the mouse; on a key, moves the playhead there.
  void doubleClick(QPointF at);
  /// Restores the state from before the button was pressed; false if no drag was in progress.
  bool cancel();

  /// Changes the selected keys of a shown channel, as one undo step.
  void shiftValues(eval::ValueChannel channel, double by);
  /// shiftValues() would change a key.
  [[nodiscard]] bool canShift(eval::ValueChannel channel) const;

  /// A selection box that is being drawn.
  [[nodiscard]] std::optional<QRectF> box() const;
  /// The key that is being moved, in its present state.
  [[nodiscard]] std::optional<GraphKey> movedKey() const;
  /// The handle that is being dragged, in its present state.
  [[nodiscard]] std::optional<GraphHandle> movedHandle() const;
  [[nodiscard]] bool isPanning() const noexcept { return state_ == State::Pan; }
  /// Keys or a handle are being dragged.
  [[nodiscard]] bool isChanging() const noexcept { return state_ == State::Keys || state_ == State::Handle; }

 signals:
  /// Before the first change of a drag, when the ghost can still be taken from the plot.
  void changeBegan();
  /// The result of the functions above has changed.
  void stateChanged();

 private:
  enum class State { Idle, PressedKey, PressedEmpty, PressedHandle, Box, Keys, Handle, Pan };

  void pressKey(const GraphKey& key, Qt::KeyboardModifiers modifiers);
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
  GraphKey key_;              ///< that is dragged, as it was when the button was pressed
  GraphHandle handle_;        ///< as key_
  eval::ChannelShift shift_;  ///< with the angles before the drag
  std::int64_t movedFrames_ = 0;
  bool changed_ = false;  ///< by the drag
};

}  // namespace furitsuke::panels
