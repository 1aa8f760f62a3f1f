// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/io/json/json_reader.h"
#include "core/io/json/json_text.h"
#include "core/motion/accessory_keys.h"

// Keys that place a prop, in annotation files and in projects.
namespace furitsuke::io {

void writeAccessoryKey(JsonText& json, const motion::AccessoryKey& key);
/// An array of keys, which are then in their order.
void readAccessoryKeys(JsonReader& json, std::vector<motion::AccessoryKey>& keys);

}  // namespace furitsuke::io
