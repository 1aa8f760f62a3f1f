// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/frame_union.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace furitsuke::panels {

namespace {

/// Uses one flag per frame of the range. Linear in keys and range; several times faster than sorting for dense tracks.
std::vector<Frame> unionByFlags(std::span<const std::span<const Frame>> lists, FrameRange range) {
  std::vector<std::uint8_t> present(static_cast<std::size_t>(range.last - range.first) + 1);
  for (const auto& list : lists) {
    for (const Frame frame : list) present[static_cast<std::size_t>(frame - range.first)] = 1;
  }
  std::vector<Frame> merged;
  for (std::size_t i = 0; i < present.size(); ++i) {
    if (present[i] != 0) merged.push_back(range.first + static_cast<Frame>(i));
  }
  return merged;
}

std::vector<Frame> unionBySorting(std::span<const std::span<const Frame>> lists, std::size_t total) {
  std::vector<Frame> merged;
  merged.reserve(total);
  for (const auto& list : lists) merged.insert(merged.end(), list.begin(), list.end());
  std::ranges::sort(merged);
  merged.erase(std::unique(merged.begin(), merged.end()), merged.end());
  return merged;
}

}  // namespace

std::vector<Frame> unionOfFrames(std::span<const std::span<const Frame>> lists) {
  FrameRange range;
  std::size_t total = 0;
  for (const auto& list : lists) {
    if (list.empty()) continue;
    range = range.united({list.front(), list.back()});
    total += list.size();
  }
  if (total == 0) return {};
  // Sort sparse keys: with flags, a single key at frame 2^31 would cost two gigabytes.
  const std::size_t span = static_cast<std::size_t>(range.last - range.first);
  return span / 16 <= total ? unionByFlags(lists, range) : unionBySorting(lists, total);
}

std::span<const Frame> framesWithin(std::span<const Frame> frames, FrameRange range) {
  if (range.isEmpty()) return {};
  const auto from = std::ranges::lower_bound(frames, range.first);
  const auto to = std::ranges::upper_bound(from, frames.end(), range.last);
  return {from, to};
}

void updateUnion(std::vector<Frame>& merged, std::span<const std::span<const Frame>> lists, FrameRange range) {
  std::vector<std::span<const Frame>> parts;
  parts.reserve(lists.size());
  for (const auto& list : lists) parts.push_back(framesWithin(list, range));
  const std::vector<Frame> fresh = unionOfFrames(parts);
  const auto from = std::ranges::lower_bound(merged, range.first);
  const auto to = std::ranges::upper_bound(from, merged.end(), range.last);
  if (std::equal(from, to, fresh.begin(), fresh.end())) return;
  merged.insert(merged.erase(from, to), fresh.begin(), fresh.end());
}

}  // namespace furitsuke::panels
