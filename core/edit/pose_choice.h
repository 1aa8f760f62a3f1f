// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/motion/motion.h"
#include "core/motion/pose.h"
#include "core/motion/selection.h"

namespace furitsuke {

/// Which tracks go into a pose.
enum class PoseTracks {
  All,       ///< every bone and morph with keys
  Selected,  ///< those with selected keys
  NonRest,   ///< those whose values differ from rest by more than a pose file can tell
};

/// The pose of a moment, with the tracks chosen.
[[nodiscard]] Pose choosePose(const Motion& motion, Frame frame, PoseTracks tracks, const KeySelection& selection);

/// What of a pose is wanted.
enum class PosePart : std::uint8_t {
  All,
  Bones,
  Morphs,
  Selected,  ///< tracks with selected keys
};
[[nodiscard]] Pose partOfPose(const Pose& pose, PosePart part, const Motion& motion, const KeySelection& selection);

}  // namespace furitsuke
