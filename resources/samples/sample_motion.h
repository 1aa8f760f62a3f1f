// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/motion/motion.h"

namespace furitsuke::sample {

/// A short dance of our own, 20 seconds at 120 beats a minute, with keys on every kind of track: standard Japanese
/// bone names, facial morphs, a camera with cuts, light, self shadow, visibility and IK. The bundled sample.vmd is
/// exactly this.
[[nodiscard]] Motion sampleMotion();

}  // namespace furitsuke::sample
