// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/dope_sheet.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "app/panels/timeline/annotation_row.h"
#include "app/panels/timeline/key_description.h"
#include "app/panels/timeline/key_picking.h"
#include "app/panels/timeline/sheet_accessible.h"
#include "app/panels/timeline/time_ruler.h"
#include "app/panels/timeline/weight_strip.h"
#include "app/panels/timeline/wheel_scroll.h"
#include "app/session/step_text.h"
#include "app/theme/theme.h"
#include "app/widgets/beat_grid.h"
#include "app/widgets/no_match_label.h"
#include "app/widgets/number_text.h"
#include "app/widgets/ruler_ticks.h"
#include "app/widgets/status_line.h"
#include "app/widgets/translated_texts.h"
#include "core/motion/last_frame.h"

namespace furitsuke::panels {

namespace {

/// A modifier that changes what a drag does.
std::optional<Qt::KeyboardModifier> draggingModifier(const QKeyEvent& key) {
  if (key.key() == Qt::Key_Shift) return Qt::ShiftModifier;
  if (key.key() == Qt::Key_Alt) return Qt::AltModifier;
  return {};
}

}  // namespace

DopeSheet::DopeSheet(TimelineView& view, QWidget* parent) : QWidget(parent), view_(view), tool_(view) {
  makeSheetsAccessible();  // before the first accessibility event of this sheet
  setAttribute(Qt::WA_OpaquePaintEvent);
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setMinimumSize(120, 2 * TimelineView::kRowHeight);
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Keys"));
    setAccessibleDescription(tr("The keys of the motion: rows are tracks, columns are frames"));
  });
  new SheetAnnouncer(view_, *this);
  const auto repaint = qOverload<>(&QWidget::update);
  connect(&view_, &TimelineView::documentReplaced, this, repaint);
  connect(&view_, &TimelineView::rowsChanged, this, repaint);
  connect(&view_, &TimelineView::annotationsChanged, this, repaint);
  connect(&view_, &TimelineView::preExtrapolationChanged, this, repaint);
  connect(&view_, &TimelineView::verticallyScrolled, this, repaint);
  connect(&view_, &TimelineView::scaleChanged, this, repaint);
  connect(&view_, &TimelineView::selectionChanged, this, repaint);
  connect(&view_, &TimelineView::cursorRowChanged, this, repaint);
  connect(&tool_, &SheetTool::overlayChanged, this, [this] {
    showCursor(mapFromGlobal(QCursor::pos()));
    update();
  });
  connect(&tool_, &SheetTool::keysLost, this, [this](std::size_t count) {
    widgets::sayInStatusLine(*this, [count] { return session::replacedKeysText(count); });
  });
  connect(&view_, &TimelineView::keysChanged, this, &DopeSheet::updateKeys);
  connect(&view_, &TimelineView::currentFrameChanged, this, [this](Frame from, Frame to) {
    update(playheadRect(from));
    update(playheadRect(to));
  });
}

// --- repainting ------------------------------------------------------------------------------------------------------

QRect DopeSheet::playheadRect(Frame frame) const {
  const double x = std::floor(view_.scale().xOf(frame));
  if (x < -8 || x > width() + 8) return {};
  return {static_cast<int>(x) - 1, 0, 3, height()};
}

QRect DopeSheet::keysRect(int row, FrameRange frames) const {
  // A key's shape depends on the key before it and on the space on both sides, so its neighbors are repainted too.
  const std::span<const Frame> keys = view_.keys().frames(row);
  const auto from = std::ranges::lower_bound(keys, frames.first);
  const auto to = std::ranges::upper_bound(keys, frames.last);
  const double left = from == keys.begin() ? 0.0 : view_.scale().xOf(*std::prev(from)) - KeyMarks::kHalfWidth - 1;
  const double right = to == keys.end() ? width() : view_.scale().xOf(*to) + KeyMarks::kHalfWidth + 2;
  const int x0 = static_cast<int>(std::clamp(left, 0.0, 1.0 * width()));
  const int x1 = static_cast<int>(std::clamp(right, 0.0, 1.0 * width()));
  return {x0, view_.rowTop(row), x1 - x0, TimelineView::kRowHeight};
}

void DopeSheet::updateKeys(const std::vector<int>& rows, FrameRange frames) {
  const auto [first, last] = view_.rowsBetween(0, height());
  for (auto row = std::ranges::lower_bound(rows, first); row != rows.end() && *row <= last; ++row) {
    update(keysRect(*row, frames));
  }
}

// --- painting --------------------------------------------------------------------------------------------------------

void DopeSheet::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  marks_.prepare(devicePixelRatioF());
  for (const QRect& rect : event->region()) {
    painter.setClipRect(rect);
    painter.fillRect(rect, theme::theme().background);
    if (view_.document() == nullptr) continue;
    paintRows(painter, rect);
    paintOutside(painter, rect);
    if (const motion::TempoMap tempos = view_.tempos(); !tempos.isEmpty()) {
      widgets::paintBeatGrid(painter, view_.scale(), tempos, rect);
    } else {
      paintGrid(painter, rect);
    }
    widgets::paintMarkerLines(painter, view_.scale(), view_.document()->motion().annotations, rect);
    paintSpans(painter, rect);
    paintKeys(painter, rect);
    paintBlock(painter);
    paintBox(painter);
    paintPlayhead(painter, rect);
    paintDragLabel(painter);
  }
  painter.setClipping(false);
  if (view_.rows().count() == 0 && !view_.rows().filter().isEmpty()) {
    painter.setPen(theme::theme().mutedText);
    painter.drawText(rect().adjusted(0, 4 * theme::kGrid, 0, 0), Qt::AlignHCenter | Qt::AlignTop,
                     widgets::noMatchText(view_.rows().filter()));
  }
  if (!hasFocus()) return;
  painter.setPen(theme::theme().accent);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void DopeSheet::paintRows(QPainter& painter, const QRect& rect) const {
  const auto [first, last] = view_.rowsBetween(rect.top(), rect.bottom());
  const auto cursor = view_.cursorRow();
  QColor heading = theme::theme().raised;
  QColor current = theme::theme().selection;
  current.setAlphaF(theme::theme().dark ? 0.26F : 0.14F);
  for (int row = first; row <= last; ++row) {
    const QRect line(rect.left(), view_.rowTop(row), rect.width(), TimelineView::kRowHeight);
    const bool isHeading = view_.rows().at(row).isHeading();
    if (isHeading) {
      painter.fillRect(line, heading);
    } else if (row % 2 == 1) {
      painter.fillRect(line, theme::theme().alternate);
    }
    if (row == cursor) painter.fillRect(line, current);
  }
}

void DopeSheet::paintOutside(QPainter& painter, const QRect& rect) const {
  QColor shade = theme::theme().dark ? QColor(0, 0, 0) : theme::theme().strongLine;
  shade.setAlphaF(theme::theme().dark ? 0.22F : 0.10F);
  const double start = std::floor(view_.scale().xOf(0));
  const double end = std::floor(view_.scale().xOf(motion::lastFrameOf(view_.document()->motion()))) + 1;
  if (start > rect.left()) painter.fillRect(QRectF(rect.left(), rect.top(), start - rect.left(), rect.height()), shade);
  const double from = std::max(end, static_cast<double>(rect.left()));
  if (from <= rect.right()) painter.fillRect(QRectF(from, rect.top(), rect.right() + 1 - from, rect.height()), shade);
}

void DopeSheet::paintGrid(QPainter& painter, const QRect& rect) const {
  const widgets::TimeScale& scale = view_.scale();
  const widgets::TickStep step = widgets::tickStepFor(scale.pixelsPerFrame(), TimeRuler::labelWidth());
  const FrameRange shown = scale.framesBetween(rect.left() - 1, rect.right() + 1);
  if (shown.isEmpty()) return;
  QVector<QLineF> lines;
  for (std::int64_t frame = shown.first / step.major * step.major; frame <= shown.last; frame += step.major) {
    const double x = std::floor(scale.xOf(static_cast<double>(frame))) + 0.5;
    lines.append({x, 1.0 * rect.top(), x, rect.bottom() + 1.0});
  }
  QColor color = theme::theme().line;
  color.setAlphaF(0.75F);
  painter.setPen(color);
  painter.drawLines(lines);
}

void DopeSheet::paintSpans(QPainter& painter, const QRect& rect) const {
  const auto [first, last] = view_.rowsBetween(rect.top(), rect.bottom());
  QVector<QLineF> lines;
  for (int row = first; row <= last; ++row) {
    const std::span<const Frame> frames = view_.keys().frames(row);
    if (frames.size() < 2) continue;
    const double from = std::max(view_.scale().xOf(frames.front()), rect.left() - 1.0);
    const double to = std::min(view_.scale().xOf(frames.back()), rect.right() + 2.0);
    const double y = view_.rowTop(row) + TimelineView::kRowHeight / 2.0 + 0.5;
    if (from < to) lines.append({from, y, to, y});
  }
  painter.setPen(theme::theme().line);
  painter.drawLines(lines);
}

void DopeSheet::paintKeys(QPainter& painter, const QRect& rect) {
  const auto box = tool_.boxDrag();
  const auto drag = tool_.moveDrag();
  const motion::Motion& motion = view_.document()->motion();
  KeyRowPainter rows(painter, marks_, view_.scale(), rect.left(), rect.right());
  const auto [first, last] = view_.rowsBetween(rect.top(), rect.bottom());
  for (int row = first; row <= last; ++row) {
    const TimelineRow& line = view_.rows().at(row);
    const double y = view_.rowTop(row) + TimelineView::kRowHeight / 2.0 + 0.5;
    if (line.track && line.track->kind == motion::TrackKind::Morph) {
      paintWeights(painter, motion.morphs[line.track->index].keys, view_.document()->state().preExtrapolation(),
                   view_.scale(), {rect.left(), view_.rowTop(row) + 1, rect.width(), TimelineView::kRowHeight - 2});
    }
    const motion::KeySelection& dragged = view_.document()->history().gestureSelection();
    const std::span<const Frame> grabbed = line.track        ? dragged.frames(*line.track)
                                           : line.annotation ? dragged.frames(*line.annotation)
                                                             : std::span<const Frame>();
    if (tool_.stretchDrag()) rows.paintGhosts(grabbed, y);
    if (drag) {
      rows.paintGhosts(grabbed, y);
      // Large selections are moved only when the mouse rests, so show their new positions as ghosts.
      if (view_.document()->history().isGesturePending()) rows.paintGhosts(grabbed, y, static_cast<Frame>(drag->by));
    }
    RowSelection selection{view_.keys().selectedFrames(row), {}, BoxMode::Replace, box.has_value()};
    if (box) selection.mode = box->mode;
    const bool isLocked = view_.keys().isLocked(row);
    if (box && box->firstRow <= row && row <= box->lastRow && !isLocked) selection.box = box->frames;
    if (line.track) {
      rows.paintTrack(motion, *line.track, y, selection, isLocked);
    } else if (line.annotation) {
      paintTargets(painter, motion.annotations, *line.annotation, view_.scale(),
                   {rect.left(), view_.rowTop(row), rect.width(), TimelineView::kRowHeight});
      rows.paintKeys(view_.keys().frames(row), y, selection, shapeOf(*line.annotation));
    } else if (line.isHeading()) {
      rows.paintSummary(view_.keys().frames(row), y, selection);
    }
  }
  rows.flush();
}

void DopeSheet::paintBox(QPainter& painter) const {
  const auto box = tool_.boxDrag();
  if (!box) return;
  QColor fill = theme::theme().selection;
  fill.setAlphaF(0.15F);
  painter.setBrush(fill);
  painter.setPen(QPen(theme::theme().text, 1, box->mode == BoxMode::Remove ? Qt::DotLine : Qt::DashLine));
  const QRectF frame(std::floor(box->rect.left()) + 0.5, std::floor(box->rect.top()) + 0.5,
                     std::floor(box->rect.width()), std::floor(box->rect.height()));
  painter.drawRect(frame);
}

void DopeSheet::paintBlock(QPainter& painter) const {
  const auto block = tool_.shownBlock();
  if (!block) return;
  constexpr double kFoot = 4;
  painter.setPen(QPen(theme::theme().selection, 2));
  const auto bracket = [&](double x, double foot) {
    painter.drawPolyline(QPolygonF({QPointF(x + foot, block->rect.top()), QPointF(x, block->rect.top()),
                                    QPointF(x, block->rect.bottom()), QPointF(x + foot, block->rect.bottom())}));
  };
  bracket(block->rect.left(), kFoot);
  bracket(block->rect.right(), -kFoot);
}

void DopeSheet::paintPlayhead(QPainter& painter, const QRect& rect) const {
  const double x = std::floor(view_.scale().xOf(view_.document()->state().currentFrame()));
  if (x < rect.left() - 1 || x > rect.right() + 1) return;
  painter.fillRect(QRectF(x, rect.top(), 1, rect.height()), theme::theme().accent);
}

void DopeSheet::paintDragLabel(QPainter& painter) const {
  if (const auto stretch = tool_.stretchDrag()) {
    const QString times = widgets::fixedNumber(stretch->factor, 2);
    QString text = tr("×%1  →  frames %2 to %3").arg(times).arg(stretch->frames.first).arg(stretch->frames.last);
    if (stretch->lost > 0) text += "  ·  " + session::replacedKeysText(stretch->lost);
    paintLabel(painter, text, stretch->mouse);
    return;
  }
  const auto drag = tool_.moveDrag();
  if (!drag) return;
  const QString sign = drag->by < 0 ? QStringLiteral("\u2212") : QStringLiteral("+");
  const QString by = sign + QString::number(std::abs(drag->by));
  const QString text = drag->copies    ? tr("Copy %1  \u2192  frame %2")
                       : drag->ripples ? tr("%1  \u2192  frame %2, with all later keys")
                                       : tr("%1  \u2192  frame %2  (Shift: with all later keys, Alt: copy)");
  paintLabel(painter, text.arg(by).arg(drag->grabbed), drag->mouse);
}

void DopeSheet::paintLabel(QPainter& painter, const QString& text, QPointF mouse) const {
  painter.setFont(theme::numberFont());
  QRectF label = painter.fontMetrics().boundingRect(text).adjusted(-8, -4, 8, 4);
  label.moveTopLeft(mouse + QPointF(14, 16));
  label.moveRight(std::min(label.right(), width() - 4.0));
  label.moveBottom(std::min(label.bottom(), height() - 4.0));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(theme::theme().strongLine);
  painter.setBrush(theme::theme().raised);
  painter.drawRoundedRect(label, 4, 4);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(theme::theme().text);
  painter.drawText(label, Qt::AlignCenter, text);
}

// --- events ----------------------------------------------------------------------------------------------------------

bool DopeSheet::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    if (!showKeyTip(help->pos(), help->globalPos())) QToolTip::hideText();
    return true;
  }
  if (event->type() == QEvent::ShortcutOverride) {
    // During a drag, Esc cancels the drag, even if it is the shortcut of an action.
    const bool busy = tool_.boxDrag() || tool_.moveDrag() || tool_.stretchDrag() || tool_.isPanning();
    if (busy && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) event->accept();
  }
  return QWidget::event(event);
}

bool DopeSheet::showKeyTip(const QPoint& at, const QPoint& global) {
  const auto hit = keyAt(view_, at);
  if (!hit) return false;
  const QRect area(at.x() - 8, view_.rowTop(hit->row), 16, TimelineView::kRowHeight);
  QToolTip::showText(global, describeKey(view_, hit->row, hit->frame), this, area);
  return true;
}

void DopeSheet::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  view_.setViewport(size());
}

void DopeSheet::mousePressEvent(QMouseEvent* event) { tool_.press(*event); }
void DopeSheet::mouseMoveEvent(QMouseEvent* event) {
  tool_.move(*event);
  if (event->buttons() == Qt::NoButton) showCursor(event->position());
}

void DopeSheet::showCursor(QPointF mouse) {
  if (tool_.isPanning()) {
    setCursor(Qt::ClosedHandCursor);
  } else if (tool_.stretchDrag() || tool_.isOverHandle(mouse)) {
    setCursor(Qt::SizeHorCursor);
  } else {
    unsetCursor();
  }
}

void DopeSheet::mouseReleaseEvent(QMouseEvent* event) { tool_.release(*event); }
void DopeSheet::mouseDoubleClickEvent(QMouseEvent* event) { tool_.doubleClick(*event); }
void DopeSheet::wheelEvent(QWheelEvent* event) { scrollByWheel(view_, *event); }

void DopeSheet::contextMenuEvent(QContextMenuEvent* event) {
  if (event->reason() == QContextMenuEvent::Mouse) tool_.selectForMenu(event->pos());
  emit menuRequested(event->globalPos());
}

void DopeSheet::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void DopeSheet::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void DopeSheet::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) update();
  QWidget::changeEvent(event);
}

// --- keyboard --------------------------------------------------------------------------------------------------------

void DopeSheet::keyPressEvent(QKeyEvent* event) {
  if (const auto modifier = draggingModifier(*event)) tool_.setHeld(*modifier, true);
  if (view_.document() == nullptr || !navigate(*event)) QWidget::keyPressEvent(event);
}

void DopeSheet::keyReleaseEvent(QKeyEvent* event) {
  if (const auto modifier = draggingModifier(*event)) tool_.setHeld(*modifier, false);
  QWidget::keyReleaseEvent(event);
}

bool DopeSheet::navigate(const QKeyEvent& event) {
  const bool coarse = event.modifiers().testFlag(Qt::ShiftModifier);
  const FrameRange keys = view_.document()->motion().frameRange();
  switch (event.key()) {
    case Qt::Key_Left: stepFrame(coarse ? -10 : -1); return true;
    case Qt::Key_Right: stepFrame(coarse ? 10 : 1); return true;
    case Qt::Key_Up: stepRow(-1); return true;
    case Qt::Key_Down: stepRow(1); return true;
    case Qt::Key_PageUp: stepRow(-std::max(1, height() / TimelineView::kRowHeight - 1)); return true;
    case Qt::Key_PageDown: stepRow(std::max(1, height() / TimelineView::kRowHeight - 1)); return true;
    case Qt::Key_Home: view_.document()->state().setCurrentFrame(0); return true;
    case Qt::Key_End: view_.document()->state().setCurrentFrame(keys.isEmpty() ? 0 : keys.last); return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal: view_.zoomAboutPlayhead(widgets::kZoomPerNotch); return true;
    case Qt::Key_Minus: view_.zoomAboutPlayhead(1 / widgets::kZoomPerNotch); return true;
    case Qt::Key_Escape: {
      if (tool_.cancel()) return true;
      if (view_.document()->state().selection().isEmpty()) return false;
      view_.document()->state().setSelection({});
      return true;
    }
    default: return false;
  }
}

void DopeSheet::stepFrame(std::int64_t by) {
  view_.document()->state().setCurrentFrame(std::int64_t{view_.document()->state().currentFrame()} + by);
}

void DopeSheet::stepRow(int by) {
  if (view_.rows().count() == 0) return;
  const int from = view_.cursorRow().value_or(by > 0 ? -1 : view_.rows().count());
  const int to = std::clamp(from + by, 0, view_.rows().count() - 1);
  view_.setCursorRow(to);
  view_.revealRow(to);
}

}  // namespace furitsuke::panels
