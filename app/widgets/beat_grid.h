// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRect>
#include <cstdint>
#include <vector>

#include "app/widgets/time_scale.h"
#include "core/motion/tempo_map.h"

class QPainter;

namespace furitsuke::widgets {

/// A visible beat line.
struct BeatLine {
  double x = 0;  ///< pixels of the sheet
  bool isBar = false;
  std::int64_t bar = 0;  ///< number of its bar
  friend bool operator==(const BeatLine&, const BeatLine&) = default;
};

/// Minimum distance of two lines in pixels. If beats are closer, only bars are drawn, then every second bar, every
/// fourth and so on, always including the first bar of each tempo.
inline constexpr double kBeatGap = 7.0;
/// The lines from pixel `left` to pixel `right`, from frame 0 on.
[[nodiscard]] std::vector<BeatLine> beatLines(const TimeScale& scale, const motion::TempoMap& tempos, double left,
                                              double right, double gap = kBeatGap);

[[nodiscard]] QColor tintOf(motion::MarkerColor color);

void paintBeatGrid(QPainter& painter, const TimeScale& scale, const motion::TempoMap& tempos, const QRect& rect);
/// Draws a thin line through all rows at the frame of each marker.
void paintMarkerLines(QPainter& painter, const TimeScale& scale, const motion::Annotations& annotations,
                      const QRect& rect);

}  // namespace furitsuke::widgets
