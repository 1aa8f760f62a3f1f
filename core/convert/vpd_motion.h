// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/format/vpd/vpd_file.h"
#include "core/motion/motion.h"
#include "core/motion/pose.h"

namespace furitsuke {

/// The values of a pose file, every bone and morph once: of repeated blocks the last counts, in the place of the first,
/// and is reported. Does not repeat File::diagnostics.
[[nodiscard]] Pose poseFromVpd(const vpd::File& file, Diagnostics& diagnostics);

/// A pose as a motion of one frame: a key at frame 0 for every bone (linear curves, physics on) and morph.
[[nodiscard]] Motion motionFromPose(const Pose& pose);
[[nodiscard]] Motion motionFromVpd(const vpd::File& file, Diagnostics& diagnostics);

/// A pose as the records of a pose file, in its order.
[[nodiscard]] vpd::File vpdFromPose(const Pose& pose);

}  // namespace furitsuke
