// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qnamespace.h>

#include "app/widgets/time_scale.h"
#include "core/motion/annotations.h"

namespace furitsuke {

/// From so many pixels a beat or a marker draws what is dragged.
inline constexpr double kSnapReach = 10.0;

/// The frame that is meant by a (fractional) one under the mouse: the beat or marker within kSnapReach, while Ctrl is
/// not held; else the nearest whole frame.
[[nodiscard]] Frame snappedFrame(const Annotations& annotations, SnapTargets targets, const TimeScale& scale,
                                 double frame, Qt::KeyboardModifiers modifiers);

}  // namespace furitsuke
