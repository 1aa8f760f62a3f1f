// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/motion/motion.h"

// A motion as JSON text, for scripts: format "furitsuke.motion", version 1. Values are exactly those of the keys:
// floats as the shortest text that reads back to the same bits, always with a point or an exponent; NaN and infinities
// as the strings "nan", "inf", "-inf"; curves as the file's bytes x1 y1 x2 y2. A name whose bytes its text cannot give
// back carries them as hexadecimal digits beside it (`nameBytes`, `modelNameBytes`), which win on reading.
namespace furitsuke {

/// UTF-8 with a line per key, ended by a line feed. Tracks without keys are left out.
[[nodiscard]] std::string motionToJson(const Motion& motion);

/// One key as an object with the same members but its frame: `{ "weight": 0.5 }`. The key must exist.
[[nodiscard]] std::string keyToJson(const Motion& motion, TrackId track, std::size_t index);

struct ParsedMotion {
  Motion motion;
  /// Keys that were given twice for one frame of a track (the last counts), by "json.key.duplicate".
  Diagnostics diagnostics;
};

/// Keys may come in any order and a track in several parts. An Error names the byte and, as its section, the JSON path
/// of a member that is missing or wrong.
[[nodiscard]] Result<ParsedMotion> motionFromJson(std::string_view text);

}  // namespace furitsuke
