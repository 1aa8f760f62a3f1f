// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <string>
#include <vector>

#include "core/eval/sample.h"
#include "core/motion/track.h"
#include "core/operations/operation_result.h"

// Keys of a bone whose motion is computed from other bones.
namespace furitsuke::operations {

/// Longer spans (twenty minutes) are never baked, and are sampled at kLongSpanSamples frames only: a single key at a
/// very late frame must not create a key on every frame before it.
inline constexpr Frame kLongestBake = 36'000;

/// About the number of frames at which a span that is longer than kLongestBake is sampled.
inline constexpr Frame kLongSpanSamples = 2'000;

/// The distance of the frames at which a span between two keys is sampled: 1 up to kLongestBake.
[[nodiscard]] constexpr Frame sampleStep(FrameRange span) {
  const Frame between = span.last - span.first - 1;
  return between < kLongestBake ? 1 : 1 + between / kLongSpanSamples;
}

/// The allowed errors between keys, at whole frames.
struct ComposeLimits {
  double distance = 0.002;  ///< model units
  double degrees = 0.02;
};

/// The errors of composed keys.
struct ComposeReport {
  double distance = 0;  ///< the largest error at a whole frame; model units
  Frame distanceAt = 0;
  double degrees = 0;
  Frame degreesAt = 0;
  std::size_t bakedSpans = 0;  ///< spans without a curve within the limits: they have a key at every frame

  /// Adds the errors, for the bone of this name, to a result.
  void addTo(OperationResult& result, const std::string& bone, const ComposeLimits& limits) const;
};

/// The sample of the bone from samples of the inputs, in their order; `physics` of the result is ignored.
using ComposeFunction = std::function<eval::BoneSample(std::span<const eval::BoneSample>)>;

/// Keys at `knots` (ascending) with the value of `compose` there. Each channel of a span gets the best fitting curve:
/// the corresponding part of a curve of any input, on any axis, or a straight line. A span without a curve within the
/// limits is baked, unless it is longer than kLongestBake. The curves of the first knot and the physics flags are those
/// of the first input; sources are not set. `rule`: of the inputs, at knots before their first keys. Counts the keys of
/// baked spans and the samples with `control`; when it stops, the keys are incomplete.
[[nodiscard]] motion::Keys<motion::BoneKey> composeKeys(std::span<const motion::Track<motion::BoneKey>* const> inputs,
                                                        std::span<const Frame> knots, const ComposeFunction& compose,
                                                        const ComposeLimits& limits, ComposeReport& report,
                                                        OperationControl& control,
                                                        eval::PreExtrapolation rule = eval::PreExtrapolation::Rest);

/// The part of a curve from the fraction `from` to `to` of its span, 0 <= from < to <= 1, rounded to integers.
[[nodiscard]] motion::Curve partOfCurve(const motion::Curve& curve, double from, double to);

/// The frames of all tracks, ascending.
[[nodiscard]] std::vector<Frame> unitedFrames(std::span<const motion::Track<motion::BoneKey>* const> tracks);

}  // namespace furitsuke::operations
