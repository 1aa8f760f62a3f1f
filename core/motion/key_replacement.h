// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
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
class KeyReplacement {
 public:
  /// `removed` must be ascending. A key of `arriving` replaces a key of the track on the same frame.
  KeyReplacement(TrackId id, const Track<Value>& track, KeyRuns removed, Keys<Value> arriving)
      : id_(id), track_(track), removed_(std::move(removed)), arriving_(std::move(arriving)) {}

  /// Appends the edits that change something.
  void appendTo(KeyEdits& edits) const;

 private:
  /// Changes that are close enough together to become one edit.
  struct Part {
    FrameRange range;
    KeyRun keys;      ///< of the track
    KeyRun arriving;  ///< of arriving_
  };

  [[nodiscard]] bool replacesAll() const;
  [[nodiscard]] bool isMostOfTrack() const;
  [[nodiscard]] Part wholeTrack() const;
  [[nodiscard]] std::vector<Part> parts() const;
  [[nodiscard]] Keys<Value> merged(const Part& part) const;

  TrackId id_;
  const Track<Value>& track_;
  KeyRuns removed_;
  Keys<Value> arriving_;
};

// Compiled once, in key_replacement.cpp.
extern template class KeyReplacement<BoneKey>;
extern template class KeyReplacement<MorphKey>;
extern template class KeyReplacement<CameraKey>;
extern template class KeyReplacement<LightKey>;
extern template class KeyReplacement<SelfShadowKey>;
extern template class KeyReplacement<VisibilityIkKey>;

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
