// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include "core/eval/channels/value_channel.h"

namespace furitsuke {

/// "Translation X", "Weight".
[[nodiscard]] QString channelText(ValueChannel channel);
/// A few letters for the end of a line: "X", "RX".
[[nodiscard]] QString channelMark(ValueChannel channel);
/// In the theme in force. What has the same letter has the same hue; rotations and directions are paler.
[[nodiscard]] QColor channelColor(ValueChannel channel);
/// The name of a bone or morph, or "Camera" and the like.
[[nodiscard]] QString graphTrackText(const Motion& motion, TrackId track);
/// A value with as many digits as its channel can use, and its unit: "12.5°", "0.25".
[[nodiscard]] QString channelValueText(ValueChannel channel, double value);

}  // namespace furitsuke
