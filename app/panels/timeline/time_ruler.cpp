// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/time_ruler.h"

#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "app/panels/timeline/wheel_scroll.h"
#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kFrameLabelBase = 15;
constexpr int kTimeLabelBase = 28;
constexpr int kFlagHeight = 18;
constexpr int kSimulatedHeight = 2;

QFont rulerTimeFont() {
  QFont font = theme::numberFont();
  font.setPointSizeF(font.pointSizeF() * 0.82);
  return font;
}

}  // namespace

TimeRuler::TimeRuler(TimelineView& view, QWidget* parent) : QWidget(parent), view_(view) {
  setFixedHeight(kHeight);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setMouseTracking(true);
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Time ruler"));
    setToolTip(
        tr("Drag to move the playhead. Alt+click or double-click to select all keys on a frame. "
           "Shift+drag to set the repeated range. Hold Ctrl to disable snapping."));
  });
  connect(&view_, &TimelineView::scaleChanged, this, qOverload<>(&QWidget::update));
  connect(&view_, &TimelineView::documentReplaced, this, qOverload<>(&QWidget::update));
  connect(&view_, &TimelineView::currentFrameChanged, this, [this](Frame from, Frame to) {
    // Labels that the flag of the playhead would partly cover are hidden, so repaint them too.
    const int room = static_cast<int>(labelWidth());
    update(playheadRect(from).adjusted(-room, 0, room, 0));
    update(playheadRect(to).adjusted(-room, 0, room, 0));
  });
}

void TimeRuler::setLoopRange(FrameRange range, bool active) {
  if (range == loopRange_ && active == isLoopActive_) return;
  loopRange_ = range;
  isLoopActive_ = active;
  update();
}

void TimeRuler::setSimulatedFrames(std::optional<double> upTo, bool isBehind) {
  if (upTo == simulatedUpTo_ && isBehind == isSimulationBehind_) return;
  simulatedUpTo_ = upTo;
  isSimulationBehind_ = isBehind;
  update();
}

double TimeRuler::labelWidth() { return QFontMetrics(theme::numberFont()).horizontalAdvance("0:00:00") + 20.0; }

QString TimeRuler::playheadText(Frame frame) const { return QString::number(frame); }

QRect TimeRuler::playheadRect(Frame frame) const {
  const double x = view_.scale().xOf(frame);
  if (std::abs(x) > 1e6) return {};
  const int width = QFontMetrics(theme::numberFont()).horizontalAdvance(playheadText(frame)) + 12;
  const int left = static_cast<int>(std::floor(x)) - width / 2 - 1, whole = width + 3;
  // At the edges the flag is beside its line, so that its number is not cut.
  const bool isShown = x >= 0 && x < this->width();
  return {isShown ? std::clamp(left, 0, std::max(0, this->width() - whole)) : left, 0, whole, kHeight};
}

void TimeRuler::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  const QRect rect = event->rect();
  painter.fillRect(rect, theme::theme().raised);
  painter.fillRect(QRect(rect.left(), kHeight - 1, rect.width(), 1), theme::theme().strongLine);
  if (view_.document() == nullptr) return;
  paintTicks(painter, rect);
  paintSimulated(painter);
  paintLoopBand(painter, view_.scale(), loopRange_, isLoopActive_, QRectF(0, 0, width(), kHeight - 1));
  paintPlayhead(painter);
}

void TimeRuler::paintTicks(QPainter& painter, const QRect& rect) const {
  const widgets::TimeScale& scale = view_.scale();
  const widgets::TickStep step = widgets::tickStepFor(scale.pixelsPerFrame(), labelWidth());
  const FrameRange shown = scale.framesBetween(rect.left() - labelWidth(), rect.right() + labelWidth());
  if (shown.isEmpty()) return;
  const QFont frameFont = theme::numberFont();
  const QFont timeFont = rulerTimeFont();
  const QFontMetricsF frameMetrics(frameFont);
  const QFontMetricsF timeMetrics(timeFont);
  const QRectF flag = playheadRect(view_.document()->state().currentFrame());
  QVector<QLineF> major;
  QVector<QLineF> minor;
  for (std::int64_t frame = shown.first / step.minor * step.minor; frame <= shown.last; frame += step.minor) {
    const double x = std::floor(scale.xOf(static_cast<double>(frame))) + 0.5;
    if (frame % step.major != 0) {
      minor.append({x, kHeight - 5.0, x, kHeight - 1.0});
      continue;
    }
    major.append({x, 4.0, x, kHeight - 1.0});
    const auto paintLabel = [&](double base, const QFontMetricsF& metrics, const QString& text) {
      if (x + 4 + metrics.horizontalAdvance(text) < width()) painter.drawText(QPointF(x + 4, base), text);
    };
    const QString number = QString::number(frame);
    if (x + 4 > flag.right() || x + 4 + frameMetrics.horizontalAdvance(number) < flag.left()) {
      painter.setFont(frameFont);
      painter.setPen(theme::theme().text);
      paintLabel(kFrameLabelBase, frameMetrics, number);
    }
    painter.setFont(timeFont);
    painter.setPen(theme::theme().mutedText);
    paintLabel(kTimeLabelBase, timeMetrics, widgets::timeLabel(static_cast<Frame>(frame), step.major));
  }
  painter.setPen(theme::theme().line);
  painter.drawLines(major);
  painter.setPen(theme::theme().strongLine);
  painter.drawLines(minor);
}

void TimeRuler::paintSimulated(QPainter& painter) const {
  if (!simulatedUpTo_) return;
  const double left = std::floor(std::max(0.0, view_.scale().xOf(0)));
  const double right = std::floor(std::min<double>(width(), view_.scale().xOf(*simulatedUpTo_))) + 1;
  if (right <= left) return;
  QColor color = theme::theme().keyEased;
  // Strong while frames are missing, so that the progress is seen.
  color.setAlphaF(isSimulationBehind_ ? 0.9F : 0.4F);
  painter.fillRect(QRectF(left, 0, right - left, kSimulatedHeight), color);
}

void TimeRuler::paintPlayhead(QPainter& painter) const {
  const Frame frame = view_.document()->state().currentFrame();
  const QRect area = playheadRect(frame);
  if (area.isEmpty() || !area.intersects(rect())) return;
  const double x = std::floor(view_.scale().xOf(frame)) + 0.5;
  const QRectF flag(area.left() + 1.5, 2.0, area.width() - 3.0, kFlagHeight);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  shape.addRoundedRect(flag, 4, 4);
  QPainterPath tip;
  tip.moveTo(x - 5, flag.bottom() - 0.5);
  tip.lineTo(x + 5, flag.bottom() - 0.5);
  tip.lineTo(x, flag.bottom() + 5);
  tip.closeSubpath();
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme::theme().accent);
  painter.drawPath(shape.united(tip));
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.fillRect(QRectF(x - 0.5, flag.bottom(), 1, kHeight - flag.bottom()), theme::theme().accent);
  painter.setFont(theme::numberFont());
  painter.setPen(theme::theme().accentText);
  painter.drawText(flag, Qt::AlignCenter, playheadText(frame));
}

void TimeRuler::scrubTo(double x, Qt::KeyboardModifiers modifiers) {
  const double width = this->width();
  // Scroll while the mouse is outside of the ruler.
  if (x < 0) view_.scrollTime(x / 4);
  if (x > width) view_.scrollTime((x - width) / 4);
  view_.movePlayhead(view_.snapped(view_.scale().frameAt(std::clamp(x, 0.0, width)), modifiers));
}

Frame TimeRuler::loopTarget(double x, Qt::KeyboardModifiers modifiers) const {
  const double frame = view_.scale().frameAt(x);
  if (dragged_ != LoopPart::Both) return view_.snapped(frame, modifiers);
  // When the whole range is moved, its first frame snaps.
  const double first = loopBefore_.first + frame - draggedFrom_;
  return draggedFrom_ + view_.snapped(first, modifiers) - loopBefore_.first;
}

void TimeRuler::dragLoopTo(double x, Qt::KeyboardModifiers modifiers) {
  const Frame to = loopTarget(x, modifiers);
  const FrameRange range = draggedLoop(loopBefore_, dragged_, draggedFrom_, to);
  // A click without a drag changes nothing.
  if (dragged_ == LoopPart::New && to == draggedFrom_ && loopRange_ == loopBefore_) return;
  if (range != loopRange_) emit loopRangeRequested(range);
}

void TimeRuler::showGrip(QPointF at) {
  switch (loopPartAt(view_.scale(), loopRange_, at, kHeight)) {
    case LoopPart::First:
    case LoopPart::Last: return setCursor(Qt::SizeHorCursor);
    case LoopPart::Both: return setCursor(Qt::OpenHandCursor);
    case LoopPart::None:
    case LoopPart::New: unsetCursor();
  }
}

void TimeRuler::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || view_.document() == nullptr) return;
  if (event->modifiers().testFlag(Qt::AltModifier)) {
    emit columnRequested(view_.scale().nearestFrame(event->position().x()), event->modifiers());
    return;
  }
  const bool draws = event->modifiers().testFlag(Qt::ShiftModifier);
  dragged_ = draws ? LoopPart::New : loopPartAt(view_.scale(), loopRange_, event->position(), kHeight);
  if (dragged_ != LoopPart::None) {
    loopBefore_ = loopRange_;
    draggedFrom_ = draws ? loopTarget(event->position().x(), event->modifiers())
                         : view_.scale().nearestFrame(event->position().x());
    return;
  }
  scrubbing_ = true;
  scrubTo(event->position().x(), event->modifiers());
}

void TimeRuler::mouseMoveEvent(QMouseEvent* event) {
  if (view_.document() == nullptr) return;
  if (scrubbing_) return scrubTo(event->position().x(), event->modifiers());
  if (dragged_ != LoopPart::None) return dragLoopTo(event->position().x(), event->modifiers());
  showGrip(event->position());
}

void TimeRuler::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  scrubbing_ = false;
  dragged_ = LoopPart::None;
}

void TimeRuler::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || view_.document() == nullptr) return;
  emit columnRequested(view_.scale().nearestFrame(event->position().x()), event->modifiers());
}

void TimeRuler::contextMenuEvent(QContextMenuEvent* event) {
  if (view_.document() == nullptr) return;
  emit menuRequested(view_.snapped(view_.scale().frameAt(event->pos().x()), event->modifiers()), event->globalPos());
}

void TimeRuler::wheelEvent(QWheelEvent* event) { scrollByWheel(view_, *event, Qt::Horizontal); }

void TimeRuler::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) update();
  QWidget::changeEvent(event);
}

}  // namespace furitsuke::panels
