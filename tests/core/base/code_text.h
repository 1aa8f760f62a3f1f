// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/utf8.h"

namespace furitsuke::test {

inline std::string pairOf(unsigned lead, unsigned trail) { return {static_cast<char>(lead), static_cast<char>(trail)}; }

inline std::string hex(std::string_view bytes) {
  static constexpr char kDigits[] = "0123456789ABCDEF";
  std::string text;
  for (const char c : bytes) {
    text += kDigits[static_cast<unsigned char>(c) >> 4];
    text += kDigits[static_cast<unsigned char>(c) & 15];
  }
  return text;
}

inline std::string utf8Of(char32_t code) {
  std::string text;
  utf8::append(text, code);
  return text;
}

}  // namespace furitsuke::test
