// SPDX-License-Identifier: MIT
#include "core/base/utf8.h"

#include <algorithm>

namespace furitsuke {
inline namespace base {
namespace utf8 {

Character characterAt(std::string_view text, std::size_t at) {
  const auto byteAt = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
  const unsigned char lead = byteAt(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  // C0 and C1 only start overlong forms, F5 and above only codes beyond U+10FFFF.
  if (lead < 0xC2 || lead > 0xF4 || text.size() - at < size) return {};
  char32_t code = lead & (0x7FU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byteAt(i) & 0xC0) != 0x80) return {};
    code = code << 6 | (byteAt(i) & 0x3FU);
  }
  constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < kSmallest[size] || surrogate || code > 0x10FFFF) return {};
  return {code, size};
}

bool isAscii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool isValid(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Character character = characterAt(text, at);
    if (character.size == 0) return false;
    at += character.size;
  }
  return true;
}

void append(std::string& text, char32_t code) {
  if (code < 0x80) {
    text.push_back(static_cast<char>(code));
    return;
  }
  if (code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) code = kReplacement;
  const auto tail = [&](int shift) { text.push_back(static_cast<char>(0x80 | ((code >> shift) & 0x3F))); };
  if (code < 0x800) {
    text.push_back(static_cast<char>(0xC0 | code >> 6));
  } else if (code < 0x10000) {
    text.push_back(static_cast<char>(0xE0 | code >> 12));
    tail(6);
  } else {
    text.push_back(static_cast<char>(0xF0 | code >> 18));
    tail(12);
    tail(6);
  }
  tail(0);
}

std::string sanitized(std::string_view text) {
  std::string clean;
  clean.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const Character character = characterAt(text, at);
    append(clean, character.code);
    at += std::max<std::size_t>(character.size, 1);
  }
  return clean;
}

}  // namespace utf8
}  // namespace base
}  // namespace furitsuke
