// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/panels/graphs/channel_text.h"
#include "app/panels/graphs/edge_labels.h"
#include "app/panels/graphs/graph_plot.h"
#include "app/session/sound/sound_track.h"
#include "app/theme/theme.h"
#include "app/widgets/beat_grid.h"
#include "app/widgets/waveform.h"

// Painting of everything over the chart.
namespace furitsuke::panels {

namespace {

constexpr double kKeyRadius = 3.0;
constexpr double kSelectedRadius = 4.0;
/// The radius of selected keys that are close to each other.
constexpr double kCrowdedRadius = 2.0;
constexpr double kSelectedGap = 12.0;
constexpr double kHandleRadius = 3.5;
/// If keys are closer to each other than this on average, only selected keys are drawn, because all would hide the
/// line.
constexpr double kKeyGap = 5.0;
constexpr int kGhostAlpha = 90;
constexpr double kNameGap = 4.0;
constexpr int kSoundHeight = 48;
constexpr float kSoundOpacity = 0.5F;
constexpr int kBadgeAlpha = 200;  // behind names

/// Draws all marks of one kind with one call, as points with a thick square pen.
void drawMarks(QPainter& painter, const QVector<QPointF>& positions, double radius, const QColor& color,
               const QColor& edge) {
  if (positions.isEmpty()) return;
  if (radius > kCrowdedRadius) {
    painter.setPen(QPen(edge, 2 * radius + 2, Qt::SolidLine, Qt::SquareCap));
    painter.drawPoints(positions.constData(), static_cast<int>(positions.size()));
  }
  painter.setPen(QPen(color, 2 * radius, Qt::SolidLine, Qt::SquareCap));
  painter.drawPoints(positions.constData(), static_cast<int>(positions.size()));
}

}  // namespace

QColor GraphPlot::lineColor(const GraphCurve& curve) const {
  QColor color = channelColor(curve.channel);
  // If several tracks are shown, the lines of the others are lighter than those of the current track.
  const auto current = view_.document() != nullptr ? view_.document()->state().currentTrack() : std::nullopt;
  if (view_.tracks().size() > 1 && current && curve.track != *current) color.setAlphaF(0.6F);
  return color;
}

void GraphPlot::paintEvent(QPaintEvent* event) {
  if (isPictureStale_) refresh();
  QPainter painter(viewport());
  const double scale = devicePixelRatioF();
  const QRect area = event->rect();
  painter.drawPixmap(area, picture_, QRectF(QPointF(area.topLeft()) * scale, QSizeF(area.size()) * scale).toRect());
  if (view_.document() == nullptr) return;
  paintPlayhead(painter);
  paintDrag(painter);
}

void GraphPlot::paintSound(QPainter& painter, const QRect& area) const {
  const auto read = sound_ == nullptr ? nullptr : sound_->read();
  if (read == nullptr) return;
  QRect row = area;
  row.setTop(std::max(area.top(), area.bottom() - kSoundHeight));
  QColor color = theme::theme().mutedText;
  color.setAlphaF(kSoundOpacity);
  widgets::paintWaveform(painter, view_.scale(), {read->sound, read->peaks, sound_->startFrame()}, row, row, color);
}

void GraphPlot::paintMarks(QPainter& painter) const {
  if (view_.document() == nullptr) return;
  const QRectF plot = plotRect();
  painter.save();
  painter.setClipRect(plot);
  painter.translate(plot.topLeft());
  paintSound(painter, QRectF(QPointF(), plot.size()).toAlignedRect());
  paintLines(painter);
  paintBeats(painter, QRectF(QPointF(), plot.size()).toAlignedRect());
  paintGhost(painter);
  paintNames(painter);  // below the keys, which must not be covered
  for (const Line& line : lines_) paintKeys(painter, line);
  paintHandles(painter);
  painter.restore();
  if (hasFocus()) {
    painter.setPen(QPen(theme::theme().accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(viewport()->rect()).adjusted(0.5, 0.5, -0.5, -0.5));
  }
}

void GraphPlot::paintBeats(QPainter& painter, const QRect& area) const {
  const motion::Annotations& annotations = view_.document()->motion().annotations;
  painter.setRenderHint(QPainter::Antialiasing, false);
  widgets::paintBeatGrid(painter, view_.scale(), motion::TempoMap(annotations), area);
  widgets::paintMarkerLines(painter, view_.scale(), annotations, area);
  painter.setRenderHint(QPainter::Antialiasing);
}

void GraphPlot::paintLines(QPainter& painter) const {
  if (isChartFilled_) return;
  for (const Line& line : lines_) {
    painter.setPen(QPen(lineColor(view_.curves()[line.curve]), 1));
    paintPolyline(painter, line.points);
  }
}

void GraphPlot::paintPolyline(QPainter& painter, const QList<QPointF>& points) const {
  QPolygonF line;
  line.reserve(points.size());
  for (const QPointF& point : points) line.append({view_.scale().xOf(point.x()), view_.values().yOf(point.y())});
  painter.drawPolyline(line);
}

void GraphPlot::paintGhost(QPainter& painter) const {
  for (const auto& [index, points] : ghost_) {
    if (index >= view_.curves().size()) continue;
    QColor color = theme::theme().mutedText;
    color.setAlpha(kGhostAlpha);
    painter.setPen(QPen(color, 1));
    paintPolyline(painter, points);
  }
}

void GraphPlot::paintKeys(QPainter& painter, const Line& line) const {
  const GraphCurve& curve = view_.curves()[line.curve];
  const double width = view_.viewport().width();
  const auto frames = view_.document()->motion().frames(curve.track);
  const FrameRange range = view_.scale().framesBetween(0, width);
  const auto inSight = std::ranges::upper_bound(frames, range.last) - std::ranges::lower_bound(frames, range.first);
  const QColor color = lineColor(curve);
  QVector<QPointF> positions;
  if (static_cast<double>(inSight) * kKeyGap <= width) {
    forKeysBetween(view_, line.curve, frames, -kKeyRadius, width + kKeyRadius, 0,
                   [&](const GraphKey& key) { positions.append(key.position); });
    drawMarks(painter, positions, kKeyRadius, color, theme::theme().background);
    positions.clear();
  }
  forKeysBetween(view_, line.curve, view_.document()->state().selection().frames(curve.track), -kKeyRadius,
                 width + kKeyRadius, 1, [&](const GraphKey& key) { positions.append(key.position); });
  const bool isCrowded = static_cast<double>(positions.size()) * kSelectedGap > width;
  drawMarks(painter, positions, isCrowded ? kCrowdedRadius : kSelectedRadius, theme::theme().selection,
            theme::theme().selectionText);
}

void GraphPlot::paintHandles(QPainter& painter) const {
  const std::vector<GraphHandle> handles = visibleHandles(view_);
  for (const GraphHandle& handle : handles) {
    QColor arm = lineColor(view_.curves()[handle.curve]);
    painter.setPen(QPen(arm, 1));
    painter.drawLine(handle.anchor, handle.position);
    painter.setBrush(theme::theme().background);
    painter.drawEllipse(handle.position, kHandleRadius, kHandleRadius);
  }
}

/// Paints a label for each line at the right edge, so that lines do not differ only in color.
void GraphPlot::paintNames(QPainter& painter) const {
  const QFont font = theme::numberFont();
  const QFontMetricsF metrics(font);
  painter.setFont(font);
  std::vector<EdgeLabel> labels;
  for (const Line& line : lines_) {
    const QList<QPointF>& points = line.points;
    if (points.isEmpty()) continue;
    const GraphCurve& curve = view_.curves()[line.curve];
    const double y = view_.values().yOf(points.last().y());
    if (y < 0 || y > view_.viewport().height()) continue;
    QString name = channelMark(curve.channel);
    if (view_.tracks().size() > 1) name = graphTrackText(view_.document()->motion(), curve.track) + ' ' + name;
    labels.push_back({y, metrics.horizontalAdvance(name), name, channelColor(curve.channel)});
  }
  QColor badge = theme::theme().background;
  badge.setAlpha(kBadgeAlpha);
  const QSizeF area(view_.viewport().width() - kNameGap, view_.viewport().height());
  for (const PlacedLabel& placed : placedLabels(labels, area, metrics.height(), kNameGap)) {
    const EdgeLabel& label = labels[placed.label];
    painter.fillRect(placed.box, badge);
    painter.setPen(label.color);
    painter.drawText(placed.box, Qt::AlignCenter, label.text);
  }
}

QRect GraphPlot::playheadRect(Frame frame) const {
  const QRectF plot = plotRect();
  const double x = std::floor(plot.left() + view_.scale().xOf(frame));
  if (x < plot.left() - 1 || x > plot.right() + 1) return {};
  return {static_cast<int>(x) - 1, 0, 3, viewport()->height()};
}

void GraphPlot::paintPlayhead(QPainter& painter) const {
  const QRect area = playheadRect(view_.document()->state().currentFrame());
  if (area.isEmpty()) return;
  const QRectF plot = plotRect();
  painter.fillRect(QRectF(area.left() + 1, plot.top(), 1, plot.height() + kNameGap), theme::theme().accent);
}

QString GraphPlot::dragText() const {
  if (const auto key = tool_.movedKey()) {
    const eval::ValueChannel channel = view_.curves()[key->curve].channel;
    return tr("frame %1: %2").arg(QString::number(key->frame), channelValueText(channel, key->value));
  }
  if (const auto handle = tool_.movedHandle()) {
    const motion::Curve curve = view_.curveOf(view_.curves()[handle->curve]).curve(handle->later);
    const bool isFirst = handle->handle == eval::CurveHandle::First;
    return QStringLiteral("%1, %2").arg(isFirst ? curve.x1 : curve.x2).arg(isFirst ? curve.y1 : curve.y2);
  }
  return {};
}

void GraphPlot::paintDrag(QPainter& painter) const {
  const QRectF plot = plotRect();
  if (const auto box = tool_.box()) {
    QColor fill = theme::theme().selection;
    fill.setAlpha(kGhostAlpha / 2);
    painter.setClipRect(plot);
    painter.setPen(QPen(theme::theme().selection, 1));
    painter.setBrush(fill);
    painter.drawRect(box->translated(plot.topLeft()));
    return;
  }
  const QString text = dragText();
  if (text.isEmpty()) return;
  const auto key = tool_.movedKey();
  const QPointF position = plot.topLeft() + (key ? key->position : tool_.movedHandle()->position);
  painter.setFont(theme::numberFont());
  const QFontMetricsF metrics(painter.font());
  QRectF label(position + QPointF(12, -metrics.height() - 12),
               QSizeF(metrics.horizontalAdvance(text) + 12, metrics.height() + 6));
  label.moveLeft(std::clamp(label.left(), plot.left(), std::max(plot.left(), plot.right() - label.width())));
  label.moveTop(std::clamp(label.top(), plot.top(), std::max(plot.top(), plot.bottom() - label.height())));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme::theme().strongLine, 1));
  painter.setBrush(theme::theme().raised);
  painter.drawRoundedRect(label, 4, 4);
  painter.setPen(theme::theme().text);
  painter.drawText(label, Qt::AlignCenter, text);
}

}  // namespace furitsuke::panels
