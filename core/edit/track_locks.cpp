// SPDX-License-Identifier: MIT
#include "core/edit/track_locks.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

namespace furitsuke {

bool TrackLocks::set(std::span<const TrackId> tracks, bool locked) {
  const std::size_t before = tracks_.size();
  for (const TrackId track : tracks) {
    if (locked) {
      tracks_.insert(track);
    } else {
      tracks_.erase(track);
    }
  }
  return tracks_.size() != before;
}

void TrackLocks::rebind(const Motion& before, const Motion& after) {
  std::set<TrackId> found;
  for (const TrackId track : tracks_) {
    std::optional<TrackId> now = track;
    if (track.kind == TrackKind::Bone) now = after.findBone(before.bones[track.index].name.bytes);
    if (track.kind == TrackKind::Morph) now = after.findMorph(before.morphs[track.index].name.bytes);
    if (now) found.insert(*now);
  }
  tracks_ = std::move(found);
}

KeySelection TrackLocks::released(KeySelection selection) const {
  KeySelection locked;
  for (const TrackId track : tracks_) {
    const auto at = selection.tracks().find(track);
    if (at != selection.tracks().end()) locked.addColumn(track, at->second);
  }
  if (!locked.isEmpty()) selection.remove(locked);
  return selection;
}

KeyEdits TrackLocks::takeOut(KeyEdits& edits) const {
  KeyEdits taken;
  if (tracks_.empty()) return taken;
  const auto kept = std::stable_partition(edits.begin(), edits.end(),
                                          [this](const KeyEdit& edit) { return !tracks_.contains(edit.track); });
  taken.assign(std::make_move_iterator(kept), std::make_move_iterator(edits.end()));
  edits.erase(kept, edits.end());
  return taken;
}

void restoreDraft(PoseDraft& draft, const PoseDraft& before, const Motion& motion, std::span<const TrackId> tracks) {
  for (const TrackId track : tracks) {
    if (track.kind == TrackKind::Bone) {
      if (const BonePose* bone = before.findBone(motion.bones[track.index].name.bytes)) draft.set(*bone);
    }
    if (track.kind == TrackKind::Morph) {
      if (const MorphPose* morph = before.findMorph(motion.morphs[track.index].name.bytes)) draft.set(*morph);
    }
  }
}

}  // namespace furitsuke
