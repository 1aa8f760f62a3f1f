// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/motion/operations/operation_result.h"

namespace furitsuke {

/// What becomes of the keys that a merged motion meets.
enum class MergeRule {
  Replace,  ///< keys of the same tracks from the first to the last arriving frame go
  Add,      ///< keys on the same frames are overwritten
  Keep,     ///< keys on the same frames stay, the arriving ones are left out
};

/// Puts the selected keys of `other` into `motion`, their frames moved by `at`. Tracks that are missing are added. Keys
/// that would leave the frames 0 to kMaxFrame are left out, which is noted.
[[nodiscard]] OperationResult mergeMotion(const Motion& motion, const Motion& other, const KeySelection& otherKeys,
                                          Frame at, MergeRule rule);

/// Old and new names as track paths without a number: "センター" or "morph:あ", the kind of the old one counts.
using RenameTable = std::vector<std::pair<std::string, std::string>>;

/// Gives tracks new names. A name that another track with keys has, and keeps, is not given; that is noted, as are old
/// names that no track has and new ones that CP932 cannot hold. Names may be exchanged in rings.
[[nodiscard]] OperationResult renameTracks(const Motion& motion, const RenameTable& table);

}  // namespace furitsuke
