// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/io/json/json_reader.h"
#include "core/io/json/json_text.h"
#include "core/motion/places/place_keys.h"

// Keys that place a prop, in annotation files and in projects.
namespace furitsuke::io {

void writePlaceKey(JsonText& json, const motion::PlaceKey& key);
/// An array of keys, which are then in their order.
void readPlaceKeys(JsonReader& json, std::vector<motion::PlaceKey>& keys);

}  // namespace furitsuke::io
