// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRect>

#include "app/widgets/time_scale.h"
#include "core/media/peaks.h"
#include "core/media/sound.h"

class QPainter;

namespace furitsuke::widgets {

/// A sound that starts at a frame, which can be fractional and negative.
struct PlacedSound {
  const media::Sound& sound;
  const media::PeakPyramid& peaks;
  double startFrame = 0;
};

/// Draws the part of a sound that is in `rect`, one column per pixel: the range of its samples, and over it their root
/// mean square. `row`: top and height of the whole waveform; the loudest part takes 90 % of the height.
void paintWaveform(QPainter& painter, const TimeScale& scale, const PlacedSound& placed, const QRect& row,
                   const QRect& rect, const QColor& color);

}  // namespace furitsuke::widgets
