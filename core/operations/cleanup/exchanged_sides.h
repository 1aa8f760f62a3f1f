// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/frame.h"
#include "core/motion/motion.h"
#include "core/operations/operation_control.h"

// Finds the time in which a recording has taken left for right, for the operation "despike" and for the report about
// the quality of motions.
namespace furitsuke::operations {

/// A span in which the bones of both sides have the values of each other.
struct SideExchange {
  FrameRange frames;
  bool isMirrored = false;  ///< the values are those of the other side in the mirror; otherwise they are the same
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;  ///< bone tracks of the motion, left and right
  /// The track that is farthest from where it was before, and how far: degrees.
  std::uint32_t farthest = 0;
  double degrees = 0;
};

/// The spans of at most ten seconds, ascending, at both ends of which several bones of both sides jump at the same
/// frame to where the others were. Only bones with keys at both frames of a jump count; what an animator has set is
/// left alone.
[[nodiscard]] std::vector<SideExchange> findExchangedSides(const motion::Motion& motion,
                                                           const OperationControl& control);

/// Gives the bones of both sides their own values. Curves go with the values.
void exchangeBack(motion::Motion& motion, const SideExchange& exchange);

}  // namespace furitsuke::operations
