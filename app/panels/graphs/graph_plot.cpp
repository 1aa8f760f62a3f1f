// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/graph_plot.h"

#include <QChart>
#include <QContextMenuEvent>
#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/panels/graphs/channel_text.h"
#include "app/session/sound/sound_track.h"
#include "app/theme/theme.h"
#include "app/widgets/ruler_ticks.h"
#include "app/widgets/translated_texts.h"

// The chart and mouse input. What is painted over the chart is in graph_plot_paint.cpp.
namespace furitsuke::panels {

namespace {

constexpr int kValueAxisWidth = 56;
constexpr int kFrameAxisHeight = 24;
constexpr int kPlotMargin = 6;
/// Minimum distances between two lines of the grid, in pixels.
constexpr double kFrameLabelWidth = 72.0;
constexpr double kValueLabelHeight = 32.0;
/// angleDelta of one notch of a common wheel.
constexpr double kWheelNotch = 120.0;
constexpr double kPixelsPerPage = 24.0;

/// Changes range and step of an axis in the order that never makes it lay out too many lines in between.
void setAxis(QValueAxis& axis, double lowest, double highest, double step) {
  if (step > axis.tickInterval()) axis.setTickInterval(step);
  axis.setRange(lowest, highest);
  if (step != axis.tickInterval()) axis.setTickInterval(step);
}

}  // namespace

GraphPlot::GraphPlot(GraphView& view, QWidget* parent)
    : QChartView(parent), view_(view), tool_(view), frames_(new QValueAxis(this)), values_(new QValueAxis(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setFrameShape(QFrame::NoFrame);
  setViewportUpdateMode(QGraphicsView::NoViewportUpdate);  // paintEvent() decides what is repainted
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  viewport()->setMouseTracking(true);
  viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Graph"));
    setAccessibleDescription(tr("The values of the chosen channels over time, with their keys"));
  });
  for (QValueAxis* axis : {frames_, values_}) {
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickAnchor(0);
    axis->setTickInterval(10);
    axis->setRange(0, 10);
  }
  frames_->setLabelFormat(QStringLiteral("%d"));
  QChart* drawn = chart();
  drawn->legend()->hide();
  drawn->setBackgroundVisible(false);
  drawn->setPlotAreaBackgroundVisible(false);
  drawn->setMargins({});
  drawn->layout()->setContentsMargins(0, 0, 0, 0);
  drawn->setAcceptHoverEvents(false);
  drawn->addAxis(frames_, Qt::AlignBottom);
  drawn->addAxis(values_, Qt::AlignLeft);
  styleAxes();
  connectView();
}

void GraphPlot::connectView() {
  connect(&view_, &GraphView::documentReplaced, this, [this] {
    clearGhost();
    invalidateLines();
  });
  connect(&view_, &GraphView::curvesChanged, this, &GraphPlot::invalidateLines);
  connect(&view_, &GraphView::shownChanged, this, &GraphPlot::invalidateLines);
  connect(&view_, &GraphView::scaleChanged, this, &GraphPlot::invalidateLines);
  connect(&view_, &GraphView::selectionChanged, this, &GraphPlot::invalidatePicture);
  connect(&view_, &GraphView::handlesShownChanged, this, &GraphPlot::invalidatePicture);
  connect(&view_, &GraphView::annotationsChanged, this, &GraphPlot::invalidatePicture);
  connect(&view_, &GraphView::keysChanged, this, [this](const std::vector<motion::TrackId>& tracks) {
    staleTracks_.insert(tracks.begin(), tracks.end());
    invalidatePicture();
  });
  connect(&view_, &GraphView::currentFrameChanged, this, [this](Frame from, Frame to) {
    viewport()->update(playheadRect(from));
    viewport()->update(playheadRect(to));
  });
  connect(&tool_, &GraphTool::changeBegan, this, &GraphPlot::captureGhost);
  connect(&tool_, &GraphTool::stateChanged, this, [this] {
    if (!tool_.isChanging()) clearGhost();
    viewport()->update();
  });
}

QRectF GraphPlot::plotRect() const {
  return QRectF(viewport()->rect()).adjusted(kValueAxisWidth, kPlotMargin, -kPlotMargin, -kFrameAxisHeight);
}

void GraphPlot::invalidateLines() {
  areLinesStale_ = true;
  invalidatePicture();
}

void GraphPlot::setSound(const session::SoundTrack& track) {
  sound_ = &track;
  connect(&track, &session::SoundTrack::changed, this, &GraphPlot::invalidatePicture);
  invalidatePicture();
}

void GraphPlot::invalidatePicture() {
  isPictureStale_ = true;
  viewport()->update();
}

void GraphPlot::placeChart() {
  const QRectF plot = plotRect();
  chart()->setPlotArea(plot);
  view_.setViewport(plot.size());
  invalidateLines();
}

// --- the chart -------------------------------------------------------------------------------------------------------

void GraphPlot::makeLines() {
  std::size_t used = 0;
  for (std::size_t i = 0; i < view_.curves().size(); ++i) {
    if (!view_.curves()[i].isShown) continue;
    if (used == lines_.size()) {
      auto* series = new QLineSeries(this);
      chart()->addSeries(series);
      series->attachAxis(frames_);
      series->attachAxis(values_);
      lines_.push_back({i, series});
    }
    lines_[used].curve = i;
    ++used;
  }
  while (lines_.size() > used) {
    chart()->removeSeries(lines_.back().series);
    delete lines_.back().series;
    lines_.pop_back();
  }
  // The chart lays out all points again when pen, axis or points change, so set the points last.
  for (Line& line : lines_) {
    line.series->clear();
    line.isChartCurrent = false;
    line.series->setPen(QPen(lineColor(view_.curves()[line.curve]), 1));
  }
}

void GraphPlot::updateLines() {
  const QRectF plot = plotRect();
  const double scale = devicePixelRatioF();
  eval::PlotColumns columns;
  columns.first = view_.scale().origin();
  columns.count = static_cast<int>(std::ceil(plot.width() * scale));
  columns.framesPerColumn = 1 / (view_.scale().pixelsPerFrame() * scale);
  for (Line& line : lines_) {
    const GraphCurve& curve = view_.curves()[line.curve];
    if (!areLinesStale_ && !staleTracks_.contains(curve.track)) continue;
    ++evaluations_;
    const std::vector<eval::ChannelPoint> points = eval::channelPoints(view_.curveOf(curve), columns);
    QList<QPointF> plotted;
    plotted.reserve(static_cast<qsizetype>(points.size()));
    for (const eval::ChannelPoint& point : points) plotted.append({point.frame, view_.plotted(curve, point.value)});
    line.points = std::move(plotted);
    line.isChartCurrent = false;
  }
  areLinesStale_ = false;
  staleTracks_.clear();
  fillChart();
}

void GraphPlot::fillChart() {
  qsizetype count = 0;
  for (const Line& line : lines_) count += line.points.size();
  isChartFilled_ = count <= kMaxChartPoints;
  for (Line& line : lines_) {
    if (!isChartFilled_) {
      if (line.series->count() > 0) line.series->clear();
      line.isChartCurrent = false;
    } else if (!std::exchange(line.isChartCurrent, true)) {
      line.series->replace(line.points);
    }
  }
}

void GraphPlot::updateAxes() {
  const QRectF plot = plotRect();
  const widgets::TimeScale& time = view_.scale();
  const ValueScale& values = view_.values();
  const widgets::TickStep step = widgets::tickStepFor(time.pixelsPerFrame(), kFrameLabelWidth);
  setAxis(*frames_, time.origin(), time.frameAt(plot.width()), step.major);
  const double valueStep = valueStepFor(values.pixelsPerValue(), kValueLabelHeight);
  setAxis(*values_, values.valueAt(plot.height()), values.top(), valueStep);
  // The chart adds up the steps. Without a fixed number of decimals it could show 0 as 5.55e-17.
  values_->setLabelFormat(QStringLiteral("%.%1f").arg(decimalsOfStep(valueStep)));
}

void GraphPlot::styleAxes() {
  const theme::Theme& t = theme::theme();
  for (QValueAxis* axis : {frames_, values_}) {
    axis->setLabelsFont(theme::numberFont());
    axis->setLabelsColor(t.mutedText);
    axis->setLinePen(QPen(t.strongLine, 1));
    axis->setGridLinePen(QPen(t.line, 1));
  }
}

void GraphPlot::refresh() {
  isPictureStale_ = false;
  if (plotRect().isEmpty()) return;
  if (areLinesStale_) {
    makeLines();
    updateAxes();
  }
  // Lay out the axes now; otherwise a later event would do it, after the pixmap is drawn.
  chart()->layout()->activate();
  updateLines();
  const double scale = devicePixelRatioF();
  const QSize size = viewport()->size() * scale;
  if (picture_.size() != size) picture_ = QPixmap(size);
  picture_.setDevicePixelRatio(scale);
  picture_.fill(theme::theme().background);
  QPainter painter(&picture_);
  painter.setRenderHint(QPainter::Antialiasing);
  render(&painter, viewport()->rect(), viewport()->rect(), Qt::IgnoreAspectRatio);
  paintMarks(painter);
}

QList<QPointF> GraphPlot::drawnPoints(std::size_t curve) const {
  const auto line = std::ranges::find(lines_, curve, &Line::curve);
  return line == lines_.end() ? QList<QPointF>() : line->points;
}

void GraphPlot::captureGhost() {
  ghost_.clear();
  if (isPictureStale_) refresh();
  for (const Line& line : lines_) ghost_.emplace_back(line.curve, line.points);
}

void GraphPlot::clearGhost() {
  if (ghost_.empty()) return;
  ghost_.clear();
  invalidatePicture();
}

// --- events ----------------------------------------------------------------------------------------------------------

void GraphPlot::resizeEvent(QResizeEvent* event) {
  QChartView::resizeEvent(event);
  placeChart();
}

void GraphPlot::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
  styleAxes();
  invalidateLines();
}

void GraphPlot::focusInEvent(QFocusEvent* event) {
  QChartView::focusInEvent(event);
  invalidatePicture();
}

void GraphPlot::focusOutEvent(QFocusEvent* event) {
  QChartView::focusOutEvent(event);
  invalidatePicture();
}

void GraphPlot::mousePressEvent(QMouseEvent* event) {
  event->accept();
  const QPointF at = inPlot(event->position());
  // Dragging on the frame axis below the plot moves the playhead.
  if (event->button() == Qt::LeftButton && at.y() > plotRect().height() && view_.document() != nullptr) {
    isScrubbing_ = true;
    return scrubTo(at.x());
  }
  tool_.press(at, event->button(), event->modifiers());
  showCursor(at);
}

void GraphPlot::mouseMoveEvent(QMouseEvent* event) {
  event->accept();
  const QPointF at = inPlot(event->position());
  if (isScrubbing_) return scrubTo(at.x());
  tool_.move(at, event->modifiers());
  showCursor(at);
}

void GraphPlot::mouseReleaseEvent(QMouseEvent* event) {
  event->accept();
  if (event->button() == Qt::LeftButton && std::exchange(isScrubbing_, false)) return;
  tool_.release(inPlot(event->position()), event->button());
  showCursor(inPlot(event->position()));
}

void GraphPlot::mouseDoubleClickEvent(QMouseEvent* event) {
  event->accept();
  if (event->button() == Qt::LeftButton) tool_.doubleClick(inPlot(event->position()));
}

void GraphPlot::scrubTo(double x) {
  view_.movePlayhead(view_.scale().nearestFrame(std::clamp(x, 0.0, plotRect().width())));
}

void GraphPlot::wheelEvent(QWheelEvent* event) {
  event->accept();
  const QPointF at = inPlot(event->position());
  // Some platforms swap the axes of the wheel while Alt or Shift is held.
  const double delta = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
  const double factor = std::pow(widgets::kZoomPerNotch, delta / kWheelNotch);
  const bool isTime = event->modifiers().testFlag(Qt::ControlModifier) || at.y() > plotRect().height();
  const bool isValue = event->modifiers().testFlag(Qt::ShiftModifier) || at.x() < 0;
  view_.zoomAxesAbout(at, isValue && !isTime ? 1 : factor, isTime && !isValue ? 1 : factor);
}

void GraphPlot::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && tool_.cancel()) return;
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return view_.zoomAxesAbout(inPlot(plotRect().center()), widgets::kZoomPerNotch, widgets::kZoomPerNotch);
    case Qt::Key_Minus:
      return view_.zoomAxesAbout(inPlot(plotRect().center()), 1 / widgets::kZoomPerNotch, 1 / widgets::kZoomPerNotch);
    case Qt::Key_PageUp: return view_.scroll({0, -kPixelsPerPage});
    case Qt::Key_PageDown: return view_.scroll({0, kPixelsPerPage});
    default: event->ignore();
  }
}

void GraphPlot::contextMenuEvent(QContextMenuEvent* event) { event->ignore(); }

bool GraphPlot::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    showTip(static_cast<QHelpEvent*>(event));
    return true;
  }
  return QChartView::viewportEvent(event);
}

void GraphPlot::showTip(QHelpEvent* event) {
  const auto key = view_.document() != nullptr ? graphKeyAt(view_, inPlot(event->pos())) : std::nullopt;
  if (!key) return QToolTip::hideText();
  const GraphCurve& curve = view_.curves()[key->curve];
  QToolTip::showText(
      event->globalPos(),
      QStringLiteral("%1 · %2\n%3")
          .arg(graphTrackText(view_.document()->motion(), curve.track), channelText(curve.channel),
               tr("frame %1: %2").arg(QString::number(key->frame), channelValueText(curve.channel, key->value))),
      viewport());
}

void GraphPlot::showCursor(QPointF at) {
  if (tool_.isPanning()) return viewport()->setCursor(Qt::ClosedHandCursor);
  if (view_.document() == nullptr || tool_.isChanging()) return;
  if (graphKeyAt(view_, at)) return viewport()->setCursor(Qt::SizeAllCursor);
  if (graphHandleAt(view_, at)) return viewport()->setCursor(Qt::CrossCursor);
  viewport()->unsetCursor();
}

}  // namespace furitsuke::panels
