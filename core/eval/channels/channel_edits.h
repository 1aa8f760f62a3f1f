// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>

#include "core/eval/channels/channel_curve.h"
#include "core/eval/channels/channel_points.h"
#include "core/motion/operations.h"

// What a graph does to keys, as edits.
namespace furitsuke {

/// A change of one channel in the keys of some tracks.
struct ChannelShift {
  ValueChannel channel = ValueChannel::TranslationX;
  double by = 0;  ///< in the channel's own numbers
  /// The tracks whose keys change; for an Euler channel with the angles from before the change.
  std::map<TrackId, UnrolledRotations> tracks;
};

/// Moves the selected keys in time, as moveKeys() does, and on the way changes one channel of those in the tracks of
/// `shift`. Values stop at the limits of the channel. A turn of RotationAngle goes about the axis of the span; a key
/// that is turned nowhere has none and stays.
[[nodiscard]] EditProposal shiftKeys(const Motion& motion, const KeySelection& selection, std::int64_t frames,
                                     const ChannelShift& shift, FrameZeroRule rule);

/// The first handle of a curve, near the start of its span, or the second.
enum class CurveHandle { First, Second };

/// Where a handle of the span that ends at `later` stands in the graph.
[[nodiscard]] ChannelPoint handlePoint(const ChannelCurve& curve, std::size_t later, CurveHandle handle);
/// The bytes that bring it nearest to a point: x and y on the grid of 0..127. Where a span goes neither up nor down the
/// height means nothing, and the y byte stays.
[[nodiscard]] CurvePatch handlePatch(const ChannelCurve& curve, std::size_t later, CurveHandle handle,
                                     const ChannelPoint& point);
/// Whether the span that ends at `later` has handles to be seen: a curve, room between its keys, and a way up or
/// down.
[[nodiscard]] bool hasHandles(const ChannelCurve& curve, std::size_t later);

}  // namespace furitsuke
