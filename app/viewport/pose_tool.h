// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QSizeF>
#include <optional>
#include <utility>
#include <vector>

#include "app/stage/posing.h"
#include "app/viewport/pose_handles.h"

namespace furitsuke {

class Stage;

/// How bones are posed in the viewport. Kept in the settings.
struct PoseToolLook {
  PoseToolKind tool = PoseToolKind::Both;
  AxisSpace space = AxisSpace::Local;
  bool snaps = false;
  friend bool operator==(const PoseToolLook&, const PoseToolLook&) = default;
};

/// How a drag follows the mouse.
struct DragPace {
  PoseSteps steps;
  double speed = 1;
};

/// The handles of the selected bones and the drag of one of them. All selected bones are posed together, each about its
/// own origin; the handles stand at the one that was picked last. While snapping, moves go to whole units and turns to
/// 15 degrees, with Ctrl to 0.1 units and 5 degrees; else Shift makes the drag ten times as fast and Ctrl a tenth.
class PoseTool : public QObject {
  Q_OBJECT

 public:
  explicit PoseTool(Stage& stage, QObject* parent = nullptr);

  [[nodiscard]] const PoseToolLook& look() const noexcept { return look_; }
  void setLook(const PoseToolLook& look);
  /// Of any drag of bones in the viewport.
  [[nodiscard]] DragPace pace(Qt::KeyboardModifiers modifiers) const;
  /// The bone that a person has picked last.
  void setLead(BoneIndex bone) { lead_ = bone; }

  /// As the picture is seen now: the handles are worked out anew.
  void place(const CameraView& view, QSizeF size);
  /// Not shown: somebody watches.
  void hide();
  [[nodiscard]] const std::vector<HandleShape>& shapes() const noexcept { return shapes_; }
  [[nodiscard]] std::optional<PoseHandle> handleUnder(QPointF place) const { return handleAt(shapes_, place); }
  void paint(QPainter& painter, std::optional<PoseHandle> hovered) const;

  /// False when there is no handle. Nothing is posed before the first drag().
  bool press(QPointF place);
  [[nodiscard]] bool isDragging() const noexcept { return drag_.has_value(); }
  void drag(QPointF place, Qt::KeyboardModifiers modifiers);
  void release();
  /// Everything as before the drag.
  void cancel();

 signals:
  void changed();

 private:
  struct Held {
    PosedBone bone;
    glm::dmat3 axes;
    bool moves;
  };
  [[nodiscard]] std::vector<PosedBone> selected() const;
  [[nodiscard]] std::vector<Held> heldBones(const PoseHandle& handle, const std::vector<PosedBone>& bones) const;
  [[nodiscard]] QString changeText() const;

  Stage& stage_;
  PoseToolLook look_;
  BoneIndex lead_ = kNoIndex;
  std::optional<HandleFrame> frame_;
  std::vector<HandleShape> shapes_;
  std::optional<HandleDrag> drag_;
  std::vector<Held> held_;
  PoseChange change_;
  bool begun_ = false;
};

}  // namespace furitsuke
