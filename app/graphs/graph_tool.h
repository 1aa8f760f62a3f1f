// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <optional>

#include "app/graphs/graph_picking.h"

namespace furitsuke {

/// What the mouse and the keyboard do in the plot: select, draw a box, move keys in time and value, drag handles, add a
/// key, pan. It changes the document only through its functions and knows nothing of painting. Points are those of the
/// plot.
class GraphTool : public QObject {
  Q_OBJECT

 public:
  explicit GraphTool(GraphView& view, QObject* parent = nullptr);

  void setFrameZeroRule(FrameZeroRule rule) noexcept { frameZeroRule_ = rule; }

  void press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
  /// Shift keeps to one direction, Ctrl moves values by a tenth and lets go of beats and markers.
  void move(QPointF to, Qt::KeyboardModifiers modifiers);
  void release(QPointF at, Qt::MouseButton button);
  /// Adds a key to the curve under the mouse; on a key the playhead goes there.
  void doubleClick(QPointF at);
  /// Leaves everything as it was before the button went down; false when nothing was going on.
  bool cancel();

  /// Changes the selected keys of a channel that is shown, as one step.
  void shiftValues(ValueChannel channel, double by);
  /// Whether shiftValues() would find a key.
  [[nodiscard]] bool canShift(ValueChannel channel) const;

  /// A selection box that is being drawn.
  [[nodiscard]] std::optional<QRectF> box() const;
  /// The key that is being moved, as it stands now.
  [[nodiscard]] std::optional<GraphKey> movedKey() const;
  /// The handle that is being dragged, as it stands now.
  [[nodiscard]] std::optional<GraphHandle> movedHandle() const;
  [[nodiscard]] bool isPanning() const noexcept { return state_ == State::Pan; }
  /// Keys or a handle are being dragged.
  [[nodiscard]] bool isChanging() const noexcept { return state_ == State::Keys || state_ == State::Handle; }

 signals:
  /// Before the first change of a drag: what is drawn now is what the ghost shows.
  void changeBegan();
  /// What the functions above tell is different now.
  void stateChanged();

 private:
  enum class State { Idle, PressedKey, PressedEmpty, PressedHandle, Box, Keys, Handle, Pan };

  void pressKey(const GraphKey& key, Qt::KeyboardModifiers modifiers);
  void beginChange();
  void moveKeysTo(QPointF to, Qt::KeyboardModifiers modifiers);
  void moveHandleTo(QPointF to);
  void endChange();
  void select(KeySelection selection);
  [[nodiscard]] ChannelShift shiftOf(ValueChannel channel, const KeySelection& selection) const;
  [[nodiscard]] MotionDocument& document() const { return *view_.document(); }

  GraphView& view_;
  FrameZeroRule frameZeroRule_ = FrameZeroRule::AsMmd;
  State state_ = State::Idle;
  Qt::KeyboardModifiers modifiers_;  ///< when the button was pressed
  QPointF pressedAt_;
  QPointF mouse_;
  GraphKey key_;        ///< that was caught, as it was then
  GraphHandle handle_;  ///< likewise
  ChannelShift shift_;  ///< with the angles from before the drag
  std::int64_t movedFrames_ = 0;
  bool changed_ = false;  ///< the drag has done something
};

}  // namespace furitsuke
