// SPDX-License-Identifier: MIT
#include "core/eval/insert_key.h"

#include <type_traits>
#include <utility>

#include "core/eval/curve_fit.h"
#include "core/eval/sampled_key.h"
#include "core/motion/selected_curves.h"

namespace furitsuke {

namespace {

/// Divides the curves of the span that ends at `later`; channels that rest keep what they have, so that a key whose
/// curve cannot be seen is not touched.
template <class Value>
void splitCurves(Value& key, Value& later, Frame before, Frame after, CurveChannels moving) {
  for (std::size_t i = 0; i < later.curves.size(); ++i) {
    if (!moving.contains(static_cast<CurveChannel>(i))) continue;
    const CurveHalves halves = splitCurveBetweenFrames(later.curves[i], before, after);
    key.curves[i] = halves.before;
    later.curves[i] = halves.after;
  }
}

template <class Value>
Value cutKey(EditBuilder& builder, const Motion& motion, TrackId id, const Track<Value>& track, Frame frame,
             CurveChannels cut) {
  Value key = sampledKey(track, frame);
  if constexpr (std::is_same_v<Value, BoneKey> || std::is_same_v<Value, CameraKey>) {
    const std::size_t at = track.lowerBound(frame);
    if (at > 0 && at < track.size()) {
      const Frame last = track.frames()[at];
      const Frame first = track.frames()[at - 1];
      Value later = track.values()[at];
      splitCurves(key, later, frame - first, last - frame, movingChannels(motion, id, last) & cut);
      if (!(later == track.values()[at])) builder.set(id, last, std::move(later));
    }
  }
  return key;
}

}  // namespace

EditProposal insertSampledKey(const Motion& motion, TrackId track, Frame frame) {
  EditBuilder builder(motion);
  motion.visit(track, [&](const auto& keys) {
    if (!keys.hasKey(frame)) builder.set(track, frame, cutKey(builder, motion, track, keys, frame, kAllCurveChannels));
  });
  EditProposal proposal{builder.build(), {}};
  proposal.selection.add(track, frame);
  return proposal;
}

BoneKey keyToRegister(EditBuilder& builder, const Motion& motion, TrackId bone, Frame frame, CurveChannels cut) {
  const Track<BoneKey>& track = motion.bones[bone.index].keys;
  const BoneKey* there = track.find(frame);
  return there != nullptr ? *there : cutKey(builder, motion, bone, track, frame, cut);
}

}  // namespace furitsuke
