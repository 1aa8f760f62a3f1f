// SPDX-License-Identifier: MIT
#include "core/motion/key_replacement.h"

#include <algorithm>
#include <limits>

namespace furitsuke::motion {
namespace {

constexpr std::size_t kNoRemovedKey = std::numeric_limits<std::size_t>::max();

FrameRange rangeOfFrames(const SharedColumn<Frame>& frames) {
  return frames.empty() ? FrameRange{} : FrameRange{frames.front(), frames.back()};
}

}  // namespace

template <class Value>
void KeyReplacement<Value>::appendTo(KeyEdits& edits) const {
  if (replacesAll()) {
    const FrameRange range = track_.frameRange().united(rangeOfFrames(arriving_.frames));
    if (!range.isEmpty() && track_.keys() != arriving_) edits.push_back({id_, range, track_.keys(), arriving_});
    return;
  }
  for (const Part& part : isMostOfTrack() ? std::vector<Part>{wholeTrack()} : parts()) {
    Keys<Value> before = track_.slice(part.range);
    Keys<Value> after = merged(part);
    if (before != after) edits.push_back({id_, part.range, std::move(before), std::move(after)});
  }
}

template <class Value>
bool KeyReplacement<Value>::replacesAll() const {
  if (track_.empty() || (removed_.size() == 1 && removed_.front() == KeyRun{0, track_.size()})) return true;
  return std::ranges::equal(track_.frames(), arriving_.frames);
}

/// Whether to make one edit of the whole track. Such an edit shares its keys with the track, so that applying and
/// undoing it copies nothing, which is cheaper unless it includes many unchanged keys.
template <class Value>
bool KeyReplacement<Value>::isMostOfTrack() const {
  constexpr std::size_t kMinChangedKeys = 1024;  // keys; copying fewer takes almost no time
  std::size_t removed = 0;
  for (const KeyRun& run : removed_) removed += run.end - run.first;
  const std::size_t keys = std::max(removed, arriving_.size());
  return keys >= kMinChangedKeys && keys >= track_.size() / 2;
}

template <class Value>
auto KeyReplacement<Value>::wholeTrack() const -> Part {
  return {track_.frameRange().united(rangeOfFrames(arriving_.frames)), {0, track_.size()}, {0, arriving_.size()}};
}

template <class Value>
auto KeyReplacement<Value>::parts() const -> std::vector<Part> {
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
  std::size_t key = run == removed_.end() ? kNoRemovedKey : run->first;
  for (std::size_t i = 0; i < arriving_.size() || key != kNoRemovedKey;) {
    if (key != kNoRemovedKey && (i == arriving_.size() || frames[key] < arriving_.frames[i])) {
      add(frames[key], at = key, i);
      if (++key == run->end) key = ++run == removed_.end() ? kNoRemovedKey : run->first;
    } else {
      at = seekFrame(frames, at, arriving_.frames[i]);
      add(arriving_.frames[i], at, i);
      parts.back().arriving.end = ++i;
    }
  }
  return parts;
}

/// The keys that replace those of the track in the part.
template <class Value>
Keys<Value> KeyReplacement<Value>::merged(const Part& part) const {
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

template class KeyReplacement<BoneKey>;
template class KeyReplacement<MorphKey>;
template class KeyReplacement<CameraKey>;
template class KeyReplacement<LightKey>;
template class KeyReplacement<SelfShadowKey>;
template class KeyReplacement<VisibilityIkKey>;

}  // namespace furitsuke::motion
