// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QPoint>
#include <QRect>
#include <QWidget>
#include <optional>
#include <vector>

#include "app/panels/viewport/body_view.h"
#include "app/panels/viewport/bone_marks.h"
#include "app/panels/viewport/camera_path.h"
#include "app/panels/viewport/comparison_view.h"
#include "app/panels/viewport/motion_trails.h"
#include "app/panels/viewport/pose_handles.h"
#include "app/panels/viewport/safe_frames.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/session/scene/stage.h"
#include "core/scene/actor_picking.h"

namespace furitsuke::panels {

class PoseTool;
class TrailTool;

/// A transparent widget over the picture that paints bones, handles and captions, and handles mouse input. As in MMD,
/// dragging with the right button rotates the view; with Shift, or with the middle button, it pans; with Ctrl, or with
/// the wheel, it zooms. The left button picks bones and bodies, and drags handles and keys of trails; a long press
/// lists the bones under the mouse. The right button without a drag asks for a context menu. Esc or the right button
/// cancels a drag.
class ViewportOverlay : public QWidget {
  Q_OBJECT

 public:
  ViewportOverlay(session::Stage& stage, ViewportCamera& camera, QWidget* parent);

  /// `suspended`: hides the bones temporarily, during playback.
  void setBonesShown(bool on, bool suspended);
  /// Off shows only the bones near the mouse as long as no bone is selected or posed.
  void setAllBonesShown(bool on);
  /// Shows the camera path of the motion.
  void setCameraPathShown(bool on);
  /// Shows the safe frames of a picture of that ratio; nullptr hides them.
  void setSafeFrames(const PictureRatio* ratio);
  [[nodiscard]] CameraPath& cameraPath() noexcept { return path_; }
  /// Shows the trails of the selected bones; a click on one of their keys emits frameChosen().
  void setTrailsShown(bool on);
  [[nodiscard]] MotionTrails& trails() noexcept { return trails_; }
  /// The comparison with a second motion.
  [[nodiscard]] ComparisonView& comparison() noexcept { return comparison_; }
  /// Rigid bodies and joints. A click on one chooses it, unless it hits a bone.
  [[nodiscard]] BodyView& bodies() noexcept { return bodies_; }
  [[nodiscard]] TrailTool& trailTool() noexcept { return *trailTool_; }
  /// Shows the reach of self shadow.
  void setShadowRangeShown(bool on);
  /// Frames the picture while every change of the pose is registered.
  void setRecordingShown(bool on);
  /// A line of text in the corner, such as the frame rate.
  void setCornerText(const QString& text);
  /// Keeps the lower right corner free for a widget of that height, in pixels.
  void setCornerHeight(int height);
  /// The height of a message that lies over the bottom edge now, in pixels; the badges are above it.
  void setCover(int height);
  /// A note in a corner of the picture.
  struct Badge {
    QString text;
    QRect rect;
    bool isDraft = false;
  };
  /// The models that are invisible because of a visibility key, the axes along which bones are posed, and the
  /// unregistered pose.
  [[nodiscard]] std::vector<Badge> badges() const;
  /// Whether there is a badge that is a button.
  bool pressBadge(QPointF position);
  /// All bones that can be picked.
  [[nodiscard]] const std::vector<BoneMark>& marks();
  /// Those that are drawn now.
  [[nodiscard]] std::vector<BoneMark> drawnMarks();
  [[nodiscard]] PoseTool& poseTool() noexcept { return *poseTool_; }
  /// The pose tool, after updating its handles for the current view.
  [[nodiscard]] PoseTool& placedPoseTool();
  /// Must be called when the view or the pose has changed; the marks are then computed again.
  void refresh();

 signals:
  /// The user has clicked a key of a trail.
  void frameChosen(furitsuke::Frame frame);
  /// The user has tried to drag a key that cannot be dragged; the text explains why and what to do instead.
  void dragRefused(const QString& reason);
  /// The context menu at a place of the screen. A bone there has been selected.
  void menuRequested(const QPoint& global);
  /// The badge of the unregistered pose was clicked, at a place of the screen.
  void draftMenuRequested(const QPoint& global);
  /// Esc was pressed without a drag that it would cancel.
  void draftDiscarded();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void timerEvent(QTimerEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool event(QEvent* event) override;

 private:
  enum class Drag { None, Orbit, Pan, Zoom, Box, Pose, Key };
  void moveCamera(QPointF by);
  void pick(QPointF position, Qt::KeyboardModifiers modifiers);
  /// A click that hits no bone: activates the model there, if it is not the active one, and selects its bone.
  bool pickModel(QPointF point);
  /// The model that another one than the active model shows at that position; nullopt for props.
  [[nodiscard]] std::optional<scene::ActorHit> otherModelAt(QPointF at);
  void pickBox(const QRectF& box, Qt::KeyboardModifiers modifiers);
  /// Makes this bone the only selected one.
  void pickBone(model::BoneIndex bone);
  void showBoneList(const std::vector<model::BoneIndex>& bones, QPointF spot);
  void requestMenu(QPointF rect);
  void hover(QPointF rect);
  /// The key of a trail at that position, if it is nearer than any bone. It comes before handles.
  [[nodiscard]] std::optional<MotionTrails::Mark> trailKeyAt(QPointF rect);
  void dragKey(QPointF rect, Qt::KeyboardModifiers modifiers);
  /// The mouse has moved far enough since the press to start a drag.
  [[nodiscard]] bool isDragFrom(QPointF rect);
  [[nodiscard]] QString textAt(QPointF rect);
  /// Bones or a key are being dragged.
  [[nodiscard]] bool isPosing() const noexcept { return drag_ == Drag::Pose || drag_ == Drag::Key; }
  void cancelPose();
  void paintCaption(QPainter& painter) const;
  [[nodiscard]] QString captionText() const;
  [[nodiscard]] QString hiddenText() const;
  /// The plates are in the lower right corner, because the figure is in the middle.
  void paintBadges(QPainter& painter) const;
  [[nodiscard]] BoneMarkScene markScene() const;
  [[nodiscard]] double aspect() const;
  [[nodiscard]] eval::CameraView view() const;

  session::Stage& stage_;
  ViewportCamera& camera_;
  CameraPath path_;
  MotionTrails trails_;
  ComparisonView comparison_;
  BodyView bodies_;
  PoseTool* poseTool_;
  TrailTool* trailTool_;
  const PictureRatio* ratio_ = nullptr;
  bool pathShown_ = false;
  bool trailsShown_ = false;
  bool rangeShown_ = false;
  bool recordingShown_ = false;
  BoneStyles styles_;
  std::vector<BoneMark> marks_;
  bool marksStale_ = true;
  bool bonesShown_ = true;
  bool bonesSuspended_ = false;  ///< hidden only during playback
  bool isPlaying_ = false;
  bool allBonesShown_ = false;
  std::vector<model::BoneIndex> nearBones_;  ///< see marksNear()
  QPointF lastPick_;                         ///< where the user last clicked to pick bones
  QBasicTimer longPress_;
  model::BoneIndex hovered_ = model::kNoIndex;
  std::optional<eval::PoseHandle> handle_;      ///< under the mouse
  std::optional<MotionTrails::Mark> trailKey_;  ///< under the mouse or dragged
  QString corner_;
  int cornerHeight_ = 0;
  int cover_ = 0;
  Drag drag_ = Drag::None;
  Qt::MouseButton button_ = Qt::NoButton;  ///< the button that began the drag
  QPointF pressed_, last_;
  bool moved_ = false;  ///< the mouse has moved far enough for a drag
};

}  // namespace furitsuke::panels
