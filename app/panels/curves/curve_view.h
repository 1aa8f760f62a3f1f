// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <optional>

#include "core/motion/selected_curves.h"

namespace furitsuke::panels {

/// The playhead within a span whose curve belongs to one of the selected keys.
struct CurveMarker {
  double t = 0;             ///< fraction of the span, 0..1
  motion::CurveSet curves;  ///< of the key at the end of that span
  friend bool operator==(const CurveMarker&, const CurveMarker&) = default;
};

/// Everything that the canvas draws.
struct CurveView {
  motion::SelectedCurves selected;
  motion::CurveChannels active;  ///< channels that are shown and edited; a subset of selected.channels
  FrameRange span;  ///< the span of the selected key; empty for several keys and for the first key of a track
  std::optional<CurveMarker> marker;
};

/// A short text for buttons and labels: "X", "R".
[[nodiscard]] QString channelLetter(motion::CurveChannel channel);
/// "X", "Rotation", "View angle".
[[nodiscard]] QString channelText(motion::CurveChannel channel);
/// The names of a set: "X, Z, Rotation".
[[nodiscard]] QString channelTexts(motion::CurveChannels channels);
/// The color of the channel in the current theme.
[[nodiscard]] QColor channelColor(motion::CurveChannel channel);
/// "Ease in"; the id itself for a preset without a text.
[[nodiscard]] QString presetText(std::string_view id);
/// A short form of presetText() that fits below a small picture: "In".
[[nodiscard]] QString presetShortText(std::string_view id);

/// Calls f(channel) for each channel of the set, in order.
template <class F>
void forEachChannel(motion::CurveChannels channels, F&& f) {
  for (std::size_t i = 0; i < motion::kCurveChannelCount; ++i) {
    if (channels.contains(motion::CurveChannel(i))) f(motion::CurveChannel(i));
  }
}

}  // namespace furitsuke::panels
