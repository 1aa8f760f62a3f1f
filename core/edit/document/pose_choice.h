// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "core/motion/motion.h"
#include "core/motion/pose.h"
#include "core/motion/selection.h"

namespace furitsuke::edit {

class MotionDocument;

/// Which tracks go into a pose.
enum class PoseTracks {
  All,       ///< every bone and morph with keys
  Selected,  ///< those with selected keys
  NonRest,   ///< those whose values differ from rest by more than a pose file can tell
};

/// The pose of a moment as it is seen, with the tracks chosen: at the playhead what the draft poses stands for the
/// motion, and bones and morphs that only the draft names are there too. Those of `bones` count as selected.
[[nodiscard]] motion::Pose shownPose(const MotionDocument& document, Frame frame, PoseTracks tracks,
                                     std::span<const Name> bones = {});

/// What of a pose is wanted.
enum class PosePart : std::uint8_t {
  All,
  Bones,
  Morphs,
  Selected,  ///< tracks with selected keys
};
/// Those of `bones` count as selected.
[[nodiscard]] motion::Pose partOfPose(const motion::Pose& pose, PosePart part, const motion::Motion& motion,
                                      const motion::KeySelection& selection, std::span<const Name> bones = {});

}  // namespace furitsuke::edit
