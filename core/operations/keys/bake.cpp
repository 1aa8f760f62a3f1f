// SPDX-License-Identifier: MIT
#include "core/operations/keys/bake.h"

#include <cstdint>
#include <type_traits>
#include <utility>

#include "core/eval/sampled_key.h"
#include "core/operations/key_steps.h"

namespace furitsuke::operations {

namespace {

template <class Value>
void straighten(Value& key) {
  if constexpr (requires { key.curves; }) key.curves.fill(motion::kLinearCurve);
}

/// Whether a key that is not on the grid must be kept.
template <class Value>
bool isNeeded(const motion::Track<Value>& track, std::size_t i) {
  const auto frames = track.frames();
  if (i > 0 && isStep(track.values()[i - 1], track.values()[i])) return true;
  if (!std::is_same_v<Value, motion::CameraKey>) return false;
  return (i > 0 && frames[i] - frames[i - 1] == 1) || (i + 1 < frames.size() && frames[i + 1] - frames[i] == 1);
}

/// The baked keys from index `first` to `last` of the track; the first one keeps its curves.
template <class Value>
motion::Keys<Value> bakedKeys(const motion::Track<Value>& track, std::size_t first, std::size_t last, Frame step,
                              bool onlyGrid) {
  const auto frames = track.frames();
  KeyColumns<Value> baked;
  std::int64_t grid = frames[first];
  for (std::size_t i = first; i <= last; ++i) {
    for (; grid < frames[i]; grid += step) {
      Value value = eval::sampledKey(track, static_cast<Frame>(grid));
      straighten(value);
      baked.append(static_cast<Frame>(grid), value, motion::kNoSource);
    }
    const bool isOnGrid = grid == frames[i];
    if (isOnGrid) grid += step;
    if (onlyGrid && !isOnGrid && i != last && !isNeeded(track, i)) continue;
    Value value = track.values()[i];
    if (i > first) straighten(value);
    baked.append(frames[i], value, track.sources()[i]);
  }
  return baked.take();
}

Result<OperationResult> runBake(const OperationInput& in) {
  const Frame step = in.arguments.frame("every");
  const bool onlyGrid = in.arguments.flag("only-grid");
  OperationResult result;
  forEachSelectedTrack(
      in.motion, in.keys,
      [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns& runs) {
        if constexpr (!std::is_same_v<Value, motion::PropertyKey>) {
          const std::size_t first = runs.front().first;
          const std::size_t end = runs.back().end;
          propose(result, id, track, {{first, end}}, bakedKeys(track, first, end - 1, step, onlyGrid));
        }
      });
  return result;
}

}  // namespace

Operation bakeOperation() {
  return {.id = "bake",
          .text = "Bake Keys",
          .help =
              "Insert keys at every Nth frame between the first and the last selected key of each track. The keys have "
              "the value of the motion at their frame and linear curves.",
          .parameters = {frameParameter("every", "Distance between keys", "1", 1),
                         flagParameter("only-grid",
                                       "Remove other keys in between, except at camera cuts and where physics, "
                                       "perspective or the shadow mode changes",
                                       "true")},
          .run = runBake};
}

}  // namespace furitsuke::operations
