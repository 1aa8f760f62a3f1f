// SPDX-License-Identifier: MIT
#include "core/eval/insert_key.h"

#include <type_traits>
#include <utility>

#include "core/eval/curve_fit.h"
#include "core/eval/layered_values.h"
#include "core/eval/sampled_key.h"
#include "core/motion/selected_curves.h"

namespace furitsuke::eval {

namespace {

/// Splits the curves of the span that ends at `later`. Channels with a constant value keep their curve, so that the
/// next key is not edited without need.
template <class Value>
void splitCurves(Value& key, Value& later, Frame before, Frame after, motion::CurveChannels moving) {
  for (std::size_t i = 0; i < later.curves.size(); ++i) {
    if (!moving.contains(static_cast<motion::CurveChannel>(i))) continue;
    const CurveHalves halves = splitCurveBetweenFrames(later.curves[i], before, after);
    key.curves[i] = halves.before;
    later.curves[i] = halves.after;
  }
}

template <class Value>
Value insertedKey(motion::EditBuilder& builder, const motion::Motion& motion, motion::TrackId id,
                  const motion::Track<Value>& track, Frame frame, motion::CurveChannels cut, PreExtrapolation rule) {
  Value key = sampledKey(track, frame, rule);
  if constexpr (std::is_same_v<Value, motion::BoneKey> || std::is_same_v<Value, motion::CameraKey>) {
    const std::size_t at = track.lowerBound(frame);
    const bool isInSpan = at > 0 ? at < track.size() : frame > 0 && startsFromRest(track.frames(), rule);
    if (isInSpan) {
      const Frame last = track.frames()[at];
      const Frame first = at == 0 ? 0 : track.frames()[at - 1];
      Value later = track.values()[at];
      splitCurves(key, later, frame - first, last - frame, motion::movingChannels(motion, id, last) & cut);
      if (!(later == track.values()[at])) builder.set(id, last, std::move(later));
    }
  }
  return key;
}

}  // namespace

motion::Edit insertSampledKey(const motion::Motion& motion, motion::TrackId track, Frame frame, PreExtrapolation rule) {
  motion::EditBuilder builder(motion);
  const bool isOnLayer = motion::isOnLayer(motion);
  if (isOnLayer) rule = kPreExtrapolationOfLayers;
  motion.visit(track, [&](const auto& keys) {
    if (keys.hasKey(frame)) return;
    if (!isOnLayer) addRestKey(builder, track, keys, frame);
    builder.set(track, frame, insertedKey(builder, motion, track, keys, frame, motion::kAllCurveChannels, rule));
  });
  motion::Edit proposal{.keys = builder.build(), .selection = motion::KeySelection{}};
  proposal.selection->add(track, frame);
  return proposal;
}

motion::BoneKey keyToRegister(motion::EditBuilder& builder, const motion::Motion& motion, motion::TrackId bone,
                              Frame frame, motion::CurveChannels cut, PreExtrapolation rule) {
  const motion::Track<motion::BoneKey>& track = motion.bones[bone.index].keys;
  const motion::BoneKey* existing = track.find(frame);
  return existing != nullptr ? *existing : insertedKey(builder, motion, bone, track, frame, cut, rule);
}

}  // namespace furitsuke::eval
