// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/base/name.h"
#include "core/base/result.h"
#include "core/io/json/json_reader.h"
#include "core/io/name_bytes.h"

namespace furitsuke::io {

/// A name from the members NAME and NAMEBytes of an object.
struct JsonName {
  std::string text;
  std::optional<std::string> bytes;

  void readBytes(JsonReader& json) {
    std::string digits;
    json.string(digits);
    Result<std::string> decoded = bytesFromHex(digits);
    if (!decoded) return json.fail(decoded.error().reason);
    bytes = *std::move(decoded);
  }

  [[nodiscard]] Name resolve(JsonReader& json) const {
    if (!json.ok()) return {};
    if (bytes) return Name::fromBytes(*bytes);
    Result<Name> name = Name::fromText(text);
    if (name.ok()) return std::move(*name);
    json.fail({Core::trWith("the name %1 cannot be stored: %2"), text, name.error().reason});
    return {};
  }
};

}  // namespace furitsuke::io
