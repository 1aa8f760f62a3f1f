// SPDX-License-Identifier: MIT
#include "core/motion/captured_keys.h"

#include <algorithm>
#include <memory>
#include <tuple>
#include <utility>

#include "core/motion/layers/stored_layers.h"

namespace furitsuke::motion {

namespace {

template <class Value>
const Track<Value>* capturedTrack(const std::vector<NamedTrack<Value>>& tracks, std::string_view nameBytes) noexcept {
  const auto at =
      std::ranges::find(tracks, nameBytes, [](const auto& track) { return std::string_view(track.name.bytes); });
  return at == tracks.end() ? nullptr : &at->keys;
}

template <class Value>
Track<Value>& ensureCaptured(std::vector<NamedTrack<Value>>& tracks, const Name& name) {
  const auto at = std::ranges::find(tracks, name.bytes, [](const auto& track) { return track.name.bytes; });
  if (at != tracks.end()) return at->keys;
  return tracks.emplace_back(NamedTrack<Value>{name, {}}).keys;
}

template <class Value>
void joinTracks(std::vector<NamedTrack<Value>>& earlier, const std::vector<NamedTrack<Value>>& later,
                const std::vector<FrameRange>& takes) {
  for (const NamedTrack<Value>& track : later) {
    Track<Value>& joined = ensureCaptured(earlier, track.name);
    for (const FrameRange& take : takes) joined.replace(take, track.keys.slice(take));
  }
}

/// The tracks within some frames, moved.
template <class Value>
void appendMoved(const std::vector<NamedTrack<Value>>& tracks, FrameRange frames, Frame by,
                 std::vector<NamedTrack<Value>>& moved) {
  for (const NamedTrack<Value>& track : tracks) {
    Keys<Value> keys = track.keys.slice(frames);
    if (keys.empty()) continue;
    for (Frame& frame : keys.frames.edit()) frame += by;
    moved.push_back({track.name, Track<Value>(std::move(keys))});
  }
}

/// Frames that move together.
struct MovedFrames {
  FrameRange frames;
  Frame by = 0;
};

std::vector<MovedFrames> partsOfTake(FrameRange take, const std::function<std::optional<std::int64_t>(Frame)>& to) {
  std::vector<MovedFrames> parts;
  const auto end = std::int64_t{take.last} + 1;
  std::optional<std::int64_t> offset;  // of the open part
  for (std::int64_t at = take.first; at <= end; ++at) {
    std::optional<std::int64_t> next;
    if (at < end) next = to(static_cast<Frame>(at));
    if (next && (*next < 0 || *next > kMaxFrame)) next.reset();
    if (next) *next -= at;
    if (next == offset) {
      if (offset) parts.back().frames.last = static_cast<Frame>(at);
      continue;
    }
    offset = next;
    if (!offset) continue;
    const auto first = static_cast<Frame>(at);
    parts.push_back({{first, first}, static_cast<Frame>(*offset)});
  }
  std::erase_if(parts, [](const MovedFrames& part) { return part.frames.first == part.frames.last; });
  return parts;
}

}  // namespace

std::size_t CapturedKeys::keyCount() const noexcept {
  std::size_t count = 0;
  for (const auto& track : bones) count += track.keys.size();
  for (const auto& track : morphs) count += track.keys.size();
  return count;
}

bool operator==(const CapturedKeys& a, const CapturedKeys& b) {
  return a.takes == b.takes && haveSameKeys(a.bones, b.bones) && haveSameKeys(a.morphs, b.morphs) &&
         a.unknown == b.unknown;
}

CapturedKeys capturedKeysOf(const Motion& dense) {
  CapturedKeys captured;
  for (const auto& track : dense.bones) captured.bones.push_back({track.name, Track<BoneKey>(track.keys.keys())});
  for (const auto& track : dense.morphs) captured.morphs.push_back({track.name, Track<MorphKey>(track.keys.keys())});
  const std::size_t count = captured.keyCount();
  if (count == 0 || count > kMaxCapturedKeys) return {};
  captured.takes.push_back(dense.frameRange());
  return captured;
}

const CapturedKeys* capturedKeys(const Motion& motion) noexcept {
  const StoredLayersRef& kept = motion.annotations.origins;
  return kept && !kept->captured.empty() ? &kept->captured : nullptr;
}

void setCapturedKeys(Annotations& annotations, CapturedKeys captured) {
  StoredLayers kept;
  if (annotations.origins) kept = *annotations.origins;
  kept.captured = captured.keyCount() > kMaxCapturedKeys ? CapturedKeys() : std::move(captured);
  annotations.origins = originsOf(std::move(kept));
}

const Track<BoneKey>* capturedBone(const CapturedKeys& captured, std::string_view nameBytes) noexcept {
  return capturedTrack(captured.bones, nameBytes);
}

const Track<MorphKey>* capturedMorph(const CapturedKeys& captured, std::string_view nameBytes) noexcept {
  return capturedTrack(captured.morphs, nameBytes);
}

CapturedKeys joinedCaptures(CapturedKeys earlier, const CapturedKeys& later) {
  joinTracks(earlier.bones, later.bones, later.takes);
  joinTracks(earlier.morphs, later.morphs, later.takes);
  for (const FrameRange& take : later.takes) {
    FrameRange joined = take;
    // Takes that overlap are one.
    std::erase_if(earlier.takes, [&joined](const FrameRange& other) {
      if (other.last < joined.first || other.first > joined.last) return false;
      joined = {std::min(joined.first, other.first), std::max(joined.last, other.last)};
      return true;
    });
    earlier.takes.push_back(joined);
  }
  std::ranges::sort(earlier.takes, {}, &FrameRange::first);
  if (earlier.unknown.empty()) earlier.unknown = later.unknown;
  return earlier;
}

CapturedKeys movedCapture(const CapturedKeys& captured, const std::function<std::optional<std::int64_t>(Frame)>& to) {
  CapturedKeys moved;
  moved.unknown = captured.unknown;
  for (const FrameRange& take : captured.takes) {
    for (const MovedFrames& part : partsOfTake(take, to)) {
      CapturedKeys one;
      one.takes.push_back({part.frames.first + part.by, part.frames.last + part.by});
      appendMoved(captured.bones, part.frames, part.by, one.bones);
      appendMoved(captured.morphs, part.frames, part.by, one.morphs);
      moved = joinedCaptures(std::move(moved), one);
    }
  }
  return moved;
}

std::vector<FrameRange> lostFrames(const CapturedKeys& captured, std::span<const Frame> recorded) {
  std::vector<FrameRange> lost;
  for (std::size_t i = 1; i < recorded.size(); ++i) {
    const FrameRange between{recorded[i - 1], recorded[i]};
    if (between.last - between.first == 1) continue;
    const bool isInTake = std::ranges::any_of(captured.takes, [&between](const FrameRange& take) {
      return take.contains(between.first) && take.contains(between.last);
    });
    if (isInTake) lost.push_back(between);
  }
  return lost;
}

}  // namespace furitsuke::motion
