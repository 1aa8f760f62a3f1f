// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRect>
#include <QWidget>
#include <optional>
#include <vector>

#include "app/stage/stage.h"
#include "app/viewport/bone_marks.h"
#include "app/viewport/camera_path.h"
#include "app/viewport/comparison_view.h"
#include "app/viewport/motion_trails.h"
#include "app/viewport/pose_handles.h"
#include "app/viewport/safe_frames.h"
#include "app/viewport/viewport_camera.h"

namespace furitsuke {

class PoseTool;
class TrailTool;

/// Lies over the picture: draws bones and handles and takes the mouse. The right button turns the view, with Shift or
/// the middle one it moves, with Ctrl or the wheel it zooms, as in MMD; the left one picks bones and drags handles and
/// keys of trails, and then Esc and the right one take the drag back.
class ViewportOverlay : public QWidget {
  Q_OBJECT

 public:
  ViewportOverlay(Stage& stage, ViewportCamera& camera, QWidget* parent);

  /// `aside`: not for the moment, because somebody watches.
  void setBonesShown(bool on, bool aside);
  [[nodiscard]] bool areBonesShown() const noexcept { return bonesShown_; }
  /// The way of the camera of the motion, and a picture of that ratio with its safe frames; nullptr: none.
  void setCameraPathShown(bool on);
  void setSafeFrames(const PictureRatio* ratio);
  [[nodiscard]] CameraPath& cameraPath() noexcept { return path_; }
  /// The ways of the selected bones; a click on a key of them asks for its frame.
  void setTrailsShown(bool on);
  [[nodiscard]] MotionTrails& trails() noexcept { return trails_; }
  /// The second of two motions that are compared.
  [[nodiscard]] ComparisonView& comparison() noexcept { return comparison_; }
  [[nodiscard]] TrailTool& trailTool() noexcept { return *trailTool_; }
  /// How far self shadow reaches.
  void setShadowReachShown(bool on);
  /// A line in the corner, such as how many pictures a second are drawn.
  void setCornerText(const QString& text);
  [[nodiscard]] const std::vector<BoneMark>& marks();
  [[nodiscard]] PoseTool& poseTool() noexcept { return *poseTool_; }
  /// The handles as they are seen now.
  [[nodiscard]] PoseTool& placedPoseTool();
  /// The picture below has moved: the marks are worked out anew.
  void refresh();

 signals:
  void frameChosen(furitsuke::Frame frame);
  /// Somebody has tried to drag what cannot be dragged: why, and what to do instead.
  void dragRefused(const QString& reason);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool event(QEvent* event) override;

 private:
  enum class Drag { None, Orbit, Pan, Zoom, Box, Pose, Key };
  void moveCamera(QPointF by);
  void pick(QPointF place, Qt::KeyboardModifiers modifiers);
  void pickBox(const QRectF& box, Qt::KeyboardModifiers modifiers);
  void hover(QPointF place);
  /// The key of a trail that a click there means: nearer than any bone.
  [[nodiscard]] std::optional<MotionTrails::Mark> trailKeyAt(QPointF place);
  /// The one that a press there takes hold of: handles lie above trails.
  [[nodiscard]] std::optional<MotionTrails::Mark> trailKeyToDrag(QPointF place);
  void dragKey(QPointF place, Qt::KeyboardModifiers modifiers);
  /// The mouse has gone far enough from where the button went down.
  [[nodiscard]] bool isDragFrom(QPointF place);
  [[nodiscard]] QString textAt(QPointF place);
  /// Bones or a key are in hand.
  [[nodiscard]] bool isPosing() const noexcept { return drag_ == Drag::Pose || drag_ == Drag::Key; }
  void cancelPose();
  void paintAxes(QPainter& painter) const;
  void paintCaption(QPainter& painter) const;
  [[nodiscard]] QString captionText() const;
  void paintDraft(QPainter& painter) const;
  [[nodiscard]] double aspect() const;
  [[nodiscard]] CameraView view() const;

  Stage& stage_;
  ViewportCamera& camera_;
  CameraPath path_;
  MotionTrails trails_;
  ComparisonView comparison_;
  PoseTool* poseTool_;
  TrailTool* trailTool_;
  const PictureRatio* ratio_ = nullptr;
  bool pathShown_ = false;
  bool trailsShown_ = false;
  bool reachShown_ = false;
  BoneLooks looks_;
  std::vector<BoneMark> marks_;
  bool marksStale_ = true;
  bool bonesShown_ = true;
  bool bonesAside_ = false;  ///< they would be shown, but not while watching
  BoneIndex hovered_ = kNoIndex;
  std::optional<PoseHandle> handle_;            ///< under the mouse
  std::optional<MotionTrails::Mark> trailKey_;  ///< likewise, or in hand
  QString corner_;
  Drag drag_ = Drag::None;
  Qt::MouseButton button_ = Qt::NoButton;  ///< which began it
  QPointF pressed_, last_;
  bool moved_ = false;  ///< far enough to be a drag
};

}  // namespace furitsuke
