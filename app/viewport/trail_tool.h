// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QSizeF>
#include <QString>
#include <optional>

#include "app/viewport/motion_trails.h"
#include "core/eval/posing.h"

namespace furitsuke {

/// The drag of a key of a motion trail in the plane of the picture. The bone gets another translation at the frame of
/// the key, and so comes to stand where the mouse is; its rotation, its curves and all other keys stay. One drag is one
/// step of the motion, and no more than the motion is touched: neither the playhead nor a draft.
class TrailTool : public QObject {
  Q_OBJECT

 public:
  explicit TrailTool(Stage& stage, QObject* parent = nullptr);

  /// Why a key cannot be dragged and what can be done instead, for people; empty: it can. A bone that only turns does
  /// not move its own origin, and turning its parents would move whatever else hangs on them: that is left to the hand.
  [[nodiscard]] QString obstacleOf(const MotionTrails::Mark& key) const;

  /// False when there is an obstacle. Nothing is changed before the first drag().
  bool press(const MotionTrails::Mark& key, QPointF place, const CameraView& view, QSizeF size);
  /// The key that is being dragged.
  [[nodiscard]] const std::optional<MotionTrails::Mark>& dragged() const noexcept { return key_; }
  /// `speed`: 1 keeps the key as far from the mouse as it was caught.
  void drag(QPointF place, const PoseSteps& steps, double speed);
  void release();
  /// Everything as before the drag.
  void cancel();

 signals:
  /// Before the first change of a drag: playing gets out of its way.
  void aboutToDrag();
  void changed();

 private:
  Stage& stage_;
  std::optional<MotionTrails::Mark> key_;
  QSizeF size_;
  PosedBone bone_;
  glm::dmat3 axes_{1};  ///< of the view, in the model
  std::optional<HandleDrag> drag_;
  QPointer<MotionDocument> document_;
  bool begun_ = false;
};

}  // namespace furitsuke
