// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/beat_grid.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/theme/theme.h"

namespace furitsuke::widgets {

static_assert(theme::kMarkerTintCount == motion::kMarkerColorCount);

namespace {

/// Number of beats between two lines: one, or the beats of 1, 2, 4... bars, until the lines are `gap` pixels apart.
std::int64_t beatStep(double pixelsPerBeat, int beatsPerBar, double gap) {
  if (pixelsPerBeat >= gap) return 1;
  constexpr std::int64_t kFarthestStep = std::int64_t{1} << 40;
  std::int64_t step = beatsPerBar;
  while (static_cast<double>(step) * pixelsPerBeat < gap && step < kFarthestStep) step *= 2;
  return step;
}

}  // namespace

std::vector<BeatLine> beatLines(const TimeScale& scale, const motion::Tempo& tempo, double left, double right,
                                double gap) {
  const double firstFrame = std::max(scale.frameAt(left), 0.0);
  const double lastFrame = std::min(scale.frameAt(right), static_cast<double>(kMaxFrame));
  std::vector<BeatLine> lines;
  if (firstFrame > lastFrame) return lines;
  const std::int64_t step = beatStep(motion::framesPerBeat(tempo) * scale.pixelsPerFrame(), tempo.beatsPerBar, gap);
  // Start one line early, because rounding must not drop the first line.
  for (std::int64_t beat = (motion::nearestBeat(tempo, firstFrame) / step - 1) * step;; beat += step) {
    const double frame = motion::frameOfBeat(tempo, beat);
    if (frame > lastFrame) return lines;
    if (frame < firstFrame) continue;
    lines.push_back({scale.xOf(frame), motion::isBarLine(tempo, beat), motion::barOfBeat(tempo, beat)});
  }
}

QColor tintOf(motion::MarkerColor color) { return theme::theme().markers[static_cast<int>(color)]; }

void paintBeatGrid(QPainter& painter, const TimeScale& scale, const motion::Tempo& tempo, const QRect& rect) {
  QVector<QLineF> beats;
  QVector<QLineF> bars;
  for (const BeatLine& line : beatLines(scale, tempo, rect.left() - 1, rect.right() + 1)) {
    const double x = std::floor(line.x) + 0.5;
    (line.isBar ? bars : beats).append({x, 1.0 * rect.top(), x, rect.bottom() + 1.0});
  }
  QColor quiet = theme::theme().line;
  quiet.setAlphaF(0.75F);
  painter.setPen(quiet);
  painter.drawLines(beats);
  QColor strong = theme::theme().strongLine;
  strong.setAlphaF(theme::theme().dark ? 0.8F : 0.6F);
  painter.setPen(strong);
  painter.drawLines(bars);
}

void paintMarkerLines(QPainter& painter, const TimeScale& scale, const motion::Annotations& annotations,
                      const QRect& rect) {
  for (const motion::Marker& marker : annotations.markers) {
    const double x = std::floor(scale.xOf(marker.frame));
    if (x < rect.left() - 1 || x > rect.right() + 1) continue;
    QColor tint = tintOf(motion::colorOf(marker));
    tint.setAlphaF(0.6F);
    painter.fillRect(QRectF(x, rect.top(), 1, rect.height()), tint);
  }
}

}  // namespace furitsuke::widgets
