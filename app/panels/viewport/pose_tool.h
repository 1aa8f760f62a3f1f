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
struct PoseToolLook {
  PoseToolKind tool = PoseToolKind::Both;
  eval::AxisSpace space = eval::AxisSpace::Local;
  bool snaps = false;
  friend bool operator==(const PoseToolLook&, const PoseToolLook&) = default;
};

/// The speed of a drag relative to the mouse.
struct DragPace {
  eval::PoseSteps steps;
  double speed = 1;
};

/// The handles of the selected bones and the drag of one of them. All selected bones are posed together, each about its
/// own origin; the handles are at the bone that was picked last. With snapping, moves snap to whole units and rotations
/// to 15 degrees, with Ctrl to 0.1 units and 5 degrees. Without snapping, Shift makes the drag ten times as fast and
/// Ctrl ten times as slow.
class PoseTool : public QObject {
  Q_OBJECT

 public:
  explicit PoseTool(session::Stage& stage, QObject* parent = nullptr);

  [[nodiscard]] const PoseToolLook& look() const noexcept { return look_; }
  void setLook(const PoseToolLook& look);
  /// The pace of any drag of bones in the viewport.
  [[nodiscard]] DragPace pace(Qt::KeyboardModifiers modifiers) const;
  /// The bone that the user picked last.
  void setLead(model::BoneIndex bone) { lead_ = bone; }

  /// Recomputes the handles for the current view.
  void place(const eval::CameraView& view, QSizeF size);
  /// Hides the handles during playback.
  void hide();
  [[nodiscard]] const std::vector<HandleShape>& shapes() const noexcept { return shapes_; }
  [[nodiscard]] std::optional<eval::PoseHandle> handleUnder(QPointF place) const { return handleAt(shapes_, place); }
  void paint(QPainter& painter, std::optional<eval::PoseHandle> hovered) const;

  /// False when there is no handle. No bone is posed before the first drag().
  bool press(QPointF place);
  [[nodiscard]] bool isDragging() const noexcept { return drag_.has_value(); }
  void drag(QPointF place, Qt::KeyboardModifiers modifiers);
  void release();
  /// Restores the state before the drag.
  void cancel();

 signals:
  void changed();

 private:
  struct Held {
    eval::PosedBone bone;
    glm::dmat3 axes;
    bool moves;
  };
  [[nodiscard]] std::vector<eval::PosedBone> selected() const;
  [[nodiscard]] std::vector<Held> heldBones(const eval::PoseHandle& handle,
                                            const std::vector<eval::PosedBone>& bones) const;
  [[nodiscard]] QString changeText() const;

  session::Stage& stage_;
  PoseToolLook look_;
  model::BoneIndex lead_ = model::kNoIndex;
  std::optional<HandleFrame> frame_;
  std::vector<HandleShape> shapes_;
  std::optional<eval::HandleDrag> drag_;
  std::vector<Held> held_;
  eval::PoseChange change_;
  bool begun_ = false;
};

}  // namespace furitsuke::panels
