// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/motion/edit.h"
#include "core/motion/key_overlay.h"
#include "core/motion/selection.h"

namespace furitsuke {

/// What deleting and moving do to a key at frame 0. MMD keeps one there for ever.
enum class FrameZeroRule {
  AsMmd,     ///< deleting resets it to rest, moving leaves a copy
  Ordinary,  ///< it is a key like any other
};

/// Edits and the keys that a person would expect to be selected afterwards.
struct EditProposal {
  KeyEdits edits;
  KeySelection selection;
};

[[nodiscard]] EditProposal deleteKeys(const Motion& motion, const KeySelection& selection, FrameZeroRule rule);

/// Moves keys in time. A key that lands on another overwrites it. The move is limited so that no key gets below
/// frame 0 or above kMaxFrame: the whole selection keeps its shape.
[[nodiscard]] EditProposal moveKeys(const Motion& motion, const KeySelection& selection, std::int64_t by,
                                    FrameZeroRule rule);
/// The same; `change` may alter the values of the keys of a track on their way. Their frames are still those that they
/// come from, also when `by` is 0.
[[nodiscard]] EditProposal moveKeys(const Motion& motion, const KeySelection& selection, std::int64_t by,
                                    FrameZeroRule rule, const std::function<void(TrackId, KeySpan&)>& change);

/// The nearest shift to `by` that moveKeys() would do.
[[nodiscard]] Frame limitedShift(const KeySelection& selection, std::int64_t by);

/// Leaves the keys and puts copies at a distance, with the same limits and collisions.
[[nodiscard]] EditProposal duplicateKeys(const Motion& motion, const KeySelection& selection, std::int64_t by);

enum class Rebase {
  ToZero,  ///< the smallest frame becomes 0, as MMD saves a selection
  Keep,
};

/// The selected keys as a motion of their own (without sources); what copy and "export the selection" make.
[[nodiscard]] Motion extractKeys(const Motion& motion, const KeySelection& selection, Rebase rebase);

/// Keys of `source` put into `target` with their frames moved by `at`; keys in the way are overwritten, keys that
/// would pass kMaxFrame are left out. Tracks of `source` that `target` lacks must have been added by ensureTracks().
[[nodiscard]] EditProposal insertMotion(const Motion& target, const Motion& source, Frame at);

/// Adds to `target` an empty track for each named track with keys of `source`; true when one was added.
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

}  // namespace furitsuke
