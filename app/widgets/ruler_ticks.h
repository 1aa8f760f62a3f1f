// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/frame.h"

namespace furitsuke::widgets {

/// Distances of the ruler ticks in frames; `minor` divides `major`.
struct TickStep {
  Frame major = 30;
  Frame minor = 5;
  friend bool operator==(const TickStep&, const TickStep&) = default;
};

/// The finest step with at least `labelWidth` pixels between labels and 6 pixels between minor ticks. Steps of one
/// second or more are whole seconds, minutes or hours, so that frames and time share the same ticks.
[[nodiscard]] TickStep tickStepFor(double pixelsPerFrame, double labelWidth);

/// "0:04", "1:02:00"; with a fraction of a second ("0:04.50") only if `step` is not a whole number of seconds.
[[nodiscard]] QString timeLabel(Frame frame, Frame step);

}  // namespace furitsuke::widgets
