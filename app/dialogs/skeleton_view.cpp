// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/skeleton_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "app/theme/theme.h"
#include "app/widgets/accessible_role.h"

namespace furitsuke::dialogs {

namespace {

constexpr double kRadiansPerPixel = 0.01;
constexpr double kSteepest = 1.4;                                      // radians
constexpr double kJointRadius = 3, kPickedRadius = 6, kHitRadius = 9;  // pixels
constexpr double kMargin = 14;                                         // pixels
constexpr QSize kPickSize(240, 300), kShowSize(110, 130);

}  // namespace

SkeletonView::SkeletonView(const exchange::CapturedMotion& motion, Use use, QWidget* parent)
    : QWidget(parent), motion_(motion), use_(use), used_(motion.joints.size(), false) {
  setMinimumSize(kShowSize);
  if (use_ == Use::Pick) setFocusPolicy(Qt::StrongFocus);
  widgets::setAccessibleRole(*this, QAccessible::Canvas);
  setTransforms(exchange::restTransforms(motion));
}

QSize SkeletonView::sizeHint() const { return use_ == Use::Pick ? kPickSize : kShowSize; }

void SkeletonView::setAxes(const glm::dmat3& toModel) {
  if (toModel_ == toModel) return;
  // Positions are kept in the axes of the model.
  const glm::dmat3 change = toModel * glm::transpose(toModel_);
  toModel_ = toModel;
  for (glm::dvec3& position : positions_) position = change * position;
  update();
}

void SkeletonView::setTransforms(const std::vector<RigidTransform>& transforms) {
  positions_.resize(transforms.size());
  for (std::size_t i = 0; i < transforms.size(); ++i) positions_[i] = toModel_ * transforms[i].position;
  arrange();
  update();
}

void SkeletonView::setUsed(const std::vector<bool>& used) {
  used_ = used;
  update();
}

void SkeletonView::setPicked(exchange::JointIndex joint) {
  picked_ = joint;
  update();
}

/// Moves the middle of the body, or of all joints while no body is known, to the origin.
void SkeletonView::arrange() {
  if (positions_.empty()) return;
  const bool knowsBody = std::ranges::find(used_, true) != used_.end();
  const auto isPart = [&](std::size_t i) { return !knowsBody || used_[i]; };
  glm::dvec3 low(1e30), high(-1e30);
  for (std::size_t i = 0; i < positions_.size(); ++i) {
    if (!isPart(i)) continue;
    low = glm::min(low, positions_[i]);
    high = glm::max(high, positions_[i]);
  }
  const glm::dvec3 middle = (low + high) / 2.0;
  for (std::size_t i = 0; i < positions_.size(); ++i) {
    positions_[i] -= middle;
    if (!isPart(i)) continue;
    halfHeight_ = std::max(halfHeight_, std::abs(positions_[i].y));
    halfWidth_ = std::max(halfWidth_, std::hypot(positions_[i].x, positions_[i].z));
  }
}

QPointF SkeletonView::positionOf(exchange::JointIndex joint) const {
  const glm::dvec3& at = positions_[static_cast<std::size_t>(joint)];
  // The model faces -Z, the viewer: its left, +X, is on the right of the picture.
  const double x = at.x * std::cos(yaw_) + at.z * std::sin(yaw_);
  const double depth = at.z * std::cos(yaw_) - at.x * std::sin(yaw_);
  const double y = at.y * std::cos(pitch_) + depth * std::sin(pitch_);
  const double halfHeight = halfHeight_ * std::cos(pitch_) + halfWidth_ * std::abs(std::sin(pitch_));
  const double scale = std::min((width() / 2.0 - kMargin) / std::max(halfWidth_, 1e-9),
                                (height() / 2.0 - kMargin) / std::max(halfHeight, 1e-9));
  return {width() / 2.0 + x * scale, height() / 2.0 - y * scale};
}

void SkeletonView::paintEvent(QPaintEvent* /*event*/) {
  const theme::Theme& colors = theme::theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), colors.background);
  painter.setPen(colors.line);
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
  painter.setPen(QPen(colors.mutedText, 2, Qt::SolidLine, Qt::RoundCap));
  for (std::size_t i = 0; i < positions_.size(); ++i) {
    const exchange::JointIndex parent = motion_.joints[i].parent;
    if (parent != exchange::kNoJoint) {
      painter.drawLine(positionOf(parent), positionOf(static_cast<exchange::JointIndex>(i)));
    }
  }
  if (use_ == Use::Show) return;
  painter.setPen(QPen(colors.text, 1));
  for (std::size_t i = 0; i < positions_.size(); ++i) {
    painter.setBrush(used_[i] ? colors.text : colors.background);
    painter.drawEllipse(positionOf(static_cast<exchange::JointIndex>(i)), kJointRadius, kJointRadius);
  }
  if (picked_ == exchange::kNoJoint) {
    if (!hasFocus()) return;
    painter.setPen(QPen(colors.accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5));
    return;
  }
  painter.setPen(QPen(colors.accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(positionOf(picked_), kPickedRadius, kPickedRadius);
  painter.setPen(colors.text);
  const QString name = QString::fromStdString(motion_.joints[static_cast<std::size_t>(picked_)].name);
  const QRectF line(theme::kGrid, theme::kGrid, width() - 2 * theme::kGrid, fontMetrics().height());
  painter.drawText(line, Qt::AlignHCenter,
                   fontMetrics().elidedText(name, Qt::ElideMiddle, static_cast<int>(line.width())));
}

exchange::JointIndex SkeletonView::jointAt(const QPointF& position) const {
  exchange::JointIndex nearest = exchange::kNoJoint;
  double best = kHitRadius * kHitRadius;
  for (std::size_t i = 0; i < positions_.size(); ++i) {
    const QPointF way = positionOf(static_cast<exchange::JointIndex>(i)) - position;
    const double distance = QPointF::dotProduct(way, way);
    // Of joints at one place, those that move bones are meant.
    if (distance < best || (distance == best && used_[i])) {
      best = distance;
      nearest = static_cast<exchange::JointIndex>(i);
    }
  }
  return nearest;
}

void SkeletonView::pick(exchange::JointIndex joint) {
  setPicked(joint);
  emit jointPicked(joint);
}

void SkeletonView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  pressed_ = dragged_ = event->position();
  isRotating_ = false;
}

void SkeletonView::mouseMoveEvent(QMouseEvent* event) {
  if (!event->buttons().testFlag(Qt::LeftButton)) return;
  const QPointF way = event->position() - pressed_;
  if (way.manhattanLength() >= QApplication::startDragDistance()) isRotating_ = true;
  if (!isRotating_) return;
  const QPointF by = event->position() - dragged_;
  dragged_ = event->position();
  yaw_ = std::remainder(yaw_ + by.x() * kRadiansPerPixel, 2 * std::numbers::pi);
  pitch_ = std::clamp(pitch_ + by.y() * kRadiansPerPixel, -kSteepest, kSteepest);
  update();
}

void SkeletonView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && !isRotating_ && use_ == Use::Pick) pick(jointAt(event->position()));
}

void SkeletonView::mouseDoubleClickEvent(QMouseEvent* /*event*/) {
  yaw_ = pitch_ = 0;
  update();
}

void SkeletonView::keyPressEvent(QKeyEvent* event) {
  const auto count = static_cast<exchange::JointIndex>(positions_.size());
  const int key = event->key();
  if (use_ == Use::Pick && count > 0 && (key == Qt::Key_Right || key == Qt::Key_Down)) {
    pick((picked_ + 1) % count);
  } else if (use_ == Use::Pick && count > 0 && (key == Qt::Key_Left || key == Qt::Key_Up)) {
    pick(picked_ <= 0 ? count - 1 : picked_ - 1);
  } else if (key == Qt::Key_Escape && picked_ != exchange::kNoJoint) {
    pick(exchange::kNoJoint);
  } else {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace furitsuke::dialogs
