// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

#include "core/motion/motion.h"
#include "core/operations/operation_result.h"

// The keys that "bake-physics" replaces, which "unbake-physics" gives back: Annotations::origins. Used inside
// core/operations only.
namespace furitsuke::operations {

/// Adds to the annotations what the keys of the result replace. `after`: the motion with that result.
void keepReplacedKeys(OperationResult& result, const motion::Motion& before, const motion::Motion& after);

/// The tracks that got keys back.
struct RestoredKeys {
  std::vector<motion::TrackId> tracks;
  std::vector<motion::TrackId> incomplete;  ///< of which keys could not be given back

  [[nodiscard]] bool isWhole(motion::TrackId id) const {
    return std::ranges::find(tracks, id) != tracks.end() && std::ranges::find(incomplete, id) == incomplete.end();
  }
};

/// Gives `motion` the replaced keys back, the last ones first, where it still has the keys that replaced them and all
/// of these are chosen; those of IK and visibility only if `withIk`. Removes what was given back from the annotations
/// of `motion`.
[[nodiscard]] RestoredKeys giveKeysBack(motion::Motion& motion, const motion::KeySelection& chosen, bool withIk);

}  // namespace furitsuke::operations
