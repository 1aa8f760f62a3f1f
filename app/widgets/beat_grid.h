// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRect>
#include <cstdint>
#include <vector>

#include "app/widgets/time_scale.h"
#include "core/motion/annotations.h"

class QPainter;

namespace furitsuke {

/// A beat that is drawn.
struct BeatLine {
  double x = 0;  ///< pixels of the sheet
  bool isBar = false;
  std::int64_t bar = 0;  ///< the bar that it belongs to
  friend bool operator==(const BeatLine&, const BeatLine&) = default;
};

/// Lines keep so many pixels between them: where beats come closer only bars are drawn, then every second bar, every
/// fourth, and so on, so that bar 1 is always one of them.
inline constexpr double kBeatGap = 7.0;
/// The lines from pixel `left` to pixel `right`. None before frame 0.
[[nodiscard]] std::vector<BeatLine> beatLines(const TimeScale& scale, const Tempo& tempo, double left, double right,
                                              double gap = kBeatGap);

[[nodiscard]] QColor tintOf(MarkerColor color);

void paintBeatGrid(QPainter& painter, const TimeScale& scale, const Tempo& tempo, const QRect& rect);
/// A thin line through all rows on the frame of each marker.
void paintMarkerLines(QPainter& painter, const TimeScale& scale, const Annotations& annotations, const QRect& rect);

}  // namespace furitsuke
