// SPDX-License-Identifier: MIT
#include "core/edit/document/track_locks.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

namespace furitsuke::edit {

bool TrackLocks::set(std::span<const motion::TrackId> tracks, bool locked) {
  const std::size_t before = tracks_.size();
  for (const motion::TrackId track : tracks) {
    if (locked) {
      tracks_.insert(track);
    } else {
      tracks_.erase(track);
    }
  }
  return tracks_.size() != before;
}

void TrackLocks::rebind(const motion::Motion& before, const motion::Motion& after) {
  std::set<motion::TrackId> found;
  for (const motion::TrackId track : tracks_) {
    std::optional<motion::TrackId> now = track;
    if (track.kind == motion::TrackKind::Bone) now = after.findBone(before.bones[track.index].name.bytes);
    if (track.kind == motion::TrackKind::Morph) now = after.findMorph(before.morphs[track.index].name.bytes);
    if (now) found.insert(*now);
  }
  tracks_ = std::move(found);
}

motion::KeySelection TrackLocks::released(motion::KeySelection selection) const {
  motion::KeySelection locked;
  for (const motion::TrackId track : tracks_) {
    const auto at = selection.tracks().find(track);
    if (at != selection.tracks().end()) locked.addColumn(track, at->second);
  }
  if (!locked.isEmpty()) selection.remove(locked);
  return selection;
}

motion::KeyEdits TrackLocks::takeOut(motion::KeyEdits& edits) const {
  motion::KeyEdits taken;
  if (tracks_.empty()) return taken;
  const auto kept = std::stable_partition(
      edits.begin(), edits.end(), [this](const motion::KeyEdit& edit) { return !tracks_.contains(edit.track); });
  taken.assign(std::make_move_iterator(kept), std::make_move_iterator(edits.end()));
  edits.erase(kept, edits.end());
  return taken;
}

void restoreDraft(motion::PoseDraft& draft, const motion::PoseDraft& before, const motion::Motion& motion,
                  std::span<const motion::TrackId> tracks) {
  for (const motion::TrackId track : tracks) {
    if (track.kind == motion::TrackKind::Bone) {
      if (const motion::BonePose* bone = before.findBone(motion.bones[track.index].name.bytes)) draft.set(*bone);
    }
    if (track.kind == motion::TrackKind::Morph) {
      if (const motion::MorphPose* morph = before.findMorph(motion.morphs[track.index].name.bytes)) draft.set(*morph);
    }
  }
}

}  // namespace furitsuke::edit
