// SPDX-License-Identifier: MIT
#include "core/quality/motion_quality.h"

#include <algorithm>

#include "core/quality/quality_parts.h"
#include "core/quality/series_issues.h"

namespace furitsuke::quality {

namespace {

/// From frame 0 to the last key that moves a model.
FrameRange measuredFrames(const motion::Motion& motion) {
  Frame last = -1;
  for (const auto& track : motion.bones) {
    if (!track.keys.empty()) last = std::max(last, track.keys.frames().back());
  }
  for (const auto& track : motion.morphs) {
    if (!track.keys.empty()) last = std::max(last, track.keys.frames().back());
  }
  return {0, std::min(last, kMostMeasuredFrames - 1)};
}

}  // namespace

std::optional<MotionQuality> measureQuality(const motion::Motion& motion, const model::Model& model,
                                            eval::PreExtrapolation preExtrapolation, QualityControl* control) {
  QualityControl own;
  if (control == nullptr) control = &own;
  MotionQuality quality;
  for (const QualityKindInfo& info : qualityKinds()) quality.rows.push_back({.kind = info.kind});
  quality.frames = measuredFrames(motion);
  if (quality.frames.isEmpty()) return quality;
  const eval::Rig rig = eval::makeRig(model);
  const QualityInput in{motion, model, rig, preExtrapolation, quality.frames, *control};
  measureTracks(in, quality);
  if (!control->canceled) measureNoise(in, quality);
  if (!control->canceled) measurePoses(in, quality);
  if (control->canceled) return {};
  for (QualityRow& row : quality.rows) finishPlaces(row);
  control->progress = 1;
  return quality;
}

}  // namespace furitsuke::quality
