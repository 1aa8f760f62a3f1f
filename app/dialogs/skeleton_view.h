// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QWidget>
#include <glm/mat3x3.hpp>
#include <vector>

#include "core/exchange/captured_pose.h"

namespace furitsuke::dialogs {

/// Draws a captured skeleton in a pose, from the front, in the direction in which the model faces. Drag to rotate it,
/// double-click for the front. In a view for picking, click a joint to pick it; the arrow keys pick the next one.
class SkeletonView : public QWidget {
  Q_OBJECT

 public:
  enum class Use { Show, Pick };

  /// `motion` must outlive the view.
  SkeletonView(const exchange::CapturedMotion& motion, Use use, QWidget* parent);

  /// From the space of the file to that of the model; may mirror.
  void setAxes(const glm::dmat3& toModel);
  /// One for each joint, in the space of the file.
  void setTransforms(const std::vector<RigidTransform>& transforms);
  /// The joints that move bones are drawn filled, the others as rings.
  void setUsed(const std::vector<bool>& used);
  void setPicked(exchange::JointIndex joint);
  [[nodiscard]] exchange::JointIndex picked() const noexcept { return picked_; }
  /// Where the joint is in the view.
  [[nodiscard]] QPointF positionOf(exchange::JointIndex joint) const;

  [[nodiscard]] QSize sizeHint() const override;

 signals:
  /// The user picked a joint, or kNoJoint by clicking beside them.
  void jointPicked(int joint);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void arrange();
  [[nodiscard]] exchange::JointIndex jointAt(const QPointF& position) const;
  void pick(exchange::JointIndex joint);

  const exchange::CapturedMotion& motion_;
  Use use_;
  glm::dmat3 toModel_{1};
  std::vector<glm::dvec3> positions_;  ///< of the joints, in the axes of the model, from the middle of the body
  std::vector<bool> used_;
  // Of the largest pose that was shown, from the middle.
  double halfHeight_ = 0;
  double halfWidth_ = 0;        ///< in any horizontal direction
  double yaw_ = 0, pitch_ = 0;  ///< of the view, radians
  exchange::JointIndex picked_ = exchange::kNoJoint;
  QPointF pressed_, dragged_;  ///< where the mouse was pressed, and where it was last
  bool isRotating_ = false;
};

}  // namespace furitsuke::dialogs
