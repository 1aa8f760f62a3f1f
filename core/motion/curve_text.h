// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/motion/curve_edits.h"

namespace furitsuke::motion {

/// "x", "y", "z", "rotation", "distance", "fov".
[[nodiscard]] std::string_view curveChannelName(CurveChannel channel);
/// The channel with that name; "all" gives every channel. For another name, an Error that lists the valid ones.
[[nodiscard]] Result<CurveChannels> curveChannelsFromName(std::string_view name);

/// "20,20,107,107": x1, y1, x2, y2.
[[nodiscard]] std::string curveToText(const Curve& curve);
/// Four whole numbers 0..127 separated by commas; spaces around them are ignored.
[[nodiscard]] Result<Curve> curveFromText(std::string_view text);

/// One line "rotation 20,20,107,107" for each channel of the set.
[[nodiscard]] std::string curveSetToText(const CurveSet& set);
/// Lines of that form, or a single "20,20,107,107", which applies to every channel. Empty lines are ignored.
[[nodiscard]] Result<CurveSet> curveSetFromText(std::string_view text);

}  // namespace furitsuke::motion
