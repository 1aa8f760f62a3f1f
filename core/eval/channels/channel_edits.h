// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>

#include "core/eval/channels/channel_curve.h"
#include "core/eval/channels/channel_points.h"
#include "core/motion/key_edits.h"

// Edits of keys in the graph.
namespace furitsuke::eval {

/// A change of one channel in the keys of some tracks.
struct ChannelShift {
  ValueChannel channel = ValueChannel::TranslationX;
  double by = 0;  ///< in the unit of the channel
  /// The tracks whose keys change; for an Euler channel with the angles before the change.
  std::map<motion::TrackId, UnrolledRotations> tracks;
  PreExtrapolation rule = PreExtrapolation::Rest;  ///< whether the first key of a track ends a span from rest
};

/// Moves the selected keys in time, as moveKeys() does, and changes one channel of those in the tracks of `shift`.
/// Values stop at the limits of the channel. RotationAngle rotates about the axis of the span; a key without rotation
/// in its span has no axis and does not change.
[[nodiscard]] motion::Edit shiftKeys(const motion::Motion& motion, const motion::KeySelection& selection,
                                     std::int64_t frames, const ChannelShift& shift, motion::FrameZeroRule rule);

/// The first handle of a curve, near the start of its span, or the second.
enum class CurveHandle { First, Second };

/// The position in the graph of a handle of the span that ends at `later`.
[[nodiscard]] ChannelPoint handlePoint(const ChannelCurve& curve, std::size_t later, CurveHandle handle);
/// The curve bytes that move the handle nearest to a point: x and y on the grid of 0..127. If the value of the span is
/// constant, y has no effect and the y byte is kept.
[[nodiscard]] motion::CurvePatch handlePatch(const ChannelCurve& curve, std::size_t later, CurveHandle handle,
                                             const ChannelPoint& point);
/// Whether handles of the span that ends at `later` are shown: it needs a curve, frames between its keys, and a change
/// of value.
[[nodiscard]] bool hasHandles(const ChannelCurve& curve, std::size_t later);

}  // namespace furitsuke::eval
