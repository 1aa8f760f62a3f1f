// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/curves/curve_canvas.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/widgets/accessible_role.h"
#include "app/widgets/hit_radius.h"
#include "app/widgets/number_text.h"
#include "app/widgets/translated_texts.h"
#include "core/eval/curve.h"

namespace furitsuke::panels {

namespace {

constexpr int kSide = 12;    // space for a handle on the edge, pixels
constexpr int kFooter = 28;  // space for a handle and the frame numbers, pixels
constexpr int kCoarseStep = 10;
constexpr double kFineFactor = 0.1;

QPoint clampedToSquare(QPointF point) {
  const auto clamped = [](double v) {
    return static_cast<int>(std::lround(std::clamp(v, 0.0, double{motion::kCurveMax})));
  };
  return {clamped(point.x()), clamped(point.y())};
}

/// Rounds to multiples of 10, or to 127, so that the edge can be reached.
QPoint snappedToTens(QPointF point) {
  const auto snapped = [](double v) {
    constexpr int kLastTen = motion::kCurveMax - motion::kCurveMax % kCoarseStep;
    if (v > (kLastTen + motion::kCurveMax) / 2.0) return double{motion::kCurveMax};
    return std::round(v / kCoarseStep) * kCoarseStep;
  };
  return clampedToSquare({snapped(point.x()), snapped(point.y())});
}

}  // namespace

CurveCanvas::CurveCanvas(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  widgets::setAccessibleRole(*this, QAccessible::Canvas);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Curve"));
    setAccessibleDescription(
        tr("Two handles define the curve. Tab switches between them, arrow keys move the current one."));
  });
}

void CurveCanvas::setView(CurveView view) {
  view_ = std::move(view);
  combined_ = motion::combinedCurves(view_.selected, view_.active);
  if (!shownCurve()) {
    abandonDrag();
    hovered_.reset();
  }
  update();
}

void CurveCanvas::setMarker(std::optional<CurveMarker> marker) {
  if (marker == view_.marker) return;
  view_.marker = marker;
  update();
}

QRect CurveCanvas::square() const {
  const int side = std::max(32, std::min(width() - 2 * kSide, height() - kSide - kFooter));
  return {(width() - side) / 2, kSide, side, side};
}

int CurveCanvas::widthForHeight(int height) noexcept { return height - kSide - kFooter + 2 * kSide; }

QPointF CurveCanvas::fromCurve(QPointF point) const {
  const QRect area = square();
  return {area.left() + point.x() / motion::kCurveMax * area.width(),
          area.top() + area.height() - point.y() / motion::kCurveMax * area.height()};
}

std::optional<motion::Curve> CurveCanvas::shownCurve() const {
  if (combined_.different.empty()) return {};
  return combined_.different.front();
}

QPoint CurveCanvas::handlePoint(int handle) const {
  const motion::Curve curve = shownCurve().value_or(motion::kLinearCurve);
  return handle == 0 ? clampedToSquare(QPointF(curve.x1, curve.y1)) : clampedToSquare(QPointF(curve.x2, curve.y2));
}

QPointF CurveCanvas::handleCenter(int handle) const { return fromCurve(handlePoint(handle)); }

bool CurveCanvas::isHandleMixed(int handle) const {
  return handle == 0 ? combined_.mixedX1 || combined_.mixedY1 : combined_.mixedX2 || combined_.mixedY2;
}

std::optional<int> CurveCanvas::handleAt(QPointF position) const {
  if (!shownCurve()) return {};
  // Test the focused handle first, so that repeated drags move the same handle if both overlap.
  std::optional<int> best;
  double bestDistance = widgets::kCurveHandleHitRadius;
  for (const int handle : {focusedHandle_, 1 - focusedHandle_}) {
    const QPointF away = handleCenter(handle) - position;
    const double distance = std::hypot(away.x(), away.y());
    if (distance > widgets::kCurveHandleHitRadius || (best && distance >= bestDistance)) continue;
    best = handle;
    bestDistance = distance;
  }
  return best;
}

QString CurveCanvas::mixedText() const {
  motion::CurveChannels mixed;
  forEachChannel(view_.active, [&](motion::CurveChannel channel) {
    if (view_.selected.channel(channel).isMixed()) mixed.insert(channel);
  });
  if (!mixed.isEmpty()) return tr("%1: mixed").arg(channelTexts(mixed));
  return combined_.isMixed() ? tr("channels differ") : QString();
}

QString CurveCanvas::markerText() const {
  if (!view_.marker) return {};
  const motion::CurveChannels channels = view_.active & view_.marker->curves.channels;
  std::optional<double> y;
  bool same = true;
  forEachChannel(channels, [&](motion::CurveChannel channel) {
    const double value =
        eval::evaluateCurve(view_.marker->curves.curves[static_cast<std::size_t>(channel)], view_.marker->t);
    if (!y) y = value;
    same = same && value == *y;
  });
  const QString t = widgets::fixedNumber(view_.marker->t, 2);
  return y && same ? tr("t %1 → %2").arg(t, widgets::fixedNumber(*y, 2)) : tr("t %1").arg(t);
}

void CurveCanvas::setHovered(std::optional<int> handle) {
  if (handle == hovered_) return;
  hovered_ = handle;
  setCursor(handle ? Qt::SizeAllCursor : Qt::ArrowCursor);
  update();
}

void CurveCanvas::focusHandle(int handle) {
  focusedHandle_ = handle;
  update();
}

void CurveCanvas::beginDrag(int handle, bool byKeyboard, QPointF mouse) {
  focusHandle(handle);
  drag_ = Drag{handle, byKeyboard, mouse, handlePoint(handle), handlePoint(handle)};
  emit handleGrabbed(handle);
}

void CurveCanvas::moveTo(QPoint point) {
  if (!drag_ || point == drag_->sent) return;
  drag_->sent = point;
  emit handleMoved(drag_->handle, point.x(), point.y());
}

void CurveCanvas::endDrag() {
  if (!drag_) return;
  drag_.reset();
  update();
  emit handleReleased();
}

void CurveCanvas::cancelDrag() {
  if (!drag_) return;
  drag_.reset();
  update();
  emit handleCanceled();
}

void CurveCanvas::abandonDrag() {
  drag_.reset();
  update();
}

void CurveCanvas::nudge(QPoint by) {
  if (!shownCurve() || (drag_ && !drag_->byKeyboard)) return;
  if (!drag_) beginDrag(focusedHandle_, true, {});
  if (drag_) moveTo(clampedToSquare(handlePoint(drag_->handle) + by));
}

void CurveCanvas::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (drag_ && drag_->byKeyboard) endDrag();
  if (const auto handle = handleAt(event->position())) beginDrag(*handle, false, event->position());
}

void CurveCanvas::mouseMoveEvent(QMouseEvent* event) {
  if (!drag_ || drag_->byKeyboard) {
    setHovered(handleAt(event->position()));
    return;
  }
  const QPointF moved = event->position() - drag_->lastMouse;
  drag_->lastMouse = event->position();
  const bool fine = event->modifiers().testFlag(Qt::ControlModifier);
  const double unitsPerPixel = double{motion::kCurveMax} / square().width() * (fine ? kFineFactor : 1.0);
  drag_->exact += QPointF(moved.x(), -moved.y()) * unitsPerPixel;
  const bool coarse = event->modifiers().testFlag(Qt::ShiftModifier);
  moveTo(coarse ? snappedToTens(drag_->exact) : clampedToSquare(drag_->exact));
}

void CurveCanvas::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !drag_ || drag_->byKeyboard) return;
  endDrag();
  setHovered(handleAt(event->position()));
}

void CurveCanvas::leaveEvent(QEvent* event) {
  setHovered({});
  QWidget::leaveEvent(event);
}

void CurveCanvas::keyPressEvent(QKeyEvent* event) {
  const int step = event->modifiers().testFlag(Qt::ShiftModifier) ? kCoarseStep : 1;
  switch (event->key()) {
    case Qt::Key_Left: return nudge({-step, 0});
    case Qt::Key_Right: return nudge({step, 0});
    case Qt::Key_Up: return nudge({0, step});
    case Qt::Key_Down: return nudge({0, -step});
    case Qt::Key_Escape:
      if (drag_) return cancelDrag();
      break;
    default: break;
  }
  QWidget::keyPressEvent(event);
}

void CurveCanvas::keyReleaseEvent(QKeyEvent* event) {
  const bool arrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right || event->key() == Qt::Key_Up ||
                     event->key() == Qt::Key_Down;
  if (arrow && !event->isAutoRepeat() && drag_ && drag_->byKeyboard) return endDrag();
  QWidget::keyReleaseEvent(event);
}

void CurveCanvas::focusInEvent(QFocusEvent* event) {
  if (event->reason() == Qt::TabFocusReason) focusedHandle_ = 0;
  if (event->reason() == Qt::BacktabFocusReason) focusedHandle_ = 1;
  update();
  QWidget::focusInEvent(event);
}

void CurveCanvas::focusOutEvent(QFocusEvent* event) {
  // If the user switches windows while the button is pressed, there is no release event.
  endDrag();
  update();
  QWidget::focusOutEvent(event);
}

void CurveCanvas::hideEvent(QHideEvent* event) {
  endDrag();
  QWidget::hideEvent(event);
}

bool CurveCanvas::event(QEvent* event) {
  // The canvas handles arrow keys, and Esc during a drag, before shortcuts of the window.
  if (event->type() == QEvent::ShortcutOverride) {
    auto* key = static_cast<QKeyEvent*>(event);
    const bool plain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool arrow = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right || key->key() == Qt::Key_Up ||
                       key->key() == Qt::Key_Down;
    if ((plain && arrow && shownCurve()) || (drag_ && key->key() == Qt::Key_Escape)) {
      event->accept();
      return true;
    }
  }
  if (event->type() == QEvent::KeyPress) {
    auto* key = static_cast<QKeyEvent*>(event);
    const bool forward = key->key() == Qt::Key_Tab && focusedHandle_ == 0;
    const bool back = key->key() == Qt::Key_Backtab && focusedHandle_ == 1;
    if ((forward || back) && shownCurve()) {
      endDrag();
      focusHandle(forward ? 1 : 0);
      return true;
    }
  }
  if (event->type() == QEvent::PaletteChange) update();
  return QWidget::event(event);
}

}  // namespace furitsuke::panels
