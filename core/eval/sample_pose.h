// SPDX-License-Identifier: MIT
#pragma once

#include "core/motion/motion.h"
#include "core/motion/pose.h"

namespace furitsuke {

/// The values of every bone and morph track that has keys at one moment, in the order of the motion. On a key's own
/// frame a sound rotation keeps the bits of the key, so that a pose made of keys gives the same file back.
[[nodiscard]] Pose samplePose(const Motion& motion, double frame);

}  // namespace furitsuke
