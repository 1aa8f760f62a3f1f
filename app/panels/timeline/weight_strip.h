// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRect>

#include "app/widgets/time_scale.h"
#include "core/eval/sample_span.h"
#include "core/motion/key.h"
#include "core/motion/track.h"

namespace furitsuke::panels {

/// Fills a row from its lower edge in proportion to the weight of the morph, clamped to 0..1. `row`: the rectangle in
/// the sheet. The cost depends on the number of pixels, not of keys.
void paintWeights(QPainter& painter, const motion::Track<motion::MorphKey>& track, eval::PreExtrapolation rule,
                  const widgets::TimeScale& scale, const QRect& row);

}  // namespace furitsuke::panels
