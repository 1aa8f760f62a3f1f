// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/motion/motion.h"
#include "core/motion/selection.h"

namespace furitsuke::operations {

/// A part of a motion and its name, unique among the parts.
struct MotionPart {
  std::string name;  ///< "bones", "右腕", "0-299"
  motion::KeySelection keys;
};

/// One part for each kind of track that has keys: "bones", "morphs", "camera", "light", "selfShadow", "property".
[[nodiscard]] std::vector<MotionPart> partsByKind(const motion::Motion& motion);
/// One part for each track that has keys, named by trackPath().
[[nodiscard]] std::vector<MotionPart> partsByTrack(const motion::Motion& motion);
/// One part for each range that contains keys: "0-299". Ranges may overlap.
[[nodiscard]] std::vector<MotionPart> partsByRange(const motion::Motion& motion, const std::vector<FrameRange>& ranges);
/// The ranges of `length` >= 1 frames, from frame 0 on, that contain keys; for partsByRange().
[[nodiscard]] std::vector<FrameRange> rangesOfLength(const motion::Motion& motion, Frame length);

}  // namespace furitsuke::operations
