// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/motion/motion.h"

namespace furitsuke::test {

inline constexpr motion::TrackId kChannelBone{motion::TrackKind::Bone, 0};
inline constexpr motion::TrackId kChannelMorph{motion::TrackKind::Morph, 0};

/// A motion with a track of every kind that has channels: values, curves and distances of the keys vary, some keys are
/// on adjacent frames, bones rotate by up to 170 degrees from key to key. The same for the same seed.
[[nodiscard]] motion::Motion channelMotion(unsigned seed, int keys);

}  // namespace furitsuke::test
