// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/frame.h"
#include "core/motion/tempo_map.h"
#include "core/operations/operation.h"
#include "core/operations/time/time_warp.h"

// Where a motion has poses, and to which beats they move. Used inside core/operations only.
namespace furitsuke::operations {

/// How fast the body moves at each frame of a range, smoothed: the hands, feet, hips and head of the model in units per
/// frame, or the chosen bones if the model is unknown or has none of these. Counts the samples with the control; when
/// it stops, the result is incomplete.
[[nodiscard]] std::vector<double> bodySpeeds(const OperationInput& in, FrameRange frames);

/// The indices of the clear minima of a curve, or of its maxima, that are at least `apart` from each other; of two that
/// are closer the clearer one. Of a level minimum the start.
[[nodiscard]] std::vector<Frame> extremesOf(const std::vector<double>& curve, bool isMaximum, Frame apart);

/// The parts of the music that poses move to.
enum class BeatGrid { Beats, HalfBeats, Bars };

/// The frame of the grid that is nearest to a frame. Not for an empty map.
[[nodiscard]] double nearestOnGrid(const motion::TempoMap& beats, BeatGrid grid, double frame);

/// A warp of the frames of a range, whose ends stay, that moves poses to the grid. A pose that is farther than
/// `farthest` from it, or that would change the speed too much, is not among the points.
[[nodiscard]] std::vector<WarpPoint> posesOnGrid(const std::vector<Frame>& poses, FrameRange range,
                                                 const motion::TempoMap& beats, BeatGrid grid, Frame farthest);

}  // namespace furitsuke::operations
