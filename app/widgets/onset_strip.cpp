// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/onset_strip.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace furitsuke::widgets {

namespace {

constexpr double kWeakestOpacity = 0.25, kStrongestOpacity = 0.8;
constexpr double kShortestLine = 2;  // pixels

}  // namespace

std::vector<OnsetLine> onsetLines(const TimeScale& scale, std::span<const media::Onset> onsets, double startFrame,
                                  int left, int right) {
  const auto column = [&](const media::Onset& onset) {
    return std::floor(scale.xOf(startFrame + onset.seconds * kFramesPerSecond));
  };
  std::vector<OnsetLine> lines;
  const auto first = std::partition_point(onsets.begin(), onsets.end(),
                                          [&](const media::Onset& onset) { return column(onset) < left; });
  for (auto onset = first; onset != onsets.end() && column(*onset) <= right; ++onset) {
    const auto x = static_cast<int>(column(*onset));
    if (!lines.empty() && lines.back().x == x) {
      lines.back().strength = std::max(lines.back().strength, onset->strength);
    } else {
      lines.push_back({x, onset->strength});
    }
  }
  return lines;
}

void paintOnsetStrip(QPainter& painter, const TimeScale& scale, std::span<const media::Onset> onsets, double startFrame,
                     const QRect& row, const QRect& rect, const QColor& color) {
  const double bottom = row.bottom() + 1;
  for (const OnsetLine& line : onsetLines(scale, onsets, startFrame, rect.left(), rect.right())) {
    const double strength = std::clamp(static_cast<double>(line.strength), 0.0, 1.0);
    const double height = kShortestLine + strength * (kOnsetStripHeight - kShortestLine);
    QColor faint = color;
    faint.setAlphaF(kWeakestOpacity + strength * (kStrongestOpacity - kWeakestOpacity));
    painter.fillRect(QRectF(line.x, bottom - height, 1, height), faint);
  }
}

}  // namespace furitsuke::widgets
