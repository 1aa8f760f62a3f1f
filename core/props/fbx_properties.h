// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/exchange/fbx_builder.h"
#include "core/props/fbx_records.h"

namespace furitsuke::props {

/// The properties of a record, up to the first one that is damaged or of an unknown type. Smaller integers are 32 bits,
/// floats are doubles; arrays of doubles are floats. Compressed arrays have at most as many numbers as two hours of
/// keys.
[[nodiscard]] std::vector<exchange::FbxProperty> fbxProperties(ByteView fbx, const FbxRecord& record);

/// The part of the name of an object before its class.
[[nodiscard]] std::string_view fbxNameOf(std::string_view name);

}  // namespace furitsuke::props
