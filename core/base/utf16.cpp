// SPDX-License-Identifier: MIT
#include "core/base/utf16.h"

#include <algorithm>
#include <cstddef>

#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {
namespace utf16 {

namespace {

struct Unpacked {
  char32_t code = 0;
  std::size_t size = 2;  ///< bytes
  bool isWhole = true;   ///< no unpaired surrogate
};

char32_t unitAt(std::string_view bytes, std::size_t at, ByteOrder order) {
  const auto first = static_cast<unsigned char>(bytes[at]);
  const auto second = static_cast<unsigned char>(bytes[at + 1]);
  return static_cast<char32_t>(order == ByteOrder::Big ? first << 8 | second : second << 8 | first);
}

Unpacked characterAt(std::string_view bytes, std::size_t at, ByteOrder order) {
  const char32_t unit = unitAt(bytes, at, order);
  if (unit < 0xD800 || unit > 0xDFFF) return {unit};
  if (unit <= 0xDBFF && at + 3 < bytes.size()) {
    const char32_t tail = unitAt(bytes, at + 2, order);
    if (tail >= 0xDC00 && tail <= 0xDFFF) return {0x10000 + ((unit & 0x3FF) << 10) + (tail & 0x3FF), 4};
  }
  return {utf8::kReplacement, 2, false};
}

void appendUnit(std::string& bytes, char32_t unit) {
  bytes.push_back(static_cast<char>(unit & 0xFF));
  bytes.push_back(static_cast<char>(unit >> 8 & 0xFF));
}

}  // namespace

std::string toUtf8(std::string_view bytes, ByteOrder order) {
  std::string text;
  text.reserve(bytes.size());
  for (std::size_t at = 0; at + 1 < bytes.size();) {
    const Unpacked character = characterAt(bytes, at, order);
    utf8::append(text, character.code);
    at += character.size;
  }
  return text;
}

bool isValid(std::string_view bytes, ByteOrder order) {
  for (std::size_t at = 0; at + 1 < bytes.size();) {
    const Unpacked character = characterAt(bytes, at, order);
    if (!character.isWhole) return false;
    at += character.size;
  }
  return bytes.size() % 2 == 0;
}

std::string fromUtf8(std::string_view text) {
  std::string bytes;
  bytes.reserve(2 * text.size());
  for (std::size_t at = 0; at < text.size();) {
    const utf8::Character character = utf8::characterAt(text, at);
    if (character.code > 0xFFFF) {
      const char32_t beyond = character.code - 0x10000;
      appendUnit(bytes, 0xD800 | beyond >> 10);
      appendUnit(bytes, 0xDC00 | (beyond & 0x3FF));
    } else {
      appendUnit(bytes, character.code);
    }
    at += std::max<std::size_t>(character.size, 1);
  }
  return bytes;
}

}  // namespace utf16
}  // namespace base
}  // namespace furitsuke
