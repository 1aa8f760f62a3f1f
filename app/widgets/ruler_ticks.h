// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/frame.h"

namespace furitsuke {

/// Distances of the marks on the ruler, in frames; `minor` divides `major`.
struct TickStep {
  Frame major = 30;
  Frame minor = 5;
  friend bool operator==(const TickStep&, const TickStep&) = default;
};

/// The finest step whose labels keep `labelWidth` pixels and whose small marks keep 6. From one second on, steps are
/// whole seconds, minutes or hours, so that frames and time fall on the same marks.
[[nodiscard]] TickStep tickStepFor(double pixelsPerFrame, double labelWidth);

/// "0:04", "1:02:00", with the fraction of a second ("0:04.50") only where the step asks for it.
[[nodiscard]] QString timeLabel(Frame frame, Frame step);

}  // namespace furitsuke
