// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/frame.h"
#include "core/motion/key.h"
#include "core/motion/track.h"
#include "core/operations/cleanup/value_space.h"
#include "core/operations/operation_control.h"

// Finds jumps in recorded bones and morphs, for the operation "despike" and for the report about the quality of
// motions.
namespace furitsuke::operations {

/// What is a jump, in the unit of each value.
struct SpikeLimits {
  double position = 0.3;   ///< model units
  double angle = 15;       ///< degrees
  double weight = 0.3;     ///< of a morph
  Frame longest = 1;       ///< frames
  Frame longestFlip = 30;  ///< frames; 0 for no search for flips
};

/// Consecutive keys that leave the motion around them and come back.
struct Jump {
  std::size_t first = 0;  ///< index of a key
  std::size_t end = 0;    ///< the key after the last one
  bool isFlip = false;    ///< a rotation with wrong signs, or off by a half turn; otherwise a spike
  /// How far the first key is from the one before: degrees of rotations and flips, model units of positions, or weight.
  double size = 0;
  bool isRotation = false;
};

template <class Value>
using SampleOf = decltype(sampleOf(std::declval<const Value&>()));

/// Finds the jumps whose keys are all selected, corrects their samples and marks these in `isChanged`. `samples`,
/// `isSelected` and `isChanged` have one element for each key of the track. Flips come first, each kind in order of
/// time. Keys that are more than three frames apart are examined where the bone is faster than any dancer. For bone and
/// morph tracks.
template <class Value>
[[nodiscard]] std::vector<Jump> correctJumps(const motion::Track<Value>& track, std::vector<SampleOf<Value>>& samples,
                                             const std::vector<bool>& isSelected, std::vector<bool>& isChanged,
                                             const SpikeLimits& limits, const OperationControl& control);

}  // namespace furitsuke::operations
