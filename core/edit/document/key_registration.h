// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/eval/sampled_key.h"
#include "core/motion/edit.h"

namespace furitsuke::edit {

/// Registers a value as MMD does: a key that is there takes it and keeps its curves, a new one has straight curves and
/// otherwise what the track has at `frame`; neighbors are not touched. change(key) puts the value in.
template <class Value, class Change>
void registerKey(motion::EditBuilder& builder, motion::TrackId id, const motion::Track<Value>& track, Frame frame,
                 Change&& change) {
  Value key = track.hasKey(frame) ? track.values()[track.lowerBound(frame)] : eval::sampledKey(track, frame);
  change(key);
  builder.set(id, frame, std::move(key));
}

}  // namespace furitsuke::edit
