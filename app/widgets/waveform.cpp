// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/waveform.h"

#include <QLineF>
#include <QPainter>
#include <QVector>
#include <algorithm>

namespace furitsuke::widgets {

namespace {

constexpr double kFilledShare = 0.9;
/// A sound that is quieter than this share of full scale is not drawn as if it were loud.
constexpr float kQuietest = 0.02F;
constexpr float kPeakOpacity = 0.45F;

}  // namespace

void paintWaveform(QPainter& painter, const TimeScale& scale, const PlacedSound& placed, const QRect& row,
                   const QRect& rect, const QColor& color) {
  const double secondsPerPixel = 1 / (scale.pixelsPerFrame() * kFramesPerSecond);
  const double first = (scale.frameAt(rect.left()) - placed.startFrame) / kFramesPerSecond;
  const auto columns = placed.peaks.columns(placed.sound, first, first + rect.width() * secondsPerPixel, rect.width());
  const double middle = row.top() + row.height() / 2.0;
  const double half = row.height() / 2.0;
  const double gain = half * kFilledShare / std::max(placed.peaks.loudestRms(), kQuietest);
  const auto clamped = [half](double value) { return std::clamp(value, -half + 0.5, half - 0.5); };
  QVector<QLineF> peaks;
  QVector<QLineF> loudness;
  peaks.reserve(static_cast<qsizetype>(columns.size()));
  loudness.reserve(static_cast<qsizetype>(columns.size()));
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const media::PeakColumn& column = columns[i];
    if (!column.hasSound) continue;
    const double x = rect.left() + static_cast<double>(i) + 0.5;
    // A column of silence is a line too, so that the extent of the sound is seen.
    peaks.append({x, middle - clamped(column.high * gain) - 0.25, x, middle - clamped(column.low * gain) + 0.25});
    const double rms = clamped(column.rms * gain);
    if (rms >= 0.5) loudness.append({x, middle - rms, x, middle + rms});
  }
  QColor pale = color;
  pale.setAlphaF(color.alphaF() * kPeakOpacity);
  QPen pen(pale, 1, Qt::SolidLine, Qt::FlatCap);
  painter.setPen(pen);
  painter.drawLines(peaks);
  pen.setColor(color);
  painter.setPen(pen);
  painter.drawLines(loudness);
}

}  // namespace furitsuke::widgets
