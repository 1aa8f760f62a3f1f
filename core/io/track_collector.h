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

namespace furitsuke::io {

/// Sorts keys by frame and uses the last of several keys on the same frame. If there are such keys, calls
/// onRepeated(count, frame) with the number of unused keys and the first of their frames.
template <class Value, class F>
[[nodiscard]] motion::Track<Value> orderedTrack(motion::Keys<Value> keys, F&& onRepeated) {
  if (std::ranges::adjacent_find(keys.frames, std::greater_equal<>()) == keys.frames.end()) {
    return motion::Track<Value>(std::move(keys));
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
  std::vector<motion::SourceRecord> sources(frames.size(), motion::kNoSource);
  return motion::Track<Value>(motion::Keys<Value>{std::move(frames), std::move(values), std::move(sources)});
}

/// Collects the tracks of one kind from a file that may contain a track in several parts. Parts whose names have the
/// same bytes are merged; the tracks are in order of first appearance.
template <class Value>
class TrackCollector {
 public:
  /// The keys collected for this name so far, empty for a new name. The reference is valid until the next call.
  [[nodiscard]] motion::Keys<Value>& keysOf(const Name& name) {
    const auto [place, isNew] = indices_.try_emplace(name.bytes, parts_.size());
    if (isNew) parts_.emplace_back(name, motion::Keys<Value>());
    return parts_[place->second].second;
  }
  [[nodiscard]] bool contains(const Name& name) const { return indices_.contains(name.bytes); }

  void add(const Name& name, motion::Keys<Value> keys) {
    motion::Keys<Value>& all = keysOf(name);
    if (all.empty()) {
      all = std::move(keys);
      return;
    }
    for (std::size_t i = 0; i < keys.size(); ++i) all.append(keys.frames[i], keys.values[i]);
  }

  /// Returns the tracks. Calls onRepeated(name, count, frame) for each track with unused keys.
  template <class F>
  [[nodiscard]] std::vector<motion::NamedTrack<Value>> take(F&& onRepeated) {
    std::vector<motion::NamedTrack<Value>> tracks;
    tracks.reserve(parts_.size());
    for (auto& [name, keys] : parts_) {
      motion::Track<Value> track = orderedTrack(
          std::move(keys), [&, &name = name](std::size_t count, Frame frame) { onRepeated(name, count, frame); });
      tracks.push_back({name, std::move(track)});
    }
    return tracks;
  }

 private:
  std::vector<std::pair<Name, motion::Keys<Value>>> parts_;
  std::unordered_map<std::string, std::size_t> indices_;
};

}  // namespace furitsuke::io
