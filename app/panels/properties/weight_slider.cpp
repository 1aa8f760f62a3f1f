// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/weight_slider.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "app/theme/theme.h"
#include "app/widgets/accessible_role.h"

namespace furitsuke::panels {

namespace {

constexpr int kSliderHeight = 26;
constexpr double kHandleRadius = 7;
constexpr double kGrooveHeight = 4;
constexpr double kSliderStep = 0.01;

double toHundredths(double weight) { return std::clamp(std::round(weight * 100), 0.0, 100.0) / 100; }

}  // namespace

WeightSlider::WeightSlider(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  widgets::setAccessibleSlider(*this, {.value = [this] { return shown_.value_or(0); },
                                       .setValue = [this](double weight) { stepTo(weight); },
                                       .step = kSliderStep});
}

void WeightSlider::setShown(std::optional<double> weight) {
  shown_ = weight;
  update();
}

QSize WeightSlider::sizeHint() const { return {120, kSliderHeight}; }
QSize WeightSlider::minimumSizeHint() const { return {48, kSliderHeight}; }

void WeightSlider::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  const theme::Theme& t = theme::theme();
  const double middle = height() / 2.0;
  const double length = width() - 2 * kHandleRadius;
  const QRectF groove(kHandleRadius, middle - kGrooveHeight / 2, length, kGrooveHeight);
  painter.setBrush(t.strongLine);
  painter.drawRoundedRect(groove, kGrooveHeight / 2, kGrooveHeight / 2);
  if (shown_ && !std::isnan(*shown_)) {
    const double at = std::clamp(*shown_, 0.0, 1.0) * length;
    painter.setBrush(t.channel(theme::ChannelColor::Morph));
    painter.drawRoundedRect(QRectF(groove.topLeft(), QSizeF(at, kGrooveHeight)), kGrooveHeight / 2, kGrooveHeight / 2);
    painter.setBrush(t.text);
    painter.drawEllipse(QPointF(kHandleRadius + at, middle), kHandleRadius - 1, kHandleRadius - 1);
  }
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(t.accent);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void WeightSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return cancelDrag();
  setFocus(Qt::MouseFocusReason);
  dragging_ = true;
  emit dragStarted();
  emit dragged(weightAt(event->position().x()));
}

void WeightSlider::mouseMoveEvent(QMouseEvent* event) {
  if (dragging_) emit dragged(weightAt(event->position().x()));
}

void WeightSlider::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !dragging_) return;
  dragging_ = false;
  emit dragFinished();
}

void WeightSlider::keyPressEvent(QKeyEvent* event) {
  const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 * kSliderStep : kSliderStep;
  const double from = shown_.value_or(0);
  switch (event->key()) {
    case Qt::Key_Escape:
      if (!dragging_) return QWidget::keyPressEvent(event);
      return cancelDrag();
    case Qt::Key_Left:
    case Qt::Key_Down: return stepTo(from - step);
    case Qt::Key_Right:
    case Qt::Key_Up: return stepTo(from + step);
    case Qt::Key_Home: return stepTo(0);
    case Qt::Key_End: return stepTo(1);
    default: QWidget::keyPressEvent(event);
  }
}

void WeightSlider::wheelEvent(QWheelEvent* event) {
  if (!hasFocus() || event->angleDelta().y() == 0) {
    event->ignore();
    return;
  }
  event->accept();
  stepTo(shown_.value_or(0) + (event->angleDelta().y() > 0 ? kSliderStep : -kSliderStep));
}

void WeightSlider::hideEvent(QHideEvent* event) {
  cancelDrag();
  QWidget::hideEvent(event);
}

bool WeightSlider::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    constexpr int kOwnKeys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End};
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (dragging_ || std::ranges::find(kOwnKeys, key) != std::end(kOwnKeys)) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

double WeightSlider::weightAt(double x) const {
  return toHundredths((x - kHandleRadius) / std::max(1.0, width() - 2 * kHandleRadius));
}

void WeightSlider::stepTo(double weight) {
  if (!dragging_) emit edited(toHundredths(weight));
}

void WeightSlider::cancelDrag() {
  if (!dragging_) return;
  dragging_ = false;
  emit dragCanceled();
}

}  // namespace furitsuke::panels
