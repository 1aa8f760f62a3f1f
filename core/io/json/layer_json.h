// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/json/json_reader.h"
#include "core/io/json/json_text.h"
#include "core/motion/layers/stored_layers.h"

// The member "layers" of an annotation file:
//   "layers": {
//     "list": [{ "name": "arms", "mode": "add", "muted": true, "solo": true,
//                "weights": [{ "frame": 0, "weight": 0.5 }],
//                "tracks": { "bones": [{ "name": "...", "keys": [...] }], "morphs": [...] } }],
//     "replaced": [{ "kind": "bone", "name": "...", "first": 0, "last": 120, "flat": "0123456789abcdef",
//                    "keys": [...] }] }
// from the lowest to the highest layer. `replaced` has the keys of the motion itself that flattening has replaced in
// the motion file, and `flat` identifies the keys that are there instead. Keys: see track_json.h.
namespace furitsuke::io {

/// Appends the value of the member.
void writeLayers(JsonText& json, const motion::StoredLayers& layers);
[[nodiscard]] motion::StoredLayers readLayers(JsonReader& json);

}  // namespace furitsuke::io
