// SPDX-License-Identifier: MIT
#include "core/operations/motion/motion_parts.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace furitsuke::operations {

namespace {

constexpr std::array<std::string_view, motion::kTrackKindCount> kPartNames{"bones", "morphs",     "camera",
                                                                           "light", "selfShadow", "property"};

}  // namespace

std::vector<MotionPart> partsByKind(const motion::Motion& motion) {
  std::array<motion::KeySelection, motion::kTrackKindCount> kinds;
  for (const motion::TrackId id : motion.trackIds())
    kinds.at(static_cast<std::size_t>(id.kind)).add(motion::selectKeys(motion, id));
  std::vector<MotionPart> parts;
  for (std::size_t i = 0; i < motion::kTrackKindCount; ++i) {
    if (!kinds.at(i).isEmpty()) parts.push_back({std::string(kPartNames.at(i)), std::move(kinds.at(i))});
  }
  return parts;
}

std::vector<MotionPart> partsByTrack(const motion::Motion& motion) {
  std::vector<MotionPart> parts;
  for (const motion::TrackId id : motion.trackIds()) {
    if (motion.keyCount(id) > 0) parts.push_back({motion::trackPath(motion, id), motion::selectKeys(motion, id)});
  }
  return parts;
}

std::vector<MotionPart> partsByRange(const motion::Motion& motion, const std::vector<FrameRange>& ranges) {
  std::vector<MotionPart> parts;
  for (const FrameRange& range : ranges) {
    motion::KeySelection keys;
    for (const motion::TrackId id : motion.trackIds()) keys.add(motion::selectKeys(motion, id, range));
    if (keys.isEmpty()) continue;
    const Frame last = std::min(range.last, keys.frameRange().last);
    parts.push_back({std::to_string(range.first) + "-" + std::to_string(range.last == kMaxFrame ? last : range.last),
                     std::move(keys)});
  }
  return parts;
}

std::vector<FrameRange> rangesOfLength(const motion::Motion& motion, Frame length) {
  std::vector<FrameRange> ranges;
  // Only ranges with keys: a single key at a very late frame must not create an empty range for all frames before it.
  std::vector<std::int64_t> numbers;
  for (const motion::TrackId id : motion.trackIds()) {
    for (const Frame frame : motion.frames(id)) {
      const std::int64_t number = frame / length;
      if (numbers.empty() || numbers.back() != number) numbers.push_back(number);
    }
  }
  std::ranges::sort(numbers);
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  for (const std::int64_t number : numbers) {
    const std::int64_t first = number * length;
    ranges.push_back(
        {static_cast<Frame>(first), static_cast<Frame>(std::min<std::int64_t>(first + length - 1, kMaxFrame))});
  }
  return ranges;
}

}  // namespace furitsuke::operations
