// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QSizeF>
#include <optional>
#include <utility>
#include <vector>

#include "app/panels/viewport/pose_handles.h"
#include "app/session/bone_posing.h"

namespace furitsuke::session {
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::panels {

/// How bones are posed in the viewport. Stored in the settings.
struct PoseToolOptions {
  PoseToolKind tool = PoseToolKind::Both;
  eval::AxisSpace space = eval::AxisSpace::Local;
  bool snaps = false;
  friend bool operator==(const PoseToolOptions&, const PoseToolOptions&) = default;
};

/// The snapping steps of a drag, and its speed relative to the mouse.
struct DragPace {
  eval::PoseSteps steps;
  double speed = 1;
};

/// Shows handles for the selected bones and handles their drags. All selected bones are posed together, each about its
/// own origin. The handles are at the primary bone, which is the one that was picked last. With snapping, moves snap to
/// whole units and rotations to 15 degrees, with Ctrl to 0.1 units and 5 degrees. Without snapping, Shift makes the
/// drag ten times as fast and Ctrl ten times as slow.
class PoseTool : public QObject {
  Q_OBJECT

 public:
  explicit PoseTool(session::Stage& stage, QObject* parent = nullptr);

  [[nodiscard]] const PoseToolOptions& options() const noexcept { return options_; }
  void setOptions(const PoseToolOptions& options);
  /// The pace of all drags of bones in the viewport.
  [[nodiscard]] DragPace pace(Qt::KeyboardModifiers modifiers) const;
  /// Sets the primary bone, the one that the user picked last.
  void setPrimaryBone(model::BoneIndex bone) { primaryBone_ = bone; }

  /// Recomputes the handles for the current view.
  void place(const eval::CameraView& view, QSizeF size);
  /// Hides the handles during playback.
  void hide();
  [[nodiscard]] const std::vector<HandleShape>& shapes() const noexcept { return shapes_; }
  [[nodiscard]] std::optional<eval::PoseHandle> handleUnder(QPointF position) const {
    return handleAt(shapes_, position);
  }
  void paint(QPainter& painter, std::optional<eval::PoseHandle> hovered) const;

  /// Starts a drag; false if there is no handle at this position. No bone is posed before the first drag().
  bool press(QPointF point);
  [[nodiscard]] bool isDragging() const noexcept { return drag_.has_value(); }
  void drag(QPointF at, Qt::KeyboardModifiers modifiers);
  void release();
  /// Restores the state before the drag.
  void cancel();

 signals:
  void changed();

 private:
  struct DraggedBone {
    eval::PosedBone bone;
    glm::dmat3 axes;
    bool moves;
  };
  [[nodiscard]] std::vector<eval::PosedBone> selected() const;
  [[nodiscard]] std::vector<DraggedBone> draggedBones(const eval::PoseHandle& handle,
                                                      const std::vector<eval::PosedBone>& bones) const;
  [[nodiscard]] QString changeText() const;

  session::Stage& stage_;
  PoseToolOptions options_;
  model::BoneIndex primaryBone_ = model::kNoIndex;
  std::optional<HandleFrame> frame_;
  std::vector<HandleShape> shapes_;
  std::optional<eval::HandleDrag> drag_;
  std::vector<DraggedBone> dragged_;
  eval::PoseChange change_;
  bool begun_ = false;
};

}  // namespace furitsuke::panels
