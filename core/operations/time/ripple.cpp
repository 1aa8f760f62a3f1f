// SPDX-License-Identifier: MIT
#include "core/operations/time/ripple.h"

#include <span>
#include <utility>

#include "core/motion/captured_keys.h"
#include "core/operations/marker_moves.h"

namespace furitsuke::operations {

OperationParameter rippleParameter(std::string_view help) {
  return {.id = "ripple",
          .kind = ParameterKind::Choice,
          .help = help,
          .initial = "none",
          .choices = {"none", "tracks", "all"}};
}

Ripple rippleOf(const OperationArguments& arguments) {
  const std::string& name = arguments.text("ripple");
  if (name == "tracks") return Ripple::Tracks;
  return name == "all" ? Ripple::All : Ripple::None;
}

motion::KeySelection keysWithin(const motion::Motion& motion, const motion::KeySelection& keys, FrameRange range,
                                Ripple ripple) {
  motion::KeySelection inside;
  if (ripple == Ripple::All) {
    for (const motion::TrackId id : motion.trackIds()) inside.add(motion::selectKeys(motion, id, range));
    return inside;
  }
  for (const auto& [track, frames] : keys.annotations()) {
    const motion::KeySelection all = motion::selectKeys(motion, track, range);
    for (const Frame frame : all.frames(track)) {
      if (ripple == Ripple::Tracks || keys.contains(track, frame)) inside.add(track, std::span(&frame, 1));
    }
  }
  for (const auto& [id, frames] : keys.tracks()) {
    if (ripple == Ripple::Tracks) {
      if (motion.contains(id)) inside.add(motion::selectKeys(motion, id, range));
      continue;
    }
    const auto* const from = std::ranges::lower_bound(frames, range.first);
    const auto* const to = std::ranges::upper_bound(frames, range.last);
    if (from == frames.begin() && to == frames.end()) {
      inside.addColumn(id, frames);
    } else if (from < to) {
      inside.add(id, std::span<const Frame>(from, to));
    }
  }
  return inside;
}

OperationResult closeGap(const motion::Motion& motion, const motion::KeySelection& moving, Frame at, Frame count,
                         const OperationControl& control, KeyAtGap key) {
  OperationResult result;
  forEachSelectedTrack(motion, moving, control,
                       [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, motion::KeyRuns runs) {
                         const motion::Keys<Value> old = motion::keysOfRuns(track, runs);
                         KeyColumns<Value> moved;
                         moved.reserve(old.size());
                         for (std::size_t i = 0; i < old.size(); ++i) {
                           const Frame frame = old.frames[i] - at > count ? old.frames[i] - count : at;
                           if (frame == at && key == KeyAtGap::Stays && track.hasKey(at)) continue;
                           moved.append(frame, old.values[i], old.sources[i]);
                         }
                         propose(result, id, track, std::move(runs), moved.take());
                       });
  return result;
}

bool movesMarkers(const motion::Motion& motion, const motion::KeySelection& keys, Ripple ripple) {
  const motion::Annotations& all = motion.annotations;
  const bool hasAny = !all.markers.empty() || !all.tempoChanges.empty() || all.gravity || !all.parents.empty() ||
                      motion::capturedKeys(motion) != nullptr;
  return hasAny && (ripple == Ripple::All || isWholeMotion(motion, keys));
}

}  // namespace furitsuke::operations
