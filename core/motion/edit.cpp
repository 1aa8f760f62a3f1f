// SPDX-License-Identifier: MIT
#include "core/motion/edit.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace furitsuke::motion {

namespace {

template <class Value>
const Keys<Value>& spanOf(const KeySpan& span) {
  return std::get<Keys<Value>>(span);
}

const KeySpan& sideOf(const KeyEdit& edit, EditSide side) { return side == EditSide::After ? edit.after : edit.before; }

/// Sorts changes by frame; stable. Operations process a track in ascending order once or twice (when moving keys:
/// removals, then insertions), so that the changes are one or two sorted runs, which can be merged in linear time.
template <class Changes>
void sortByFrame(Changes& changes) {
  const auto isBefore = [](const auto& a, const auto& b) { return a.first < b.first; };
  const auto second = std::is_sorted_until(changes.begin(), changes.end(), isBefore);
  if (second == changes.end()) return;
  if (std::is_sorted(second, changes.end(), isBefore)) {
    std::inplace_merge(changes.begin(), second, changes.end(), isBefore);
  } else {
    std::stable_sort(changes.begin(), changes.end(), isBefore);
  }
}

}  // namespace

void applyEdits(Motion& motion, const KeyEdits& edits, EditSide side) {
  for (auto first = edits.begin(); first != edits.end();) {
    const auto end = std::find_if(first, edits.end(), [first](const KeyEdit& e) { return e.track != first->track; });
    motion.visit(first->track, [&](auto& track) {
      using Value = typename std::decay_t<decltype(track)>::ValueType;
      const auto edit = [first](std::size_t i) -> const KeyEdit& { return *(first + static_cast<std::ptrdiff_t>(i)); };
      const auto rangeOf = [&](std::size_t i) { return edit(i).range; };
      const auto keysOf = [&](std::size_t i) -> const Keys<Value>& { return spanOf<Value>(sideOf(edit(i), side)); };
      if (end - first == 1) {
        track.replace(rangeOf(0), keysOf(0));
      } else {
        track.replaceAll(static_cast<std::size_t>(end - first), rangeOf, keysOf);
      }
    });
    first = end;
  }
}

namespace {

/// Adding a track cannot be undone, so another track with this name may have been added since the edit was made. The
/// two tracks then swap names, and swap them back when the edit is reverted.
template <class Value>
void rename(std::vector<NamedTrack<Value>>& tracks, std::uint32_t index, const Name& name) {
  const auto holder = std::ranges::find(tracks, name, &NamedTrack<Value>::name);
  if (holder != tracks.end()) holder->name = tracks[index].name;
  tracks[index].name = name;
}

}  // namespace

void applyNames(Motion& motion, const NameEdits& names, EditSide side) {
  for (const NameEdit& edit : names) {
    const Name& name = side == EditSide::After ? edit.after : edit.before;
    if (!edit.track) {
      motion.modelName = name;
    } else if (edit.track->kind == TrackKind::Bone) {
      rename(motion.bones, edit.track->index, name);
    } else if (edit.track->kind == TrackKind::Morph) {
      rename(motion.morphs, edit.track->index, name);
    }
  }
}

void addTracks(Motion& motion, const Edit& edit) {
  for (const Name& name : edit.addedBones) motion.ensureBone(name);
  for (const Name& name : edit.addedMorphs) motion.ensureMorph(name);
}

void applyEdit(Motion& motion, const Edit& edit, EditSide side) {
  if (side == EditSide::After) {
    if (edit.layers) arrangeLayers(motion, edit.layers->after);
    addTracks(motion, edit);
  }
  applyEdits(motion, edit.keys, side);
  applyNames(motion, edit.names, side);
  if (edit.annotations) {
    motion.annotations = side == EditSide::After ? edit.annotations->after : edit.annotations->before;
  }
  if (edit.encoding) motion.nameEncoding = side == EditSide::After ? edit.encoding->after : edit.encoding->before;
  if (edit.layers && side == EditSide::Before) arrangeLayers(motion, edit.layers->before);
}

bool operator==(const Edit& a, const Edit& b) {
  const auto parts = [](const Edit& edit) {
    return std::tie(edit.keys, edit.names, edit.annotations, edit.draft, edit.selection, edit.addedBones,
                    edit.addedMorphs, edit.layers, edit.encoding);
  };
  return parts(a) == parts(b);
}

KeyChangeCount keyChangeCount(const KeyEdits& edits) {
  KeyChangeCount count;
  for (const KeyEdit& edit : edits) {
    std::visit(
        [&](const auto& before) {
          const auto& after = std::get<std::decay_t<decltype(before)>>(edit.after);
          const std::size_t size = before.frames.size();
          std::size_t kept = 0;
          std::size_t same = 0;
          for (std::size_t i = 0, k = 0; i < size && k < after.frames.size();) {
            const Frame was = before.frames[i];
            const Frame is = after.frames[k];
            if (was == is) {
              ++kept;
              same += before.values[i] == after.values[k] ? 1 : 0;
            }
            i += was <= is ? 1 : 0;
            k += is <= was ? 1 : 0;
          }
          count.removed += size - kept;
          count.added += after.frames.size() - kept;
          count.changed += kept - same;
        },
        edit.before);
  }
  return count;
}

std::size_t keysReplacedByMove(const KeyEdits& edits) {
  const KeyChangeCount count = keyChangeCount(edits);
  return count.removed > count.added ? count.removed - count.added : 0;
}

std::size_t keysReplacedByCopy(const KeyEdits& edits) { return keyChangeCount(edits).changed; }

std::vector<TrackId> touchedTracks(const KeyEdits& edits) {
  std::vector<TrackId> tracks;
  for (const KeyEdit& edit : edits) {
    if (tracks.empty() || tracks.back() != edit.track) tracks.push_back(edit.track);
  }
  return tracks;
}

FrameRange touchedFrames(const KeyEdits& edits) {
  FrameRange range;
  for (const KeyEdit& edit : edits) range = range.united(edit.range);
  return range;
}

void EditBuilder::remove(TrackId track, Frame frame) {
  std::visit([frame](auto& patch) { patch.changes.push_back({frame, {}}); }, patchOf(track));
}

EditBuilder::AnyPatch& EditBuilder::patchOf(TrackId track) {
  // Changes are made track by track, so that it is almost always the last track.
  if (!patches_.empty() && patches_.back().first == track) return patches_.back().second;
  const auto at = std::ranges::lower_bound(patches_, track, {}, [](const auto& entry) { return entry.first; });
  if (at != patches_.end() && at->first == track) return at->second;
  AnyPatch patch = motion_.visit(
      track, [](const auto& keys) -> AnyPatch { return Patch<typename std::decay_t<decltype(keys)>::ValueType>{}; });
  return patches_.insert(at, {track, std::move(patch)})->second;
}

template <class Value>
void EditBuilder::buildTrack(TrackId id, const Track<Value>& track, Patch<Value>& patch, KeyEdits& edits) {
  auto& changes = patch.changes;
  sortByFrame(changes);
  const std::span<const Frame> frames = track.frames();

  // Consecutive changes without an unchanged key between them become one edit.
  Keys<Value> before;
  Keys<Value> after;
  FrameRange range;
  const auto flush = [&] {
    if (!range.isEmpty() && before != after) edits.push_back({id, range, std::move(before), std::move(after)});
    before = {};
    after = {};
    range = {};
  };
  std::size_t next = 0;  // index of the first key at or after the current change
  for (std::size_t i = 0; i < changes.size(); ++i) {
    const Frame frame = changes[i].first;
    if (i + 1 < changes.size() && changes[i + 1].first == frame) continue;  // the last change of a frame wins
    const std::size_t at = next < frames.size() && frames[next] == frame ? next : track.lowerBound(frame);
    if (at != next) flush();
    next = at;
    const bool exists = at < frames.size() && frames[at] == frame;
    Change<Value>& change = changes[i].second;
    SourceRecord source = change.source;
    if (exists) {
      const SourceRecord old = track.sources()[at];
      before.append(frame, track.values()[at], old);
      if (change.keepSource) source = old;
      ++next;
    }
    if (change.value) after.append(frame, std::move(*change.value), source);
    range = range.united({frame, frame});
  }
  flush();
}

KeyEdits EditBuilder::build() {
  KeyEdits edits;
  for (auto& [id, patch] : patches_) {
    motion_.visit(id, [&, id = id, &patch = patch](const auto& track) {
      using Value = typename std::decay_t<decltype(track)>::ValueType;
      buildTrack(id, track, std::get<Patch<Value>>(patch), edits);
    });
  }
  patches_.clear();
  return edits;
}

}  // namespace furitsuke::motion
