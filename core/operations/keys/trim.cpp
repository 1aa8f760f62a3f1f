// SPDX-License-Identifier: MIT
#include "core/operations/keys/keys_operations.h"

#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

#include "core/operations/key_insertion.h"
#include "core/operations/marker_moves.h"

namespace furitsuke::operations {

namespace {

template <class Value>
motion::KeyRuns wholeTrack(const motion::Track<Value>& track) {
  return track.empty() ? motion::KeyRuns{} : motion::KeyRuns{{0, track.size()}};
}

/// Inserts keys at the ends of a range where the values within depend on keys outside.
void holdEndsOf(motion::Motion& motion, motion::TrackId id, FrameRange range, eval::PreExtrapolation rule) {
  // Every track starts at frame 0, if not with a key then with its rest value, and keeps the value of its last key.
  const Frame last = motion.frames(id).back();
  if (range.first > 0) insertSampledKeyAt(motion, id, range.first, rule);
  if (range.last > 0 && last > range.last) insertSampledKeyAt(motion, id, range.last, rule);
}

Result<OperationResult> runTrim(const OperationInput& in) {
  const FrameRange range{in.arguments.frame("first"), in.arguments.frame("last")};
  const bool holdEnds = in.arguments.flag("hold-ends");
  const bool rebase = in.arguments.flag("rebase");
  if (range.isEmpty()) return Error::because(Core::tr("the last frame is before the first"));
  OperationResult result;
  motion::Motion work = in.motion;
  forEachSelectedTrack(in.motion, in.keys, in.control,
                       [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns&) {
                         if (holdEnds) holdEndsOf(work, id, range, in.preExtrapolation);
                         work.visit(id, [&](const auto& held) {
                           if constexpr (std::is_same_v<std::decay_t<decltype(held)>, motion::Track<Value>>) {
                             motion::Keys<Value> kept = held.slice(range);
                             if (rebase && range.first > 0 && !kept.empty()) {
                               for (Frame& frame : kept.frames.edit()) frame -= range.first;
                             }
                             propose(result, id, track, wholeTrack(track), std::move(kept));
                           }
                         });
                       });
  if (isWholeMotion(in.motion, in.keys)) {
    moveMarkers(result, in.motion, [&](Frame frame) -> std::optional<std::int64_t> {
      if (!range.contains(frame)) return {};
      return rebase ? frame - range.first : frame;
    });
  }
  return result;
}

}  // namespace

Operation trimOperation() {
  return {
      .id = "trim",
      .text = Core::tr("Trim"),
      .help = Core::tr("Keep only the keys between two frames, on tracks with selected keys."),
      .parameters = {placeParameter("first", Core::tr("First frame to keep"), "0"),
                     placeParameter("last", Core::tr("Last frame to keep"), "2147483647"),
                     flagParameter(
                         "hold-ends",
                         Core::tr(
                             "Insert keys at the two frames where the motion continues beyond them, to keep its shape"),
                         "true"),
                     flagParameter("rebase", Core::tr("Move the first frame to frame 0"), "true")},
      .run = runTrim};
}

}  // namespace furitsuke::operations
