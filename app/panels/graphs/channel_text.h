// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include "core/eval/channels/value_channel.h"

namespace furitsuke::panels {

/// "Translation X", "Weight".
[[nodiscard]] QString channelText(eval::ValueChannel channel);
/// A few letters for the end of a line: "X", "RX".
[[nodiscard]] QString channelMark(eval::ValueChannel channel);
/// In the current theme. Channels of the same letter have the same hue; rotations and directions are paler.
[[nodiscard]] QColor channelColor(eval::ValueChannel channel);
/// The name of a bone or morph, or "Camera" and so on.
[[nodiscard]] QString graphTrackText(const motion::Motion& motion, motion::TrackId track);
/// A value with the digits that matter for its channel, and its unit: "12.5°", "0.25".
[[nodiscard]] QString channelValueText(eval::ValueChannel channel, double value);

}  // namespace furitsuke::panels
