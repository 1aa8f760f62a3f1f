// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/snapping.h"

namespace furitsuke::widgets {

Frame snappedFrame(const motion::Annotations& annotations, motion::SnapTargets targets, const TimeScale& scale,
                   double frame, Qt::KeyboardModifiers modifiers) {
  const bool isSuspended = modifiers.testFlag(Qt::ControlModifier);
  return motion::snappedFrame(annotations, isSuspended ? motion::SnapTargets() : targets, frame,
                              kSnapDistance / scale.pixelsPerFrame());
}

}  // namespace furitsuke::widgets
