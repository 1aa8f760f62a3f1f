// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/name.h"
#include "core/motion/motion.h"

namespace furitsuke {

/// A track of keys that may come in any order; the last of several on one frame counts. When there were such,
/// `onRepeated(count, frame)` hears how many do not count, and the first of their frames.
template <class Value, class F>
[[nodiscard]] Track<Value> orderedTrack(Keys<Value> keys, F&& onRepeated) {
  if (std::ranges::adjacent_find(keys.frames, std::greater_equal<>()) == keys.frames.end()) {
    return Track<Value>(std::move(keys));
  }
  std::vector<std::size_t> order(keys.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return keys.frames[i]; });
  std::vector<Frame> frames;
  std::vector<Value> values;
  frames.reserve(keys.size());
  values.reserve(keys.size());
  std::size_t repeated = 0;
  Frame firstRepeated = 0;
  for (const std::size_t i : order) {
    const Frame frame = keys.frames[i];
    if (!frames.empty() && frames.back() == frame) {
      if (repeated++ == 0) firstRepeated = frame;
      values.back() = keys.values[i];
    } else {
      frames.push_back(frame);
      values.push_back(keys.values[i]);
    }
  }
  if (repeated != 0) onRepeated(repeated, firstRepeated);
  std::vector<SourceRecord> sources(frames.size(), kNoSource);
  return Track<Value>(Keys<Value>{std::move(frames), std::move(values), std::move(sources)});
}

/// The tracks of one kind out of a file that may list a track in several parts: merged by the bytes of their names, in
/// order of first appearance.
template <class Value>
class TrackCollector {
 public:
  /// The keys of that name so far, to append to; valid until the next call. A new name starts without keys.
  [[nodiscard]] Keys<Value>& keysOf(const Name& name) {
    const auto [place, isNew] = places_.try_emplace(name.bytes, parts_.size());
    if (isNew) parts_.emplace_back(name, Keys<Value>());
    return parts_[place->second].second;
  }
  [[nodiscard]] bool contains(const Name& name) const { return places_.contains(name.bytes); }

  void add(const Name& name, Keys<Value> keys) {
    Keys<Value>& all = keysOf(name);
    if (all.empty()) {
      all = std::move(keys);
      return;
    }
    for (std::size_t i = 0; i < keys.size(); ++i) all.append(keys.frames[i], keys.values[i]);
  }

  /// `onRepeated(name, count, frame)` hears of each track with keys that do not count.
  template <class F>
  [[nodiscard]] std::vector<NamedTrack<Value>> take(F&& onRepeated) {
    std::vector<NamedTrack<Value>> tracks;
    tracks.reserve(parts_.size());
    for (auto& [name, keys] : parts_) {
      Track<Value> track = orderedTrack(
          std::move(keys), [&, &name = name](std::size_t count, Frame frame) { onRepeated(name, count, frame); });
      tracks.push_back({name, std::move(track)});
    }
    return tracks;
  }

 private:
  std::vector<std::pair<Name, Keys<Value>>> parts_;
  std::unordered_map<std::string, std::size_t> places_;
};

}  // namespace furitsuke
