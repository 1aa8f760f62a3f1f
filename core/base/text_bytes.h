// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/bytes.h"

// Texts in what processes of this program send each other: the length as u32, then the bytes.
namespace furitsuke {
inline namespace base {

inline void writeText(ByteWriter& out, std::string_view text) {
  out.write(static_cast<std::uint32_t>(text.size()));
  out.write(asBytes(text));
}
inline std::string readText(ByteReader& in) {
  const auto size = in.read<std::uint32_t>();
  return std::string(asChars(in.take(size)));
}

}  // namespace base
}  // namespace furitsuke
