// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <string>
#include <vector>

#include "core/eval/sample.h"
#include "core/motion/operations/operation_result.h"
#include "core/motion/track.h"

// Keys of a bone whose motion is worked out from that of others.
namespace furitsuke {

/// Spans of more frames, twenty minutes, are tried at so many frames only, and never baked: a lone key at the end of
/// time must not cost a key for every frame before it.
inline constexpr Frame kLongestBake = 36'000;

/// How far keys may stray from the exact motion between them, at whole frames.
struct ComposeLimits {
  double distance = 0.002;  ///< model units
  double degrees = 0.02;
};

/// What became of it.
struct ComposeReport {
  double distance = 0;  ///< the largest error at a whole frame; model units
  Frame distanceAt = 0;
  double degrees = 0;
  Frame degreesAt = 0;
  std::size_t bakedSpans = 0;  ///< spans for which no curve was near enough: they have a key at every frame

  /// Adds what was lost on the bone of this name to the errors of a result.
  void addTo(OperationResult& result, const std::string& bone, const ComposeLimits& limits) const;
};

/// The motion of the bone from the moments of the inputs, in their order; `physics` of the answer has no part in it.
using ComposeFunction = std::function<BoneSample(std::span<const BoneSample>)>;

/// Keys at `knots` (ascending) with the value of `compose` there. Each span gets, channel by channel, the curve of the
/// inputs that fits best: any input's part of its own span, on any axis, or a straight line. A span that none fits
/// within the limits is baked, unless it is longer than kLongestBake. Of the first knot, and of what steps, the first
/// input has the say; sources are not set.
[[nodiscard]] Keys<BoneKey> composeKeys(std::span<const Track<BoneKey>* const> inputs, std::span<const Frame> knots,
                                        const ComposeFunction& compose, const ComposeLimits& limits,
                                        ComposeReport& report);

/// The part of a curve from the fraction `from` to `to` of its span, 0 <= from < to <= 1, as near as whole numbers get.
[[nodiscard]] Curve partOfCurve(const Curve& curve, double from, double to);

/// The frames of all these tracks, ascending.
[[nodiscard]] std::vector<Frame> unitedFrames(std::span<const Track<BoneKey>* const> tracks);

}  // namespace furitsuke
