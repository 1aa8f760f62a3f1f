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

std::vector<BeatLine> beatLines(const TimeScale& scale, const motion::TempoMap& tempos, double left, double right,
                                double gap) {
  const double firstFrame = std::max(scale.frameAt(left), 0.0);
  const double lastFrame = std::min(scale.frameAt(right), static_cast<double>(kMaxFrame));
  std::vector<BeatLine> lines;
  if (tempos.isEmpty() || firstFrame > lastFrame) return lines;
  const std::int64_t firstBeat = tempos.nearestBeat(firstFrame) - 1;
  bool endsWithChange = false;
  for (const motion::TempoSpan& span : tempos.spans()) {
    if (span.end < firstBeat) continue;
    const motion::Tempo& tempo = span.tempo;
    const bool isFirst = &span == &tempos.spans().front();
    if (!isFirst && tempo.firstBeat > lastFrame) break;
    const std::int64_t step = beatStep(motion::framesPerBeat(tempo) * scale.pixelsPerFrame(), tempo.beatsPerBar, gap);
    // Start one line early, because rounding must not drop the first line.
    std::int64_t beat = (motion::nearestBeat(tempo, firstFrame) / step - 1) * step;
    if (!isFirst) beat = std::max<std::int64_t>(beat, 0);
    for (; span.end - span.beat > beat; beat += step) {
      const double frame = motion::frameOfBeat(tempo, beat);
      if (frame > lastFrame) break;
      const double x = scale.xOf(frame);
      if (frame < firstFrame) continue;
      const bool isChange = beat == 0 && !isFirst;
      if (isChange && !lines.empty() && x - lines.back().x < gap) {
        // The start of a tempo matters more than the beat before it, and the first of several starts is enough.
        if (endsWithChange) continue;
        lines.pop_back();
      }
      endsWithChange = isChange;
      lines.push_back({x, motion::isBarLine(tempo, beat), span.bar - 1 + motion::barOfBeat(tempo, beat)});
    }
  }
  return lines;
}

QColor tintOf(motion::MarkerColor color) { return theme::theme().markers[static_cast<int>(color)]; }

void paintBeatGrid(QPainter& painter, const TimeScale& scale, const motion::TempoMap& tempos, const QRect& rect) {
  QVector<QLineF> beats;
  QVector<QLineF> bars;
  for (const BeatLine& line : beatLines(scale, tempos, rect.left() - 1, rect.right() + 1)) {
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
