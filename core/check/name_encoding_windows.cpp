// SPDX-License-Identifier: MIT
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <algorithm>
#include <array>
#include <string>

#include "core/base/utf16.h"
#include "core/check/name_encoding.h"

namespace furitsuke::check {

namespace {

struct Charset {
  std::string_view name;  ///< in iconv
  UINT codePage;
};
constexpr std::array kCharsets{Charset{"GBK", 936}, Charset{"BIG5", 950}, Charset{"CP949", 949}};

/// The character of these one or two bytes; empty if there is none.
std::string characterOf(UINT codePage, std::string_view bytes) {
  std::array<wchar_t, 4> units{};
  const int count = ::MultiByteToWideChar(codePage, MB_ERR_INVALID_CHARS, bytes.data(), static_cast<int>(bytes.size()),
                                          units.data(), static_cast<int>(units.size()));
  const std::string_view wide(reinterpret_cast<const char*>(units.data()),
                              static_cast<std::size_t>(std::max<int>(count, 0)) * sizeof(wchar_t));
  return utf16::toUtf8(wide, utf16::ByteOrder::Little);
}

}  // namespace

std::optional<std::string> convertToUtf8(const char* charset, std::string_view bytes) {
  const auto known = std::ranges::find(kCharsets, std::string_view(charset), &Charset::name);
  if (known == kCharsets.end() || ::IsValidCodePage(known->codePage) == 0) return {};
  std::string text;
  while (!bytes.empty()) {
    const bool isLead = ::IsDBCSLeadByteEx(known->codePage, static_cast<BYTE>(bytes.front())) != 0;
    const std::size_t size = isLead && bytes.size() > 1 ? 2 : 1;
    const std::string character = isLead && size == 1 ? "" : characterOf(known->codePage, bytes.substr(0, size));
    text += character.empty() ? "\xEF\xBF\xBD" : character;
    bytes.remove_prefix(character.empty() ? 1 : size);
  }
  return text;
}

}  // namespace furitsuke::check
