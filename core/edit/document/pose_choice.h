// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/model/name_index.h"
#include "core/motion/motion.h"
#include "core/motion/pose.h"
#include "core/motion/selection.h"

namespace furitsuke::edit {

class MotionDocument;

/// Which tracks a pose includes.
enum class PoseTracks {
  All,       ///< every bone and morph with keys
  Selected,  ///< those with selected keys
  NonRest,   ///< those that differ from rest by at least half the precision of a pose file
};

/// The displayed pose at `frame`, restricted to `tracks`. At the current frame, the draft overrides the motion and may
/// add bones and morphs that the motion does not have. `bones` count as selected.
[[nodiscard]] motion::Pose shownPose(const MotionDocument& document, Frame frame, PoseTracks tracks,
                                     std::span<const Name> bones = {});

/// A part of a pose.
enum class PosePart : std::uint8_t {
  All,
  Bones,
  Morphs,
  Selected,  ///< tracks with selected keys
};
/// Returns the given part of a pose. `bones` count as selected.
[[nodiscard]] motion::Pose partOfPose(const motion::Pose& pose, PosePart part, const motion::Motion& motion,
                                      const motion::KeySelection& selection, std::span<const Name> bones = {});

/// A pose without the names that a model lacks.
struct FittingPose {
  motion::Pose pose;
  std::size_t missing = 0;  ///< the number of bones and morphs that were left out
};
[[nodiscard]] FittingPose fittingPose(motion::Pose pose, const model::NameIndex& names);

}  // namespace furitsuke::edit
