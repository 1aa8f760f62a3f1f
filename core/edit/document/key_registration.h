// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/eval/insert_key.h"
#include "core/eval/sampled_key.h"
#include "core/motion/edit.h"

namespace furitsuke::edit {

/// Registers a value as MMD does: an existing key keeps its curves; a new key has straight curves and the values of the
/// track at `frame`, before the first key by the `rule`. change(key) sets the new value. Adjacent keys are not changed;
/// the first key of a track comes with addRestKey(), unless `isOnLayer`.
template <class Value, class Change>
void registerKey(motion::EditBuilder& builder, motion::TrackId id, const motion::Track<Value>& track, Frame frame,
                 eval::PreExtrapolation rule, Change&& change, bool isOnLayer = false) {
  Value key = track.hasKey(frame) ? track.values()[track.lowerBound(frame)] : eval::sampledKey(track, frame, rule);
  change(key);
  if (!isOnLayer) eval::addRestKey(builder, id, track, frame);
  builder.set(id, frame, std::move(key));
}

}  // namespace furitsuke::edit
