// SPDX-License-Identifier: MIT
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <algorithm>
#include <array>

#include "core/base/text_encoding.h"
#include "core/base/utf16.h"

namespace furitsuke {
inline namespace base {
namespace {

UINT codePageOf(TextEncoding encoding) {
  switch (encoding) {
    case TextEncoding::Gbk: return 936;
    case TextEncoding::Big5: return 950;
    case TextEncoding::EucKr: return 949;
    case TextEncoding::EucJp: return 51932;
    case TextEncoding::Cp932:
    case TextEncoding::Utf8: break;
  }
  return CP_UTF8;
}

/// In EUC-JP, which Windows has no lead bytes for, all bytes of a pair have the high bit.
bool isLead(UINT codePage, char byte) {
  const auto value = static_cast<BYTE>(byte);
  return codePage == 51932 ? value >= 0x80 : ::IsDBCSLeadByteEx(codePage, value) != 0;
}

/// The character of these one or two bytes; empty if there is none.
std::string characterOf(UINT codePage, std::string_view bytes) {
  // Code page 51932 does not know the flag for invalid characters.
  const DWORD flags = codePage == 51932 ? 0 : MB_ERR_INVALID_CHARS;
  std::array<wchar_t, 4> units{};
  const int count = ::MultiByteToWideChar(codePage, flags, bytes.data(), static_cast<int>(bytes.size()), units.data(),
                                          static_cast<int>(units.size()));
  const std::string_view wide(reinterpret_cast<const char*>(units.data()),
                              static_cast<std::size_t>(std::max<int>(count, 0)) * sizeof(wchar_t));
  return utf16::toUtf8(wide, utf16::ByteOrder::Little);
}

}  // namespace

std::optional<std::string> decodedBySystem(TextEncoding encoding, std::string_view bytes) {
  const UINT codePage = codePageOf(encoding);
  if (::IsValidCodePage(codePage) == 0) return {};
  std::string text;
  while (!bytes.empty()) {
    const bool isPair = isLead(codePage, bytes.front());
    const std::size_t size = isPair && bytes.size() > 1 ? 2 : 1;
    const std::string character = isPair && size == 1 ? "" : characterOf(codePage, bytes.substr(0, size));
    text += character.empty() ? "\xEF\xBF\xBD" : character;
    bytes.remove_prefix(character.empty() ? 1 : size);
  }
  return text;
}

std::optional<std::string> encodedBySystem(TextEncoding encoding, std::string_view text) {
  const UINT codePage = codePageOf(encoding);
  if (::IsValidCodePage(codePage) == 0) return {};
  const std::string wide = utf16::fromUtf8(text);
  std::string bytes;
  for (std::size_t at = 0; at + 1 < wide.size();) {
    std::array<wchar_t, 2> units{};
    const bool isPair = (static_cast<unsigned char>(wide[at + 1]) & 0xFC) == 0xD8 && at + 3 < wide.size();
    const std::size_t count = isPair ? 2 : 1;
    for (std::size_t i = 0; i < count; ++i) {
      const auto low = static_cast<unsigned char>(wide[at + 2 * i]),
                 high = static_cast<unsigned char>(wide[at + 2 * i + 1]);
      units[i] = static_cast<wchar_t>(low | high << 8);
    }
    at += 2 * count;
    std::array<char, 4> character{};
    BOOL isReplaced = FALSE;
    const int size = ::WideCharToMultiByte(codePage, codePage == 51932 ? 0 : WC_NO_BEST_FIT_CHARS, units.data(),
                                           static_cast<int>(count), character.data(),
                                           static_cast<int>(character.size()), nullptr, &isReplaced);
    if (size <= 0 || isReplaced) return {};
    bytes.append(character.data(), static_cast<std::size_t>(size));
  }
  return bytes;
}

}  // namespace base
}  // namespace furitsuke
