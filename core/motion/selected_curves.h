// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/motion/curve_operations.h"

namespace furitsuke {

/// What the selected keys have in one channel.
struct ChannelCurves {
  /// How many different curves are listed at most: enough to show that they differ, few enough to draw.
  static constexpr std::size_t kMaxListed = 12;

  std::size_t keyCount = 0;      ///< selected keys that have the channel
  std::vector<Curve> different;  ///< each once, in order of appearance; the first is that of the first key
  bool mixedX1 = false, mixedY1 = false, mixedX2 = false, mixedY2 = false;

  [[nodiscard]] bool isMixed() const noexcept { return mixedX1 || mixedY1 || mixedX2 || mixedY2; }
};

/// A key that has curves.
struct CurveKey {
  TrackId track;
  Frame frame = 0;
  friend bool operator==(const CurveKey&, const CurveKey&) = default;
};

/// What an editor of curves needs to know of a selection. Only bone and camera keys count.
struct SelectedCurves {
  std::size_t keyCount = 0;
  std::size_t trackCount = 0;
  std::size_t firstKeyCount = 0;     ///< keys that are the first of their track: their curves have no effect
  std::size_t adjacentKeyCount = 0;  ///< keys one frame after the one before: nothing lies between
  CurveChannels channels;            ///< that at least one of the keys has
  CurveChannels moving;              ///< that change their value in at least one of the governed spans
  std::array<ChannelCurves, kCurveChannelCount> byChannel;
  std::optional<CurveKey> first;  ///< in the order of tracks, then frames

  [[nodiscard]] const ChannelCurves& channel(CurveChannel c) const { return byChannel[static_cast<std::size_t>(c)]; }
};

/// Linear in the number of selected keys.
[[nodiscard]] SelectedCurves selectedCurves(const Motion& motion, const KeySelection& selection);
/// Several channels taken together, as an editor shows them that changes all of them at once.
[[nodiscard]] ChannelCurves combinedCurves(const SelectedCurves& selected, CurveChannels channels);

/// The span that the curve of the key at `frame` governs: from the key before to this one. Empty when the key is the
/// first of its track, or is no key.
[[nodiscard]] FrameRange governedSpan(const Motion& motion, TrackId track, Frame frame);

/// The channels whose value differs at the two ends of the span that ends at this key. In the others the span is
/// constant and the curve cannot be seen. Rotations that differ only by sign are the same.
[[nodiscard]] CurveChannels movingChannels(const Motion& motion, TrackId track, Frame frame);

/// A place within the span that a key governs.
struct SpanPosition {
  CurveKey key;
  double t = 0;  ///< 0 at the key before, 1 at the key itself
};

/// Where `frame` lies in a span that one of the selected keys governs; the first track that has one decides. Nothing
/// when it lies outside of all of them.
[[nodiscard]] std::optional<SpanPosition> positionInSelectedSpans(const Motion& motion, const KeySelection& selection,
                                                                  Frame frame);

}  // namespace furitsuke
