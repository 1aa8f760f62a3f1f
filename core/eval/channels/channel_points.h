// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/eval/channels/channel_curve.h"

namespace furitsuke {

struct ChannelPoint {
  double frame = 0;
  double value = 0;
  friend bool operator==(const ChannelPoint&, const ChannelPoint&) = default;
};

/// The columns of pixels into which a graph is drawn.
struct PlotColumns {
  double first = 0;            ///< frame at the left edge of the first column
  double framesPerColumn = 1;  ///< > 0
  int count = 0;
};

/// The line to be drawn for the part of the curve within the columns: its points in the order of time, at most four a
/// column (first, lowest, highest, last), two (lowest, highest) where a column holds more than that. Every column
/// reaches exactly as far up and down as the keys in it do, and keys that stand apart are points themselves. What is
/// out of sight is not evaluated; straight spans cost two points. No points without keys.
[[nodiscard]] std::vector<ChannelPoint> channelPoints(const ChannelCurve& curve, const PlotColumns& columns);

}  // namespace furitsuke
