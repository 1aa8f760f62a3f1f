// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qnamespace.h>

#include "app/widgets/time_scale.h"
#include "core/motion/annotations.h"

namespace furitsuke::widgets {

/// Snapping distance of beats and markers in pixels.
inline constexpr double kSnapDistance = 10.0;

/// Snaps a fractional frame under the mouse to the beat or marker within kSnapDistance, unless Ctrl is held; otherwise
/// to the nearest whole frame.
[[nodiscard]] Frame snappedFrame(const motion::Annotations& annotations, motion::SnapTargets targets,
                                 const TimeScale& scale, double frame, Qt::KeyboardModifiers modifiers);

}  // namespace furitsuke::widgets
