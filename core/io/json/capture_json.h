// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/json/json_reader.h"
#include "core/io/json/json_text.h"
#include "core/motion/captured_keys.h"

// The member "capture" of an annotation file, what was recorded for the motion:
//   "capture": {
//     "takes": [[0, 2699]],
//     "bones": [{ "name": "...", "frames": [[0, 1200], [1269, 2699]], "translations": "...", "rotations": "..." }],
//     "morphs": [{ "name": "...", "frames": [[0, 2699]], "weights": "..." }] }
// `frames` are the first and the last of frames that follow each other. The values are base64 of little-endian floats
// of 32 bits: x, y, z; x, y, z, w; or a weight, for each frame, or once if they are the same at all frames. Without
// translations or rotations the bone is at rest.
namespace furitsuke::io {

/// Appends the value of the member.
void writeCapture(JsonText& json, const motion::CapturedKeys& captured);
[[nodiscard]] motion::CapturedKeys readCapture(JsonReader& json);

}  // namespace furitsuke::io
