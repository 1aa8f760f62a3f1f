// SPDX-License-Identifier: MIT
#include "core/eval/sample_span.h"

#include <algorithm>
#include <cmath>

namespace furitsuke::eval {

namespace {

/// Index of the last key at or before `whole`, which is within first..last. During playback this is nearly always the
/// last key or its successor.
std::size_t keyAtOrBefore(std::span<const Frame> frames, Frame whole, const SampleCursor* cursor) {
  if (cursor != nullptr && cursor->key < frames.size() && frames[cursor->key] <= whole) {
    const std::size_t last = std::min(frames.size(), cursor->key + 3);
    for (std::size_t next = cursor->key + 1; next < last; ++next) {
      if (whole < frames[next]) return next - 1;
    }
    if (last == frames.size()) return last - 1;
  }
  // Branch-free binary search, because the branch would be unpredictable: a jump then costs about as much as playback.
  std::size_t first = 0;
  for (std::size_t size = frames.size(); size > 1;) {
    const std::size_t half = size / 2;
    first = frames[first + half] <= whole ? first + half : first;
    size -= half;
  }
  return first;
}

}  // namespace

SampleSpan findSampleSpan(std::span<const Frame> frames, double frame, SampleCursor* cursor,
                          PreExtrapolation rule) noexcept {
  if (!(frame >= frames.front()) && startsFromRest(frames, rule)) {
    if (!(frame > 0)) return {kRestKey, kRestKey, 0};
    return {kRestKey, 0, frame / frames.front()};
  }
  if (!(frame > frames.front())) return {0, 0, 0};
  const std::size_t last = frames.size() - 1;
  if (frame >= frames[last]) return {last, last, 0};
  const std::size_t earlier = keyAtOrBefore(frames, static_cast<Frame>(std::floor(frame)), cursor);
  if (cursor != nullptr) cursor->key = earlier;
  const double start = frames[earlier];
  if (frame == start) return {earlier, earlier, 0};
  return {earlier, earlier + 1, (frame - start) / (static_cast<double>(frames[earlier + 1]) - start)};
}

}  // namespace furitsuke::eval
