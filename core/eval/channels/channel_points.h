// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/eval/channels/channel_curve.h"

namespace furitsuke::eval {

struct ChannelPoint {
  double frame = 0;
  double value = 0;
  friend bool operator==(const ChannelPoint&, const ChannelPoint&) = default;
};

/// The pixel columns into which a graph is drawn.
struct PlotColumns {
  double first = 0;            ///< frame at the left edge of the first column
  double framesPerColumn = 1;  ///< > 0
  int count = 0;
};

/// The polyline of the curve within the columns: points in ascending time, at most four per column (first, lowest,
/// highest, last), or two (lowest, highest) for a column with more points. The extent of every column covers its keys
/// exactly, and separate keys are points of their own. Nothing outside is evaluated; straight spans take two points. No
/// points without keys.
[[nodiscard]] std::vector<ChannelPoint> channelPoints(const ChannelCurve& curve, const PlotColumns& columns);

}  // namespace furitsuke::eval
