// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "core/motion/edit.h"
#include "core/motion/selected_keys.h"

// Edits of many keys of a track in one pass. A column that an edit does not change is shared, not copied: moving a
// whole track only copies its frames.
namespace furitsuke::motion {

/// Neighboring keys of a track by index: [first, end).
struct KeyRun {
  std::size_t first;
  std::size_t end;
  friend bool operator==(const KeyRun&, const KeyRun&) = default;
};
using KeyRuns = std::vector<KeyRun>;

/// The keys on the `selected` frames, which must be ascending, as runs of maximum length.
template <class Value>
[[nodiscard]] KeyRuns runsOf(const Track<Value>& track, std::span<const Frame> selected) {
  KeyRuns runs;
  // If a whole track is selected, both columns are often the same object.
  const bool isShared = track.frames().data() == selected.data() && track.size() == selected.size();
  if (isShared || std::ranges::equal(track.frames(), selected)) {
    if (!track.empty()) runs.push_back({0, track.size()});
    return runs;
  }
  forSelectedKeys(track, selected, [&runs](std::size_t at) {
    if (!runs.empty() && runs.back().end == at) {
      ++runs.back().end;
    } else {
      runs.push_back({at, at + 1});
    }
  });
  return runs;
}

/// The keys of these runs; shared with the track if they are all of its keys.
template <class Value>
[[nodiscard]] Keys<Value> keysOfRuns(const Track<Value>& track, const KeyRuns& runs) {
  if (runs.size() == 1 && runs.front() == KeyRun{0, track.size()}) return track.keys();
  std::size_t count = 0;
  for (const KeyRun& run : runs) count += run.end - run.first;
  const auto gather = [&]<class T>(const SharedColumn<T>& column) {
    std::vector<T> items;
    items.reserve(count);
    for (const KeyRun& run : runs) items.insert(items.end(), column.begin() + run.first, column.begin() + run.end);
    return SharedColumn<T>(std::move(items));
  };
  const Keys<Value>& keys = track.keys();
  return {gather(keys.frames), gather(keys.values), gather(keys.sources)};
}

/// Removes keys from a track and inserts others, in that order.
template <class Value>
class KeyOverlay {
 public:
  /// `removed` must be ascending. A key of `arriving` replaces a key of the track on the same frame.
  KeyOverlay(TrackId id, const Track<Value>& track, KeyRuns removed, Keys<Value> arriving)
      : id_(id), track_(track), removed_(std::move(removed)), arriving_(std::move(arriving)) {}

  /// Appends the edits that change something.
  void appendTo(KeyEdits& edits) const {
    if (replacesAll()) {
      const FrameRange range = track_.frameRange().united(rangeOf(arriving_.frames));
      if (!range.isEmpty() && track_.keys() != arriving_) edits.push_back({id_, range, track_.keys(), arriving_});
      return;
    }
    for (const Part& part : isMostOfTrack() ? std::vector<Part>{wholeTrack()} : parts()) {
      Keys<Value> before = track_.slice(part.range);
      Keys<Value> after = merged(part);
      if (before != after) edits.push_back({id_, part.range, std::move(before), std::move(after)});
    }
  }

 private:
  /// Changes that are close enough together to become one edit.
  struct Part {
    FrameRange range;
    KeyRun keys;      ///< of the track
    KeyRun arriving;  ///< of arriving_
  };
  static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

  static FrameRange rangeOf(const SharedColumn<Frame>& frames) {
    return frames.empty() ? FrameRange{} : FrameRange{frames.front(), frames.back()};
  }

  [[nodiscard]] bool replacesAll() const {
    if (track_.empty() || (removed_.size() == 1 && removed_.front() == KeyRun{0, track_.size()})) return true;
    return std::ranges::equal(track_.frames(), arriving_.frames);
  }

  /// Whether to make one edit of the whole track. Such an edit shares its keys with the track, so that applying and
  /// undoing it copies nothing, which is cheaper unless it includes many unchanged keys.
  [[nodiscard]] bool isMostOfTrack() const {
    constexpr std::size_t kMinChangedKeys = 1024;  // keys; copying fewer takes almost no time
    std::size_t removed = 0;
    for (const KeyRun& run : removed_) removed += run.end - run.first;
    const std::size_t keys = std::max(removed, arriving_.size());
    return keys >= kMinChangedKeys && keys >= track_.size() / 2;
  }
  [[nodiscard]] Part wholeTrack() const {
    return {track_.frameRange().united(rangeOf(arriving_.frames)), {0, track_.size()}, {0, arriving_.size()}};
  }

  [[nodiscard]] std::vector<Part> parts() const {
    std::vector<Part> parts;
    const std::span<const Frame> frames = track_.frames();
    std::size_t next = 0;  // the first key that is not in a part yet
    const auto add = [&](Frame frame, std::size_t key, std::size_t arriving) {
      const std::size_t end = key + (key < frames.size() && frames[key] == frame ? 1 : 0);
      if (parts.empty() || key > next + kBridgedKeys) {
        parts.push_back({{frame, frame}, {key, end}, {arriving, arriving}});
      }
      Part& part = parts.back();
      part.range.last = frame;
      part.keys.end = next = end;
    };
    std::size_t at = 0;
    auto run = removed_.begin();
    std::size_t key = run == removed_.end() ? kNone : run->first;
    for (std::size_t i = 0; i < arriving_.size() || key != kNone;) {
      if (key != kNone && (i == arriving_.size() || frames[key] < arriving_.frames[i])) {
        add(frames[key], at = key, i);
        if (++key == run->end) key = ++run == removed_.end() ? kNone : run->first;
      } else {
        at = seekFrame(frames, at, arriving_.frames[i]);
        add(arriving_.frames[i], at, i);
        parts.back().arriving.end = ++i;
      }
    }
    return parts;
  }

  /// The keys that replace those of the track in the part.
  [[nodiscard]] Keys<Value> merged(const Part& part) const {
    std::vector<Frame> frames;
    std::vector<Value> values;
    std::vector<SourceRecord> sources;
    const std::size_t most = part.keys.end - part.keys.first + part.arriving.end - part.arriving.first;
    frames.reserve(most);
    values.reserve(most);
    sources.reserve(most);
    const auto take = [&](const Keys<Value>& keys, std::size_t first, std::size_t end) {
      frames.insert(frames.end(), keys.frames.begin() + first, keys.frames.begin() + end);
      values.insert(values.end(), keys.values.begin() + first, keys.values.begin() + end);
      sources.insert(sources.end(), keys.sources.begin() + first, keys.sources.begin() + end);
    };
    std::size_t i = part.arriving.first;
    std::size_t key = part.keys.first;
    auto run = std::ranges::upper_bound(removed_, key, {}, &KeyRun::end);
    while (key < part.keys.end) {
      if (run != removed_.end() && key >= run->first) {
        key = (run++)->end;
        continue;
      }
      // First the arriving keys before this key, then the keys before the next arriving or removed one.
      const std::size_t from = i;
      while (i < part.arriving.end && arriving_.frames[i] < track_.frames()[key]) ++i;
      take(arriving_, from, i);
      std::size_t end = run == removed_.end() ? part.keys.end : std::min(run->first, part.keys.end);
      const bool hasArriving = i < part.arriving.end;
      if (hasArriving) end = std::min(end, seekFrame(track_.frames(), key, arriving_.frames[i]));
      take(track_.keys(), key, end);
      key = end;
      if (hasArriving && key < part.keys.end && track_.frames()[key] == arriving_.frames[i]) ++key;
    }
    take(arriving_, i, part.arriving.end);
    return {std::move(frames), std::move(values), std::move(sources)};
  }

  TrackId id_;
  const Track<Value>& track_;
  KeyRuns removed_;
  Keys<Value> arriving_;
};

/// Gives each arriving key the source record of the key that it replaces, or none if it does not replace a key.
template <class Value>
void takeSources(const Track<Value>& track, Keys<Value>& arriving) {
  std::vector<SourceRecord> sources(arriving.size(), kNoSource);
  std::size_t key = 0;
  for (std::size_t i = 0; i < arriving.size(); ++i) {
    key = seekFrame(track.frames(), key, arriving.frames[i]);
    if (key == track.size()) break;
    if (track.frames()[key] == arriving.frames[i]) sources[i] = track.sources()[key];
  }
  arriving.sources = std::move(sources);
}

}  // namespace furitsuke::motion
