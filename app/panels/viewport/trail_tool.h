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

/// Drags a key of a motion trail parallel to the plane of the picture. Changes the translation of the key so that the
/// bone follows the mouse; rotation, curves and all other keys do not change. A drag is one undo step of the motion;
/// playhead and draft do not change.
class TrailTool : public QObject {
  Q_OBJECT

 public:
  explicit TrailTool(session::Stage& stage, QObject* parent = nullptr);

  /// A message that explains why a key cannot be dragged and what to do instead; empty if it can be dragged. The keys
  /// of a bone that only rotates do not move its origin, and rotating its parents would also move their other children,
  /// so that is left to the user.
  [[nodiscard]] QString obstacleOf(const MotionTrails::Mark& key) const;

  /// Starts a drag; false if obstacleOf() the key is not empty. Nothing changes before the first drag().
  bool press(const MotionTrails::Mark& key, QPointF position, const eval::CameraView& view, QSizeF size);
  /// The key that is being dragged.
  [[nodiscard]] const std::optional<MotionTrails::Mark>& dragged() const noexcept { return key_; }
  /// `speed`: with 1 the key follows the mouse exactly.
  void drag(QPointF point, const eval::PoseSteps& steps, double speed);
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
