// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/motion/edit.h"
#include "core/motion/key_replacement.h"
#include "core/motion/selection.h"

namespace furitsuke::motion {

/// How deleting and moving treat a key at frame 0. MMD never removes that key.
enum class FrameZeroRule {
  AsMmd,     ///< deleting it resets its values to rest, moving it leaves a copy
  Ordinary,  ///< treated like any other key
};

[[nodiscard]] Edit deleteKeys(const Motion& motion, const KeySelection& selection, FrameZeroRule rule);

/// Moves keys by `by` frames. A moved key replaces an existing key on its new frame. The shift is limited so that every
/// key stays within 0..kMaxFrame and the selection keeps its shape.
[[nodiscard]] Edit moveKeys(const Motion& motion, const KeySelection& selection, std::int64_t by, FrameZeroRule rule);
/// The same; `change` may also alter the values of the moved keys of a track. It is called with their original frames,
/// even if `by` is 0.
[[nodiscard]] Edit moveKeys(const Motion& motion, const KeySelection& selection, std::int64_t by, FrameZeroRule rule,
                            const std::function<void(TrackId, KeySpan&)>& change);

/// The shift nearest to `by` that keeps every key within 0..kMaxFrame.
[[nodiscard]] Frame limitedShift(const KeySelection& selection, std::int64_t by);

/// Copies keys to frames shifted by `by`, with the same limit and replacement as moveKeys().
[[nodiscard]] Edit duplicateKeys(const Motion& motion, const KeySelection& selection, std::int64_t by);

enum class Rebase {
  ToZero,  ///< the smallest frame becomes 0, as in MMD's saved selections
  Keep,
};

/// The selected keys as a separate motion without source records, for copying and for exporting a selection.
[[nodiscard]] Motion extractKeys(const Motion& motion, const KeySelection& selection, Rebase rebase);

/// Inserts the keys of `source` into `target`, shifted by `at` frames. They replace existing keys; keys beyond
/// kMaxFrame are dropped. Tracks of `source` that `target` lacks must have been added with ensureTracks().
[[nodiscard]] Edit insertMotion(const Motion& target, const Motion& source, Frame at);

/// Moves each selected key of annotations to the frame to(frame) in 0..kMaxFrame, in place of a key there, as a part of
/// the edit. Of several keys that arrive on a frame, the last one remains. The functions above do it with their keys.
void moveAnnotationKeys(Edit& edit, const Motion& motion, const KeySelection& selection,
                        const std::function<Frame(Frame)>& to);
/// Adds the keys of the annotations of `source`, as extractKeys() returns them, to the edit and its selection, as
/// insertMotion() does with others.
void insertAnnotationKeys(Edit& edit, const Motion& target, const Annotations& source, Frame at);

/// Adds to `target` an empty track for each bone and morph track of `source` that has keys and that it lacks. Returns
/// whether any was added.
bool ensureTracks(Motion& target, const Motion& source);

/// Calls change(value, frame) on a copy of each selected key whose values have the type Value (BoneKey, MorphKey,
/// CameraKey, LightKey, SelfShadowKey or VisibilityIkKey) and returns the changes.
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
        KeyReplacement<Value>(id, track, {}, std::move(changed)).appendTo(edits);
      }
    });
  }
  return edits;
}

}  // namespace furitsuke::motion
