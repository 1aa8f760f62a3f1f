// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/beat_grid.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/theme/theme.h"

namespace furitsuke {

static_assert(kMarkerTintCount == kMarkerColorCount);

namespace {

/// Beats from one line to the next: one, or a number of whole bars that doubles until the lines keep their distance.
std::int64_t beatStep(double pixelsPerBeat, int beatsPerBar, double gap) {
  if (pixelsPerBeat >= gap) return 1;
  constexpr std::int64_t kFarthestStep = std::int64_t{1} << 40;
  std::int64_t step = beatsPerBar;
  while (static_cast<double>(step) * pixelsPerBeat < gap && step < kFarthestStep) step *= 2;
  return step;
}

}  // namespace

std::vector<BeatLine> beatLines(const TimeScale& scale, const Tempo& tempo, double left, double right, double gap) {
  const double firstFrame = std::max(scale.frameAt(left), 0.0);
  const double lastFrame = std::min(scale.frameAt(right), static_cast<double>(kMaxFrame));
  std::vector<BeatLine> lines;
  if (firstFrame > lastFrame) return lines;
  const std::int64_t step = beatStep(framesPerBeat(tempo) * scale.pixelsPerFrame(), tempo.beatsPerBar, gap);
  // One line early, and then those that lie within: rounding must not cost a line.
  for (std::int64_t beat = (nearestBeat(tempo, firstFrame) / step - 1) * step;; beat += step) {
    const double frame = frameOfBeat(tempo, beat);
    if (frame > lastFrame) return lines;
    if (frame < firstFrame) continue;
    lines.push_back({scale.xOf(frame), isBarLine(tempo, beat), barOfBeat(tempo, beat)});
  }
}

QColor tintOf(MarkerColor color) { return theme().markers[static_cast<int>(color)]; }

void paintBeatGrid(QPainter& painter, const TimeScale& scale, const Tempo& tempo, const QRect& rect) {
  QVector<QLineF> beats;
  QVector<QLineF> bars;
  for (const BeatLine& line : beatLines(scale, tempo, rect.left() - 1, rect.right() + 1)) {
    const double x = std::floor(line.x) + 0.5;
    (line.isBar ? bars : beats).append({x, 1.0 * rect.top(), x, rect.bottom() + 1.0});
  }
  QColor quiet = theme().line;
  quiet.setAlphaF(0.75F);
  painter.setPen(quiet);
  painter.drawLines(beats);
  QColor strong = theme().strongLine;
  strong.setAlphaF(theme().dark ? 0.8F : 0.6F);
  painter.setPen(strong);
  painter.drawLines(bars);
}

void paintMarkerLines(QPainter& painter, const TimeScale& scale, const Annotations& annotations, const QRect& rect) {
  for (const Marker& marker : annotations.markers) {
    const double x = std::floor(scale.xOf(marker.frame));
    if (x < rect.left() - 1 || x > rect.right() + 1) continue;
    QColor tint = tintOf(colorOf(marker));
    tint.setAlphaF(0.6F);
    painter.fillRect(QRectF(x, rect.top(), 1, rect.height()), tint);
  }
}

}  // namespace furitsuke
