// SPDX-License-Identifier: MIT
#pragma once

#include <type_traits>
#include <utility>
#include <vector>

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// Changes the rotations of selected bone keys: calls change(track, runs, values) for each bone track with selected
/// keys; `values` is a copy of the keys of all runs, to be edited in place.
template <class F>
[[nodiscard]] OperationResult changeRotations(const OperationInput& in, F&& change) {
  OperationResult result;
  forEachSelectedTrack(
      in.motion, in.keys, in.control,
      [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns& runs) {
        if constexpr (std::is_same_v<Value, motion::BoneKey>) {
          motion::Keys<motion::BoneKey> changed = motion::keysOfRuns(track, runs);
          change(track, runs, changed.values.edit());
          propose(result, id, track, {}, std::move(changed));
        }
      });
  return result;
}

}  // namespace furitsuke::operations
