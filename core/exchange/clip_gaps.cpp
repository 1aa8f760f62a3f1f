// SPDX-License-Identifier: MIT
#include "core/exchange/clip_gaps.h"

#include <algorithm>
#include <cstddef>
#include <map>

#include "core/base/frame.h"

namespace furitsuke::exchange {

namespace {

using Times = std::vector<double>;
using Gap = std::pair<double, double>;

/// Keys of a recording are not farther apart: seconds.
constexpr double kRecordedSpacing = 3.0 / kFramesPerSecond;
/// So many of the keys of a recorded track are that near, ...
constexpr double kRecordedPart = 0.9;
/// ... and it has this many at least.
constexpr std::size_t kRecordedKeys = 30;
/// Shorter spans look no different when they are filled: seconds.
constexpr double kShortestGap = 5.0 / kFramesPerSecond;
/// A clip with more was not recorded.
constexpr std::size_t kMostGaps = 100;
constexpr double kSameTime = 1e-4;  // seconds

bool isRecorded(const Times& times) {
  if (times.size() < kRecordedKeys) return false;
  std::size_t near = 0;
  for (std::size_t i = 1; i < times.size(); ++i)
    near += times[i] - times[i - 1] <= kRecordedSpacing + kSameTime ? 1 : 0;
  return static_cast<double>(near) >= kRecordedPart * static_cast<double>(times.size() - 1);
}

/// Calls f(track) for all tracks with values that turn or move joints.
template <class F>
void forEachTrack(const CapturedClip& clip, F&& f) {
  for (const JointTracks& tracks : clip.tracks) {
    if (!tracks.rotation.empty()) f(tracks.rotation);
    if (!tracks.translation.empty()) f(tracks.translation);
  }
}

/// Whether no key is inside the gap.
bool isEmpty(const Times& times, const Gap& gap) {
  const auto next = std::ranges::upper_bound(times, gap.first + kSameTime);
  return next == times.end() || *next > gap.second - kSameTime;
}

/// Whether the values before and after the gap differ: a recorder may leave out equal ones.
template <class Value>
bool changes(const CapturedTrack<Value>& track, const Gap& gap) {
  const auto next = std::ranges::upper_bound(*track.times, gap.first + kSameTime);
  const auto after = static_cast<std::size_t>(next - track.times->begin());
  return after > 0 && after < track.values.size() && !(track.values[after - 1] == track.values[after]);
}

}  // namespace

std::vector<Gap> findClipGaps(const CapturedClip& clip) {
  std::map<const Times*, std::size_t> tracks;  // how many have these times
  forEachTrack(clip, [&](const auto& track) { ++tracks[track.times.get()]; });
  const Times* most = nullptr;
  std::size_t recorded = 0, others = 0;
  for (const auto& [times, count] : tracks) {
    const bool is = isRecorded(*times);
    if (is && (most == nullptr || times->size() > most->size())) most = times;
    if (is) recorded += count;
    if (!is && times->size() > 2) others += count;
  }
  std::vector<Gap> gaps;
  if (most == nullptr || recorded < others) return gaps;
  for (std::size_t i = 1; i < most->size(); ++i) {
    if ((*most)[i] - (*most)[i - 1] > kShortestGap + kSameTime) gaps.emplace_back((*most)[i - 1], (*most)[i]);
  }
  if (gaps.size() > kMostGaps) return {};
  for (const auto& entry : tracks) {
    std::erase_if(gaps, [times = entry.first](const Gap& gap) { return !isEmpty(*times, gap); });
  }
  std::erase_if(gaps, [&](const Gap& gap) {
    bool isMoved = false;
    forEachTrack(clip, [&](const auto& track) { isMoved = isMoved || changes(track, gap); });
    return !isMoved;
  });
  return gaps;
}

}  // namespace furitsuke::exchange
