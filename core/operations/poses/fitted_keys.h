// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>
#include <optional>
#include <vector>

#include "core/base/frame.h"
#include "core/eval/sample_span.h"
#include "core/motion/key.h"
#include "core/motion/track.h"

// Used inside core/operations only.
namespace furitsuke::operations {

/// Keys that follow a given movement.
struct FittedKeys {
  motion::Keys<motion::BoneKey> keys;
  /// Frames with a key at each of them, because no curve of the original keys fits. In order, without common frames
  /// except at their ends.
  std::vector<FrameRange> baked;
};

/// The largest differences between the keys and the movement.
struct FitBounds {
  double position = 0.05;  ///< model units; 0: a key at every frame
  double angle = 0.5;      ///< degrees; 0: a key at every frame
};

/// Keys that move a bone as `movement`, which has a key for each frame of the result. They are on the frames of
/// `original`, whose curves and physics flags they take; spans in which that is not enough get a key at every frame.
/// There is a key on the first and on the last frame.
[[nodiscard]] FittedKeys fittedKeys(const motion::Track<motion::BoneKey>& original,
                                    const motion::Keys<motion::BoneKey>& movement, const FitBounds& bounds,
                                    const std::optional<glm::dvec3>& fixedAxis);

}  // namespace furitsuke::operations
