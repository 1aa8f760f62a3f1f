// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/motion/motion.h"

// A motion as JSON text, for scripts: format "furitsuke.motion", version 1. Values are exactly those of the keys:
// floats are the shortest text that reads back to the same bits, always with a decimal point or an exponent; NaN and
// infinities are the strings "nan", "inf", "-inf"; curves are the bytes x1 y1 x2 y2 of a VMD. A name whose bytes cannot
// be restored from its text also has them as hexadecimal digits (`nameBytes`, `modelNameBytes`), which take precedence
// when reading. resources/doc/motion.schema.json describes every member; resources/doc/json.md is an introduction.
namespace furitsuke::io {

enum class JsonStyle : std::uint8_t {
  Whole,    ///< all members of each key
  Minimal,  ///< without members that have the value of a new key (motion::restKey), and without empty lists
};

/// UTF-8 with one line per key; ends with a line feed. Tracks without keys are omitted.
[[nodiscard]] std::string motionToJson(const motion::Motion& motion, JsonStyle style = JsonStyle::Whole);

/// A key as an object with the same members except its frame: `{ "weight": 0.5 }`. The key must exist.
[[nodiscard]] std::string keyToJson(const motion::Motion& motion, motion::TrackId track, std::size_t index);

struct ParsedMotion {
  motion::Motion motion;
  /// Repeated keys on a frame of a track, as "json.key.duplicate"; the last one is used. Members that the format does
  /// not have, as "json.member.unknown"; they are ignored.
  Diagnostics diagnostics;
};

/// Only the format, the version, names, frames, weights and IK states are required: other members that are missing have
/// the values of a new key (motion::restKey), a missing list is empty. "curve" sets all curves of a key that "curves"
/// does not name. Keys may be in any order, and a track may be in several parts. An Error has the byte offset and, as
/// its section, the JSON path of the missing or invalid member.
[[nodiscard]] Result<ParsedMotion> motionFromJson(std::string_view text);

}  // namespace furitsuke::io
