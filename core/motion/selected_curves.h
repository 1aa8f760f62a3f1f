// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/motion/curve_edits.h"

namespace furitsuke::motion {

/// The curves of the selected keys in one channel.
struct ChannelCurves {
  /// The maximum length of `different`: enough curves to show that they differ, and few enough to draw.
  static constexpr std::size_t kMaxListed = 12;

  std::size_t keyCount = 0;      ///< selected keys that have the channel
  std::vector<Curve> different;  ///< without duplicates, in order of appearance; the first is that of the first key
  bool mixedX1 = false, mixedY1 = false, mixedX2 = false, mixedY2 = false;

  [[nodiscard]] bool isMixed() const noexcept { return mixedX1 || mixedY1 || mixedX2 || mixedY2; }
};

/// A key that has curves.
struct CurveKey {
  TrackId track;
  Frame frame = 0;
  friend bool operator==(const CurveKey&, const CurveKey&) = default;
};

/// A summary of the curves of a selection for a curve editor. Only bone and camera keys count.
struct SelectedCurves {
  std::size_t keyCount = 0;
  std::size_t trackCount = 0;
  std::size_t firstKeyCount = 0;     ///< keys at frame 0, whose curves have no effect
  std::size_t adjacentKeyCount = 0;  ///< keys one frame after the previous one: no frame in between
  CurveChannels channels;            ///< channels that at least one of the keys has
  CurveChannels moving;              ///< channels whose value changes in at least one of the governed spans
  std::array<ChannelCurves, kCurveChannelCount> byChannel;
  std::optional<CurveKey> first;  ///< in the order of tracks, then frames

  [[nodiscard]] const ChannelCurves& channel(CurveChannel c) const { return byChannel[static_cast<std::size_t>(c)]; }
};

/// Linear in the number of selected keys.
[[nodiscard]] SelectedCurves selectedCurves(const Motion& motion, const KeySelection& selection);
/// Combines several channels, for an editor that changes all of them at once.
[[nodiscard]] ChannelCurves combinedCurves(const SelectedCurves& selected, CurveChannels channels);

/// The span that the curve of the key at `frame` governs: from the previous key to this one, or from frame 0, where
/// MMD has the rest value of a track that starts later. Empty at frame 0 and if there is no key at `frame`.
[[nodiscard]] FrameRange governedSpan(const Motion& motion, TrackId track, Frame frame);

/// The channels whose value differs between the two ends of the span that ends at the key at `frame`. In other channels
/// the curve has no visible effect. Rotations that differ only by sign are equal.
[[nodiscard]] CurveChannels movingChannels(const Motion& motion, TrackId track, Frame frame);

/// A position within the span that a key governs.
struct SpanPosition {
  CurveKey key;
  double t = 0;  ///< 0 at the previous key, 1 at the key itself
};

/// The position of `frame` in a span governed by a selected key, in the first track with such a span; nothing if there
/// is none.
[[nodiscard]] std::optional<SpanPosition> positionInSelectedSpans(const Motion& motion, const KeySelection& selection,
                                                                  Frame frame);

}  // namespace furitsuke::motion
