// SPDX-License-Identifier: MIT
#include "core/operations/keys/keys_operations.h"

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

/// The number of keys of bakedKeys().
template <class Value>
std::int64_t bakedCount(const motion::Track<Value>& track, std::size_t first, std::size_t last, Frame step,
                        bool onlyGrid) {
  const auto frames = track.frames();
  std::int64_t count = (std::int64_t{frames[last]} - frames[first]) / step + 1;
  for (std::size_t i = first; i <= last; ++i) {
    const bool isOnGrid = (std::int64_t{frames[i]} - frames[first]) % step == 0;
    if (!isOnGrid && (!onlyGrid || i == last || isNeeded(track, i))) ++count;
  }
  return count;
}

/// The baked keys from index `first` to `last` of the track; the first one keeps its curves.
template <class Value>
motion::Keys<Value> bakedKeys(const motion::Track<Value>& track, std::size_t first, std::size_t last, Frame step,
                              bool onlyGrid, const OperationControl& control) {
  const auto frames = track.frames();
  KeyColumns<Value> baked;
  baked.reserve(static_cast<std::size_t>(bakedCount(track, first, last, step, onlyGrid)));
  std::int64_t grid = frames[first];
  for (std::size_t i = first; i <= last; ++i) {
    for (; grid < frames[i] && !control.isCanceled(); grid += step) {
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
  const auto forEachBaked = [&in](const auto& bake) {
    forEachSelectedTrack(
        in.motion, in.keys, in.control,
        [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns& runs) {
          if constexpr (!std::is_same_v<Value, motion::VisibilityIkKey>) {
            bake(id, track, motion::KeyRun{runs.front().first, runs.back().end});
          }
        });
  };
  std::int64_t added = 0;
  forEachBaked([&](motion::TrackId, const auto& track, const motion::KeyRun& run) {
    added += bakedCount(track, run.first, run.end - 1, step, onlyGrid) - static_cast<std::int64_t>(run.end - run.first);
  });
  OperationResult result;
  if (!in.control.requireKeys(added)) return result;
  forEachBaked([&](motion::TrackId id, const auto& track, const motion::KeyRun& run) {
    propose(result, id, track, {run}, bakedKeys(track, run.first, run.end - 1, step, onlyGrid, in.control));
  });
  return result;
}

}  // namespace

Operation bakeOperation() {
  return {
      .id = "bake",
      .text = Core::tr("Bake Keys"),
      .help = Core::tr(
          "Insert keys at every Nth frame between the first and the last selected key of each track. The keys have "
          "the value of the motion at their frame and linear curves."),
      .parameters = {frameParameter("every", Core::tr("Distance between keys"), "1", 1),
                     flagParameter("only-grid",
                                   Core::tr("Remove other keys in between, except at camera cuts and where physics, "
                                            "perspective or the shadow mode changes"),
                                   "true")},
      .run = runBake};
}

}  // namespace furitsuke::operations
