// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/motion/motion.h"

namespace furitsuke::test {

/// Whether both have the same model name and, track by track, the same keys bit for bit. Ignores the order of tracks,
/// tracks without keys and source records, which belong to the file. `comparePhysics` false: the physics flags of bones
/// may differ.
[[nodiscard]] bool isSameMotion(const motion::Motion& a, const motion::Motion& b, bool comparePhysics = true);

}  // namespace furitsuke::test
