// SPDX-License-Identifier: MIT
#include "core/motion/selection.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace furitsuke::motion {

std::size_t KeySelection::keyCount() const noexcept {
  std::size_t count = 0;
  for (const auto& [track, frames] : tracks_) count += frames.size();
  return count;
}

bool KeySelection::contains(TrackId track, Frame frame) const {
  return std::ranges::binary_search(frames(track), frame);
}

std::span<const Frame> KeySelection::frames(TrackId track) const {
  const auto at = tracks_.find(track);
  return at == tracks_.end() ? std::span<const Frame>{} : std::span<const Frame>(at->second);
}

FrameRange KeySelection::frameRange() const noexcept {
  FrameRange range;
  for (const auto& [track, frames] : tracks_) range = range.united({frames.front(), frames.back()});
  return range;
}

void KeySelection::add(TrackId track, Frame frame) { add(track, std::span<const Frame>(&frame, 1)); }

void KeySelection::add(TrackId track, std::span<const Frame> frames) {
  if (frames.empty()) return;
  SharedColumn<Frame>& held = tracks_[track];
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
}

void KeySelection::remove(const KeySelection& other) {
  for (const auto& [track, frames] : other.tracks_) {
    const auto at = tracks_.find(track);
    if (at == tracks_.end()) continue;
    std::vector<Frame> left;
    std::ranges::set_difference(at->second, frames, std::back_inserter(left));
    if (left.empty()) {
      tracks_.erase(at);
    } else {
      at->second = std::move(left);
    }
  }
}

void KeySelection::keepExisting(const Motion& motion) {
  for (auto at = tracks_.begin(); at != tracks_.end();) {
    SharedColumn<Frame>& frames = at->second;
    const SharedColumn<Frame> keys = motion.contains(at->first) ? motion.frameColumn(at->first) : SharedColumn<Frame>();
    if (!frames.sharesWith(keys)) {
      if (frames == keys) {
        frames = keys;  // shared from now on, so that later comparisons are fast
      } else if (!std::ranges::includes(keys, frames)) {
        std::vector<Frame> left;
        std::ranges::set_intersection(frames, keys, std::back_inserter(left));
        frames = std::move(left);
      }
    }
    at = frames.empty() ? tracks_.erase(at) : std::next(at);
  }
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

KeySelection selectAllKeys(const Motion& motion) {
  KeySelection selection;
  for (const TrackId track : motion.trackIds()) selection.addColumn(track, motion.frameColumn(track));
  return selection;
}

}  // namespace furitsuke::motion
