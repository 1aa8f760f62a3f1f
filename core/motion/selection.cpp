// SPDX-License-Identifier: MIT
#include "core/motion/selection.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace furitsuke::motion {

namespace {

template <class Tracks>
std::span<const Frame> framesIn(const Tracks& tracks, const typename Tracks::key_type& track) {
  const auto at = tracks.find(track);
  return at == tracks.end() ? std::span<const Frame>{} : std::span<const Frame>(at->second);
}

void addFrames(SharedColumn<Frame>& held, std::span<const Frame> frames) {
  if (held.empty() || held.back() < frames.front()) {
    std::vector<Frame>& all = held.edit();
    all.insert(all.end(), frames.begin(), frames.end());
    return;
  }
  std::vector<Frame> merged;
  merged.reserve(held.size() + frames.size());
  std::ranges::set_union(held, frames, std::back_inserter(merged));
  held = std::move(merged);
}

template <class Tracks>
void removeFrames(Tracks& from, const Tracks& other) {
  for (const auto& [track, frames] : other) {
    const auto at = from.find(track);
    if (at == from.end()) continue;
    std::vector<Frame> left;
    std::ranges::set_difference(at->second, frames, std::back_inserter(left));
    if (left.empty()) {
      from.erase(at);
    } else {
      at->second = std::move(left);
    }
  }
}

/// Removes the frames that are not among those that `keysOf(track)` returns as a column.
template <class Tracks, class KeysOf>
void keepFrames(Tracks& tracks, const KeysOf& keysOf) {
  for (auto at = tracks.begin(); at != tracks.end();) {
    SharedColumn<Frame>& frames = at->second;
    const SharedColumn<Frame> keys = keysOf(at->first);
    if (!frames.sharesWith(keys)) {
      if (frames == keys) {
        frames = keys;  // shared from now on, so that later comparisons are fast
      } else if (!std::ranges::includes(keys, frames)) {
        std::vector<Frame> left;
        std::ranges::set_intersection(frames, keys, std::back_inserter(left));
        frames = std::move(left);
      }
    }
    at = frames.empty() ? tracks.erase(at) : std::next(at);
  }
}

}  // namespace

std::size_t KeySelection::keyCount() const noexcept {
  std::size_t count = 0;
  for (const auto& [track, frames] : tracks_) count += frames.size();
  for (const auto& [track, frames] : annotations_) count += frames.size();
  return count;
}

bool KeySelection::contains(TrackId track, Frame frame) const {
  return std::ranges::binary_search(frames(track), frame);
}

bool KeySelection::contains(const AnnotationTrack& track, Frame frame) const {
  return std::ranges::binary_search(frames(track), frame);
}

std::span<const Frame> KeySelection::frames(TrackId track) const { return framesIn(tracks_, track); }

std::span<const Frame> KeySelection::frames(const AnnotationTrack& track) const {
  return framesIn(annotations_, track);
}

KeySelection KeySelection::withoutAnnotations() const {
  KeySelection others = *this;
  others.annotations_.clear();
  return others;
}

FrameRange KeySelection::frameRange() const noexcept {
  FrameRange range;
  for (const auto& [track, frames] : tracks_) range = range.united({frames.front(), frames.back()});
  for (const auto& [track, frames] : annotations_) range = range.united({frames.front(), frames.back()});
  return range;
}

void KeySelection::add(TrackId track, Frame frame) { add(track, std::span<const Frame>(&frame, 1)); }

void KeySelection::add(TrackId track, std::span<const Frame> frames) {
  if (!frames.empty()) addFrames(tracks_[track], frames);
}

void KeySelection::add(const AnnotationTrack& track, std::span<const Frame> frames) {
  if (!frames.empty()) addFrames(annotations_[track], frames);
}

void KeySelection::addColumn(TrackId track, const SharedColumn<Frame>& frames) {
  if (frames.empty()) return;
  const auto [at, isNew] = tracks_.try_emplace(track, frames);
  if (!isNew && !at->second.sharesWith(frames)) add(track, frames);
}

void KeySelection::remove(TrackId track, Frame frame) {
  KeySelection single;
  single.add(track, frame);
  remove(single);
}

void KeySelection::add(const KeySelection& other) {
  for (const auto& [track, frames] : other.tracks_) addColumn(track, frames);
  for (const auto& [track, frames] : other.annotations_) add(track, frames);
}

void KeySelection::remove(const KeySelection& other) {
  removeFrames(tracks_, other.tracks_);
  removeFrames(annotations_, other.annotations_);
}

void KeySelection::keepExisting(const Motion& motion) {
  keepFrames(tracks_, [&motion](TrackId track) {
    return motion.contains(track) ? motion.frameColumn(track) : SharedColumn<Frame>();
  });
  keepFrames(annotations_, [&motion](const AnnotationTrack& track) {
    return SharedColumn<Frame>(framesOf(motion.annotations, track));
  });
}

KeySelection selectKeys(const Motion& motion, TrackId track, FrameRange range) {
  const SharedColumn<Frame>& frames = motion.frameColumn(track);
  const auto* const from = std::ranges::lower_bound(frames, range.first);
  const auto* const to = std::ranges::upper_bound(frames, range.last);
  KeySelection selection;
  if (from == frames.begin() && to == frames.end()) {
    selection.addColumn(track, frames);
  } else if (from < to) {
    selection.add(track, std::span<const Frame>(from, to));
  }
  return selection;
}

KeySelection selectKeys(const Motion& motion, const AnnotationTrack& track, FrameRange range) {
  std::vector<Frame> frames = framesOf(motion.annotations, track);
  std::erase_if(frames, [range](Frame frame) { return !range.contains(frame); });
  KeySelection selection;
  selection.add(track, frames);
  return selection;
}

KeySelection selectAllKeys(const Motion& motion) {
  KeySelection selection;
  for (const TrackId track : motion.trackIds()) selection.addColumn(track, motion.frameColumn(track));
  return selection;
}

KeySelection selectEverything(const Motion& motion) {
  KeySelection selection = selectAllKeys(motion);
  for (const AnnotationTrack& track : annotationTracks(motion.annotations)) selection.add(selectKeys(motion, track));
  return selection;
}

}  // namespace furitsuke::motion
