// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/motion/edit.h"
#include "core/motion/key_overlay.h"
#include "core/motion/selection.h"

namespace furitsuke::motion {

/// How deleting and moving treat a key at frame 0. MMD never removes that key.
enum class FrameZeroRule {
  AsMmd,     ///< deleting resets it to rest, moving leaves a copy
  Ordinary,  ///< treated like any other key
};

[[nodiscard]] Edit deleteKeys(const Motion& motion, const KeySelection& selection, FrameZeroRule rule);

/// Moves keys by a number of frames. A moved key replaces a key on the target frame. The shift is limited so that every
/// key stays within 0..kMaxFrame and the selection keeps its shape.
[[nodiscard]] Edit moveKeys(const Motion& motion, const KeySelection& selection, std::int64_t by, FrameZeroRule rule);
/// The same; `change` may also alter the values of the moved keys of a track. It receives them with their original
/// frames, also if `by` is 0.
[[nodiscard]] Edit moveKeys(const Motion& motion, const KeySelection& selection, std::int64_t by, FrameZeroRule rule,
                            const std::function<void(TrackId, KeySpan&)>& change);

/// The shift nearest to `by` that moveKeys() can do.
[[nodiscard]] Frame limitedShift(const KeySelection& selection, std::int64_t by);

/// Copies the keys by a number of frames, with the same limits and replacements.
[[nodiscard]] Edit duplicateKeys(const Motion& motion, const KeySelection& selection, std::int64_t by);

enum class Rebase {
  ToZero,  ///< the smallest frame becomes 0, as in MMD's saved selections
  Keep,
};

/// The selected keys as a separate motion without sources; used by copying and by exporting a selection.
[[nodiscard]] Motion extractKeys(const Motion& motion, const KeySelection& selection, Rebase rebase);

/// Inserts the keys of `source` into `target`, shifted by `at` frames. They replace existing keys; keys beyond
/// kMaxFrame are dropped. Tracks of `source` that `target` lacks must have been added with ensureTracks().
[[nodiscard]] Edit insertMotion(const Motion& target, const Motion& source, Frame at);

/// Adds an empty track to `target` for each named track of `source` that has keys; true if one was added.
bool ensureTracks(Motion& target, const Motion& source);

/// Calls change(value, frame) on a copy of each selected key of the given kind and collects the result.
/// Value is BoneKey, MorphKey, CameraKey, LightKey, SelfShadowKey or PropertyKey and decides the kind.
template <class Value, class F>
[[nodiscard]] KeyEdits changeKeys(const Motion& motion, const KeySelection& selection, F&& change) {
  KeyEdits edits;
  for (const auto& [id, frames] : selection.tracks()) {
    if (!motion.contains(id)) continue;
    motion.visit(id, [&, id = id, &frames = frames](const auto& track) {
      using TrackValue = typename std::decay_t<decltype(track)>::ValueType;
      if constexpr (std::is_same_v<TrackValue, Value>) {
        Keys<Value> changed = keysOfRuns(track, runsOf(track, frames));
        if (changed.empty()) return;
        std::vector<Value>& values = changed.values.edit();
        for (std::size_t i = 0; i < values.size(); ++i) change(values[i], changed.frames[i]);
        KeyOverlay<Value>(id, track, {}, std::move(changed)).appendTo(edits);
      }
    });
  }
  return edits;
}

}  // namespace furitsuke::motion
