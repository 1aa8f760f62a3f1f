// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/drag_label.h"

#include <QApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScreen>
#include <cmath>

#include "app/widgets/number_field.h"

namespace furitsuke::widgets {

namespace {

/// Pixels that the pointer must move to start a drag.
constexpr int kDragThreshold = 3;
constexpr double kStepsPerPixel = 0.5;

}  // namespace

DragLabel::DragLabel(const QString& text, std::optional<theme::ChannelColor> channel, QWidget* parent)
    : QLabel(text, parent), channel_(channel) {
  setCursor(Qt::SizeHorCursor);
  setTextFormat(Qt::PlainText);
  if (channel_) {
    QFont bold = font();
    bold.setBold(true);
    setFont(bold);
  }
  updateColor();
}

void DragLabel::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !isEnabled()) return cancel();
  lastX_ = event->globalPosition().toPoint().x();
  steps_ = 0;
  setState(State::Pressed);
}

void DragLabel::mouseMoveEvent(QMouseEvent* event) {
  if (state_ == State::Idle) return;
  const QPoint global = event->globalPosition().toPoint();
  const int by = global.x() - lastX_;
  if (state_ == State::Pressed) {
    if (std::abs(by) < kDragThreshold) return;
    setState(State::Dragging);
    emit dragStarted();
    if (state_ != State::Dragging) return;
  }
  lastX_ = global.x();
  steps_ += by * kStepsPerPixel * NumberField::stepFactor(event->modifiers());
  // Round to whole steps, or to tenths while Ctrl is held, so that a drag gives round numbers.
  const double grid = event->modifiers().testFlag(Qt::ControlModifier) ? 10 : 1;
  emit dragged(std::round(steps_ * grid) / grid);
  wrapAtScreenEdge(global.x(), global.y());
}

void DragLabel::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const State before = state_;
  setState(State::Idle);
  if (before == State::Dragging) emit dragFinished();
  if (before == State::Pressed && buddy() != nullptr) buddy()->setFocus(Qt::ShortcutFocusReason);
}

void DragLabel::hideEvent(QHideEvent* event) {
  cancel();
  QLabel::hideEvent(event);
}

void DragLabel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) updateColor();
  QLabel::changeEvent(event);
}

bool DragLabel::eventFilter(QObject* watched, QEvent* event) {
  // The drag consumes all keys: Esc cancels it, and no shortcut can run during it.
  if (event->type() == QEvent::ShortcutOverride) {
    event->accept();
    return true;
  }
  if (event->type() == QEvent::KeyPress) {
    if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) cancel();
    return true;
  }
  return QLabel::eventFilter(watched, event);
}

void DragLabel::setState(State state) {
  if ((state == State::Dragging) != (state_ == State::Dragging)) {
    if (state == State::Dragging) {
      qApp->installEventFilter(this);
    } else {
      qApp->removeEventFilter(this);
    }
  }
  state_ = state;
}

void DragLabel::cancel() {
  const bool wasDragging = state_ == State::Dragging;
  setState(State::Idle);
  if (wasDragging) emit dragCanceled();
}

void DragLabel::updateColor() {
  const QColor color = channel_ ? theme::theme().channel(*channel_) : theme::theme().mutedText;
  // Set only if it differs, because setPalette() sends PaletteChange, which calls this function again.
  if (palette().color(QPalette::WindowText) == color) return;
  QPalette tinted = palette();
  tinted.setColor(QPalette::WindowText, color);
  setPalette(tinted);
}

void DragLabel::wrapAtScreenEdge(int globalX, int globalY) {
  if (state_ != State::Dragging || screen() == nullptr) return;
  const QRect area = screen()->geometry();
  int to = globalX;
  if (globalX <= area.left()) to = area.right() - 1;
  if (globalX >= area.right()) to = area.left() + 1;
  if (to == globalX) return;
  QCursor::setPos(screen(), to, globalY);
  // If the platform does not move the pointer, continue from its actual position.
  lastX_ = QCursor::pos(screen()).x();
}

}  // namespace furitsuke::widgets
