// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRect>

#include "app/widgets/time_scale.h"
#include "core/motion/key.h"
#include "core/motion/track.h"

namespace furitsuke {

/// Fills a row from below as far as the morph weighs: 1 fills it, what is beyond 0..1 is cut. `row` in the sheet; its
/// columns are painted. The cost depends on the pixels, not on the keys.
void paintWeights(QPainter& painter, const Track<MorphKey>& track, const TimeScale& scale, const QRect& row);

}  // namespace furitsuke
