// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include "core/eval/channels/value_channel.h"

namespace furitsuke::panels {

/// "Translation X", "Weight".
[[nodiscard]] QString channelText(eval::ValueChannel channel);
/// A short label for the end of a line: "X", "RX".
[[nodiscard]] QString channelMark(eval::ValueChannel channel);
/// The color of a channel in the current theme. Channels with the same letter have the same hue; rotations and
/// directions are paler.
[[nodiscard]] QColor channelColor(eval::ValueChannel channel);
/// The name of a bone or morph, or a fixed text such as "Camera".
[[nodiscard]] QString graphTrackText(const motion::Motion& motion, motion::TrackId track);
/// A value with its unit, rounded as is useful for its channel: "12.500°", "0.250".
[[nodiscard]] QString channelValueText(eval::ValueChannel channel, double value);

}  // namespace furitsuke::panels
