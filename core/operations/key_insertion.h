// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/insert_key.h"
#include "core/motion/key_edits.h"

namespace furitsuke::operations {

/// Inserts a key with the value that the track has at this frame, before its first key by the `rule`, if there is none;
/// the motion does not change between keys.
inline void insertSampledKeyAt(motion::Motion& motion, motion::TrackId id, Frame frame, eval::PreExtrapolation rule) {
  motion::applyEdits(motion, eval::insertSampledKey(motion, id, frame, rule).keys, motion::EditSide::After);
}

}  // namespace furitsuke::operations
