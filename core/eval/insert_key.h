// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/sample_span.h"
#include "core/motion/curve_edits.h"
#include "core/motion/key_edits.h"

namespace furitsuke::eval {

/// If `frame`, at which a key will be set, is after frame 0 and the track has no key yet, also sets the rest value at
/// frame 0, as MMD has it on every track: other programs then show the same motion.
template <class Value>
void addRestKey(motion::EditBuilder& builder, motion::TrackId id, const motion::Track<Value>& track, Frame frame) {
  if (track.empty() && frame > 0) builder.set(id, 0, motion::restKey<Value>());
}

/// Inserts a key at `frame` with the value of the track there, so that the motion does not change. The curves of the
/// surrounding span are split between the new key and the next one; that is exact except for rounding curves to the
/// grid of 127 and the camera's view angle to whole degrees. After the last key the new key has its value, on an
/// empty track the rest value, and before the first key what `rule` says. The first key of a track is inserted with
/// addRestKey(), except on layers, which have the value of their first key before it. Does nothing if the frame already
/// has a key. Selects the one key.
[[nodiscard]] motion::Edit insertSampledKey(const motion::Motion& motion, motion::TrackId track, Frame frame,
                                            PreExtrapolation rule = PreExtrapolation::Rest);

/// The key of a bone at `frame` to register another value: the existing key or the one that insertSampledKey() would
/// insert, but with only the curves of the channels `cut` split. The change of the next key is added to `builder`, the
/// key itself is not.
[[nodiscard]] motion::BoneKey keyToRegister(motion::EditBuilder& builder, const motion::Motion& motion,
                                            motion::TrackId bone, Frame frame, motion::CurveChannels cut,
                                            PreExtrapolation rule = PreExtrapolation::Rest);

}  // namespace furitsuke::eval
