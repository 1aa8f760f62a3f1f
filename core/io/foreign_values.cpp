// SPDX-License-Identifier: MIT
#include "core/io/foreign_values.h"

#include <cmath>
#include <cstddef>
#include <limits>

#include "core/base/cp932.h"
#include "core/base/utf8.h"

namespace furitsuke::io {

std::string encodedWithQuestionMarks(std::string_view text) {
  std::string bytes;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = utf8::characterAt(text, at).size;
    const cp932::Encoded one = cp932::encode(text.substr(at, size));
    bytes += one.ok() && size != 0 ? one.bytes : "?";
    at += size == 0 ? 1 : size;
  }
  return bytes;
}

std::uint32_t wholeFov(double degrees) {
  constexpr auto kMaxFov = static_cast<double>(std::numeric_limits<std::uint32_t>::max());
  const double whole = std::nearbyint(degrees);
  if (!(whole > 0)) return 0;
  return whole >= kMaxFov ? std::numeric_limits<std::uint32_t>::max() : static_cast<std::uint32_t>(whole);
}

}  // namespace furitsuke::io
