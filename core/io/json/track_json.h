// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/json/json_reader.h"
#include "core/io/json/json_text.h"
#include "core/motion/edit.h"
#include "core/motion/layers/layer_stack.h"

// Tracks of layers within other JSON texts, with the keys of motion_json.h. Members with the values of
// motion::restKey() are left out.
namespace furitsuke::io {

/// { "bones": [...], "morphs": [...] }, and "camera", "lights", "selfShadow" and "properties" if they have keys.
void writeLayerTracks(JsonText& json, const motion::LayerTracks& tracks);
[[nodiscard]] motion::LayerTracks readLayerTracks(JsonReader& json);

/// The list of the keys of a track.
void writeKeySpan(JsonText& json, const motion::KeySpan& keys);
/// Sorted by frame; the last of several keys on a frame is used.
[[nodiscard]] motion::KeySpan readKeySpan(JsonReader& json, motion::TrackKind kind);

}  // namespace furitsuke::io
