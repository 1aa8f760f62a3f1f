// SPDX-License-Identifier: MIT
#include "core/operations/keys/pose_keys.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "core/eval/sampled_key.h"
#include "core/operations/key_steps.h"

namespace furitsuke::operations {

namespace {

using BoneTrack = motion::Track<motion::BoneKey>;

/// The frames of the keys of a run, ascending.
std::vector<Frame> keyFrames(const BoneTrack& track, const BoneSpans& spans, const motion::KeyRun& run,
                             std::span<const Frame> poses) {
  const Frame first = track.frames()[run.first];
  const Frame last = track.frames()[run.end - 1];
  std::vector<Frame> frames{first, last};
  bool isStill = true;
  for (std::size_t i = run.first + 1; i < run.end; ++i) {
    isStill = isStill && spans.isStill(i);
    if (isStep(track.values()[i - 1], track.values()[i])) frames.push_back(track.frames()[i]);
  }
  if (!isStill) {
    const auto from = std::ranges::upper_bound(poses, first);
    frames.insert(frames.end(), from, std::lower_bound(from, poses.end(), last));
  }
  std::ranges::sort(frames);
  frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
  return frames;
}

}  // namespace

motion::Keys<motion::BoneKey> keysOnPoses(const BoneTrack& track, const motion::KeyRuns& runs,
                                          std::span<const Frame> poses, const BoneTolerance& tolerance,
                                          const OperationControl& control, PoseMemory::Curves& known) {
  constexpr std::size_t kMostKnown = 4096;
  if (known.size() > kMostKnown) known.clear();
  BoneSpans spans(track, tolerance);
  motion::Keys<motion::BoneKey> keys;
  const SpanSearch search{
      .scale = 1, .acceptBelow = 1, .rejectAbove = std::numeric_limits<double>::infinity(), .usesKnown = false};
  for (const motion::KeyRun& run : runs) {
    const std::vector<Frame> frames = keyFrames(track, spans, run, poses);
    bool isLoaded = false;
    keys.append(frames.front(), track.values()[run.first], track.sources()[run.first]);
    std::size_t before = run.first;  // the last key of the track up to the previous frame
    for (std::size_t i = 1; i < frames.size() && !control.isCanceled(); ++i) {
      const std::size_t at = track.lowerBound(frames[i]);
      const bool hasKey = track.frames()[at] == frames[i];
      motion::BoneKey key = hasKey ? track.values()[at] : eval::sampledKey(track, frames[i]);
      const bool isOwnSpan = hasKey && at == before + 1 && track.frames()[before] == frames[i - 1];
      if (!isOwnSpan) {
        const auto [place, isNew] = known.try_emplace({frames[i - 1], frames[i]}, key.curves);
        if (isNew) {
          if (!isLoaded) spans.loadFrames({frames.front(), frames.back()});
          isLoaded = true;
          if (!spans.fitFrames({frames[i - 1], frames[i]}, search, key)) key.curves.fill(motion::kLinearCurve);
          place->second = key.curves;
        }
        key.curves = place->second;
      }
      keys.append(frames[i], key, hasKey ? track.sources()[at] : motion::kNoSource);
      before = hasKey ? at : at - 1;
    }
  }
  return keys;
}

}  // namespace furitsuke::operations
