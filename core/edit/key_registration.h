// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/eval/sampled_key.h"
#include "core/motion/edit.h"

namespace furitsuke {

/// Registers a value as MMD does: a key that is there takes it and keeps its curves, a new one has straight curves and
/// otherwise what the track has at `frame`; neighbours are not touched. change(key) puts the value in.
template <class Value, class Change>
void registerKey(EditBuilder& builder, TrackId id, const Track<Value>& track, Frame frame, Change&& change) {
  Value key = track.hasKey(frame) ? track.values()[track.lowerBound(frame)] : sampledKey(track, frame);
  change(key);
  builder.set(id, frame, std::move(key));
}

}  // namespace furitsuke
