// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QSizeF>
#include <QString>
#include <optional>

#include "app/panels/viewport/motion_trails.h"
#include "core/eval/bone_handles.h"

namespace furitsuke::panels {

/// Drags a key of a motion trail in the plane of the picture. It changes the translation of the bone at the frame of
/// the key so that the bone follows the mouse; rotation, curves and all other keys stay. One drag is one undo step of
/// the motion; playhead and draft do not change.
class TrailTool : public QObject {
  Q_OBJECT

 public:
  explicit TrailTool(session::Stage& stage, QObject* parent = nullptr);

  /// Why a key cannot be dragged and what to do instead, for the user; empty: it can be dragged. The keys of a bone
  /// that only rotates do not move its origin, and rotating its parents would move their other children too, so that is
  /// left to the user.
  [[nodiscard]] QString obstacleOf(const MotionTrails::Mark& key) const;

  /// False when there is an obstacle. Nothing changes before the first drag().
  bool press(const MotionTrails::Mark& key, QPointF place, const eval::CameraView& view, QSizeF size);
  /// The key that is being dragged.
  [[nodiscard]] const std::optional<MotionTrails::Mark>& dragged() const noexcept { return key_; }
  /// `speed`: with 1 the key follows the mouse exactly.
  void drag(QPointF place, const eval::PoseSteps& steps, double speed);
  void release();
  /// Restores the state before the drag.
  void cancel();

 signals:
  /// Emitted before the first change of a drag, to stop playback.
  void aboutToDrag();
  void changed();

 private:
  session::Stage& stage_;
  std::optional<MotionTrails::Mark> key_;
  QSizeF size_;
  eval::PosedBone bone_;
  glm::dmat3 axes_{1};  ///< of the view, in the model
  std::optional<eval::HandleDrag> drag_;
  QPointer<edit::MotionDocument> document_;
  bool begun_ = false;
};

}  // namespace furitsuke::panels
