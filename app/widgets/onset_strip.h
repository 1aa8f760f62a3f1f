// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRect>
#include <span>
#include <vector>

#include "app/widgets/time_scale.h"
#include "core/media/tempo.h"

class QPainter;

namespace furitsuke::widgets {

/// A visible onset.
struct OnsetLine {
  int x = 0;  ///< the column of pixels
  float strength = 0;
  friend bool operator==(const OnsetLine&, const OnsetLine&) = default;
};

/// The columns from `left` to `right` in which a sound that starts at `startFrame` has onsets, each with the strongest.
[[nodiscard]] std::vector<OnsetLine> onsetLines(const TimeScale& scale, std::span<const media::Onset> onsets,
                                                double startFrame, int left, int right);

/// The height of the strip in pixels.
inline constexpr int kOnsetStripHeight = 8;
/// Draws the onsets that are in `rect` as lines from the bottom of `row` on. The stronger an onset is, the longer and
/// clearer is its line.
void paintOnsetStrip(QPainter& painter, const TimeScale& scale, std::span<const media::Onset> onsets, double startFrame,
                     const QRect& row, const QRect& rect, const QColor& color);

}  // namespace furitsuke::widgets
