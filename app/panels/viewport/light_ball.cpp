// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/light_ball.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QRadialGradient>
#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "app/theme/theme.h"
#include "app/widgets/accessible_role.h"
#include "app/widgets/hit_radius.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr double kBallRadius = 32;  // pixels
constexpr double kBallMargin = 2 * theme::kGrid;
constexpr double kSwatch = 5 * theme::kGrid;
constexpr double kSpot = 5;
constexpr double kKeyStep = 0.08;   // radii
constexpr double kSmallStep = 0.2;  // factor of kKeyStep with Shift

double lengthOf(QPointF vector) { return std::hypot(vector.x(), vector.y()); }

QColor colorOf(const glm::dvec3& color) {
  const auto level = [](double value) { return std::clamp(value, 0.0, 1.0); };
  return QColor::fromRgbF(static_cast<float>(level(color.x)), static_cast<float>(level(color.y)),
                          static_cast<float>(level(color.z)));
}

}  // namespace

LightBall::LightBall(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  widgets::setAccessibleRole(*this, QAccessible::Canvas);
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Light"));
    setAccessibleDescription(tr("Direction of the light; arrow keys change it, Space chooses its color"));
    setToolTip(
        tr("Drag the dot to change the direction of the light; beyond the rim, the light comes from behind the "
           "models. The field next to it sets the color."));
  });
  resize(sizeHint());
}

QSize LightBall::sizeHint() const {
  return {static_cast<int>(2 * kBallRadius + 3 * kBallMargin + kSwatch),
          static_cast<int>(2 * (kBallRadius + kBallMargin))};
}

QRectF LightBall::ball() const { return {kBallMargin, kBallMargin, 2 * kBallRadius, 2 * kBallRadius}; }

QRectF LightBall::swatch() const { return {ball().right() + kBallMargin, ball().bottom() - kSwatch, kSwatch, kSwatch}; }

void LightBall::setScene(const eval::CameraView& view, const eval::LightSample& light) {
  view_ = view;
  light_ = light;
  update();
}

glm::dvec3 LightBall::towardLight() const {
  const glm::dvec3 seen = -glm::dvec3(view_.view * glm::dvec4(light_.direction, 0));
  const double length = glm::length(seen);
  return length > 0 ? seen / length : glm::dvec3(0, 1, 0);
}

bool LightBall::isSpotInFront() const { return towardLight().z <= 0; }

QPointF LightBall::spot() const {
  const glm::dvec3 toward = towardLight();
  return ball().center() + QPointF(toward.x, -toward.y) * kBallRadius;
}

QPointF LightBall::flattened() const {
  const glm::dvec3 toward = towardLight();
  const QPointF flat(toward.x, -toward.y);
  const double radius = lengthOf(flat);
  if (isSpotInFront() || radius <= 0) return isSpotInFront() ? flat : QPointF(0, -2);
  return flat * ((2 - radius) / radius);
}

void LightBall::choose(QPointF position) {
  const double radius = std::min(lengthOf(position), 2.0);
  const double flatRadius = radius <= 1 ? radius : 2 - radius;
  const double depth = std::sqrt(std::max(0.0, 1 - flatRadius * flatRadius));
  const QPointF flat = radius > 0 ? position * (flatRadius / lengthOf(position)) : QPointF();
  const glm::dvec3 toward(flat.x(), -flat.y(), radius <= 1 ? -depth : depth);
  emit directionChosen(-glm::dvec3(glm::transpose(view_.view) * glm::dvec4(toward, 0)));
}

void LightBall::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor shade = theme::theme().background;
  shade.setAlpha(150);
  painter.setPen(Qt::NoPen);
  painter.setBrush(shade);
  painter.drawRoundedRect(rect(), theme::kGrid, theme::kGrid);
  const QColor color = colorOf(light_.color);
  QRadialGradient lit(ball().center(), kBallRadius * 1.6, isSpotInFront() ? spot() : ball().center());
  const auto mixed = [](const QColor& a, double share) {
    return QColor::fromRgbF(static_cast<float>(a.redF() * share), static_cast<float>(a.greenF() * share),
                            static_cast<float>(a.blueF() * share));
  };
  lit.setColorAt(0, isSpotInFront() ? color.lighter(130) : mixed(color, 0.35));
  lit.setColorAt(1, mixed(color, 0.2));
  painter.setBrush(lit);
  painter.setPen(QPen(hasFocus() ? theme::theme().accent : theme::theme().strongLine, hasFocus() ? 2 : 1));
  painter.drawEllipse(ball());
  // A dot behind the ball is drawn as a ring, so that the difference does not depend on color.
  painter.setPen(QPen(QColor(0, 0, 0, 160), 3));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(spot(), kSpot, kSpot);
  painter.setPen(QPen(theme::theme().accent, 1.8));
  painter.setBrush(isSpotInFront() ? QBrush(theme::theme().accent) : QBrush(Qt::NoBrush));
  painter.drawEllipse(spot(), kSpot, kSpot);
  painter.setPen(QPen(theme::theme().strongLine, 1));
  painter.setBrush(color);
  painter.drawRect(swatch());
}

bool LightBall::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    // The keys that control the ball must not trigger shortcuts while it has focus.
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool moves = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
    if (moves || key == Qt::Key_Space || (key == Qt::Key_Escape && grip_)) event->accept();
  }
  return QWidget::event(event);
}

void LightBall::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || grip_) return;
  const QPointF position = event->position();
  if (swatch().contains(position)) {
    emit colorRequested();
    return;
  }
  const QPointF mouse = (position - ball().center()) / kBallRadius;
  const bool isOnSpot = lengthOf(position - spot()) <= widgets::kLightHitRadius;
  if (!isOnSpot && lengthOf(mouse) > 1) return event->ignore();
  grip_ = isOnSpot ? flattened() - mouse : QPointF();
  emit dragStarted();
  if (!isOnSpot) choose(mouse);
}

void LightBall::mouseMoveEvent(QMouseEvent* event) {
  if (grip_) choose((event->position() - ball().center()) / kBallRadius + *grip_);
}

void LightBall::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !grip_) return;
  grip_.reset();
  emit dragFinished();
}

void LightBall::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && grip_) {
    grip_.reset();
    emit dragCanceled();
    return;
  }
  if (event->key() == Qt::Key_Space) {
    emit colorRequested();
    return;
  }
  const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? kKeyStep * kSmallStep : kKeyStep;
  QPointF by;
  switch (event->key()) {
    case Qt::Key_Left: by = {-step, 0}; break;
    case Qt::Key_Right: by = {step, 0}; break;
    case Qt::Key_Up: by = {0, -step}; break;
    case Qt::Key_Down: by = {0, step}; break;
    default: return QWidget::keyPressEvent(event);
  }
  if (grip_) return;
  emit dragStarted();
  choose(flattened() + by);
  emit dragFinished();
}

}  // namespace furitsuke::panels
