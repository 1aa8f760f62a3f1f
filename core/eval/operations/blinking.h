// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/motion/operations/operation_result.h"

namespace furitsuke {

struct BlinkOptions {
  Name morph;
  std::vector<Name> avoided;  ///< no blink while one of these morphs is not 0
  double interval = 90;       ///< mean frames from the beginning of a blink to that of the next
  double jitter = 0.5;        ///< 0..1; at 1 an interval may be anything up to twice the mean
  Frame closing = 2;          ///< frames from open to closed, >= 1
  Frame closed = 1;           ///< frames that the eyes stay closed, >= 0
  Frame opening = 3;          ///< frames from closed to open, >= 1
  double weight = 1;          ///< of closed eyes
  /// Whether keys of the morph that are in the way go. Otherwise there is no blink where it is not 0.
  bool overwrites = false;
  std::uint64_t seed = 1;
};

/// Writes blinks at random intervals between two frames. Which ones depends on the seed and the options alone: blinks
/// that are left out, because the morph or an avoided one is in use, do not move the others. An Error when a length is
/// out of its range or an interval could be shorter than a blink.
[[nodiscard]] Result<OperationResult> addBlinks(const Motion& motion, FrameRange range, const BlinkOptions& options);

}  // namespace furitsuke
