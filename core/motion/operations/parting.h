// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/motion/operations/operation_result.h"

namespace furitsuke {

/// Keeps the selected keys and removes all others. With `rebase` the first of them comes to frame 0.
[[nodiscard]] OperationResult extractMotion(const Motion& motion, const KeySelection& keys, Rebase rebase);

/// A part of a motion under a name that tells it from the other parts.
struct MotionPart {
  std::string name;  ///< "bones", "右腕", "0-299"
  KeySelection keys;
};

/// Its kinds of tracks that have keys: "bones", "morphs", "camera", "light", "selfShadow", "property".
[[nodiscard]] std::vector<MotionPart> partsByKind(const Motion& motion);
/// Its tracks that have keys, called as trackPath() does.
[[nodiscard]] std::vector<MotionPart> partsByTrack(const Motion& motion);
/// The keys within each range that has some: "0-299". The ranges may be any, overlapping ones too.
[[nodiscard]] std::vector<MotionPart> partsByRange(const Motion& motion, const std::vector<FrameRange>& ranges);
/// Ranges of `length` >= 1 frames from frame 0 on that together hold every key of the motion.
[[nodiscard]] std::vector<MotionPart> partsByLength(const Motion& motion, Frame length);

}  // namespace furitsuke
