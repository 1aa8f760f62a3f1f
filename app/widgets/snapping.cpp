// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/snapping.h"

namespace furitsuke {

Frame snappedFrame(const Annotations& annotations, SnapTargets targets, const TimeScale& scale, double frame,
                   Qt::KeyboardModifiers modifiers) {
  const bool isSuspended = modifiers.testFlag(Qt::ControlModifier);
  return snappedFrame(annotations, isSuspended ? SnapTargets() : targets, frame, kSnapReach / scale.pixelsPerFrame());
}

}  // namespace furitsuke
