// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/format/vpd/vpd_file.h"
#include "core/motion/motion.h"
#include "core/motion/pose.h"

namespace furitsuke::io {

/// The values of a pose file, with every bone and morph once. If blocks have the same name, the values of the last are
/// used at the position of the first, and a finding is added. `diagnostics` does not get File::diagnostics.
[[nodiscard]] motion::Pose poseFromVpd(const format::vpd::File& file, Diagnostics& diagnostics);

/// A pose as a motion of one frame: a key at frame 0 for every bone (linear curves, physics on) and morph.
[[nodiscard]] motion::Motion motionFromPose(const motion::Pose& pose);
[[nodiscard]] motion::Motion motionFromVpd(const format::vpd::File& file, Diagnostics& diagnostics);

/// A pose as the records of a pose file, in the order of the pose.
[[nodiscard]] format::vpd::File vpdFromPose(const motion::Pose& pose);

}  // namespace furitsuke::io
