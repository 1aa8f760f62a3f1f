// SPDX-License-Identifier: MIT
#include "core/operations/values/values_operations.h"

#include <cstddef>
#include <type_traits>
#include <utility>

#include "core/operations/key_steps.h"
#include "core/operations/keys/still_values.h"

namespace furitsuke::operations {

namespace {

// Whether two keys have the same value. Curves are ignored, because they have no effect between equal values.
bool isSameValue(const motion::BoneKey& a, const motion::BoneKey& b) { return isStill(a, b) && !isStep(a, b); }
bool isSameValue(const motion::MorphKey& a, const motion::MorphKey& b) { return isStill(a, b); }
bool isSameValue(const motion::CameraKey& a, const motion::CameraKey& b) { return isStill(a, b) && !isStep(a, b); }
template <class Value>
bool isSameValue(const Value& a, const Value& b) {
  return a == b;
}

/// The keys of a track to remove, as runs.
template <class Value>
motion::KeyRuns idleKeys(const motion::Track<Value>& track, const motion::KeyRuns& selected) {
  motion::KeyRuns idle;
  const auto values = track.values();
  std::size_t before = 0;  // the last key that is kept
  for (const motion::KeyRun& run : selected) {
    if (run.first > 0) before = run.first - 1;
    for (std::size_t i = run.first; i < run.end; ++i) {
      const bool isInside = i > 0 && i + 1 < track.size();
      if (!isInside || !isSameValue(values[before], values[i]) ||
          !(std::is_same_v<Value, motion::VisibilityIkKey> || isSameValue(values[i], values[i + 1]))) {
        before = i;
      } else if (!idle.empty() && idle.back().end == i) {
        ++idle.back().end;
      } else {
        idle.push_back({i, i + 1});
      }
    }
  }
  return idle;
}

Result<OperationResult> runClean(const OperationInput& in) {
  OperationResult result;
  result.edit.selection = in.keys;
  forEachSelectedTrack(
      in.motion, in.keys, in.control,
      [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns& runs) {
        motion::KeyRuns idle = idleKeys(track, runs);
        if (idle.empty()) return;
        motion::KeySelection gone;
        gone.addColumn(id, motion::keysOfRuns(track, idle).frames);
        result.edit.selection->remove(gone);
        motion::KeyReplacement<Value>(id, track, std::move(idle), {}).appendTo(result.edit.keys);
      });
  return result;
}

}  // namespace

Operation cleanOperation() {
  return {.id = "clean",
          .text = Core::tr("Remove Unneeded Keys"),
          .help = Core::tr(
              "Remove keys with the same value as the keys before and after them. The first and the last key of each "
              "track are kept."),
          .run = runClean};
}

}  // namespace furitsuke::operations
