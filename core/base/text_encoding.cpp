// SPDX-License-Identifier: MIT
#include "core/base/text_encoding.h"

#include <algorithm>
#include <utility>

#include "core/base/cp932.h"
#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {

namespace {

/// The place of a character in the rows C6 and C7 of Big5, from C6A1 on; nothing for others.
std::optional<char32_t> kanaPlace(std::string_view pair) {
  const auto lead = static_cast<unsigned char>(pair[0]);
  const auto trail = static_cast<unsigned char>(pair[1]);
  const bool isTrail = (trail >= 0x40 && trail <= 0x7E) || (trail >= 0xA1 && trail <= 0xFE);
  if ((lead != 0xC6 && lead != 0xC7) || !isTrail || (lead == 0xC6 && trail < 0xA1)) return {};
  constexpr char32_t kFirstHalf = 0x7E - 0x40 + 1;
  constexpr char32_t kSecondHalf = 0xFE - 0xA1 + 1;
  if (lead == 0xC6) return trail - 0xA1;
  return kSecondHalf + (trail < 0xA1 ? trail - 0x40 : trail - 0xA1 + kFirstHalf);
}

/// Calls add(character, its place among the kana of Unicode's table) for each character of Big5.
template <class Add>
void forEachOfBig5(std::string_view bytes, const Add& add) {
  constexpr char32_t kFirst = 4, kEnd = 173;
  for (std::size_t at = 0; at < bytes.size();) {
    const bool isPair = static_cast<unsigned char>(bytes[at]) >= 0x80 && at + 1 < bytes.size();
    const std::string_view one = bytes.substr(at, isPair ? 2 : 1);
    at += one.size();
    const std::optional<char32_t> place = isPair ? kanaPlace(one) : std::nullopt;
    add(one, place && *place >= kFirst && *place < kEnd ? std::optional(*place - kFirst) : std::nullopt);
  }
}

/// Big5 has kana in two ways. That of Unicode's table begins earlier, where the other one has numbers in circles and
/// strokes of characters, which no name consists of. The text as in that table; nothing if it is of the other way.
std::optional<std::string> decodedKana(std::string_view bytes) {
  constexpr char32_t kFirstStroke = 26, kLastStroke = 58, kKatakana = 83;
  bool isKana = false;
  forEachOfBig5(bytes, [&](std::string_view /*one*/, std::optional<char32_t> place) {
    const bool isAlone = bytes.size() == 2 && place && *place < kFirstStroke;
    isKana = isKana || isAlone || (place && *place >= kFirstStroke && *place <= kLastStroke);
  });
  if (!isKana) return {};
  std::string text;
  forEachOfBig5(bytes, [&text](std::string_view one, std::optional<char32_t> place) {
    if (place) return utf8::append(text, *place < kKatakana ? U'ぁ' + *place : U'ァ' + *place - kKatakana);
    text += decodedBySystem(TextEncoding::Big5, one).value_or("\xEF\xBF\xBD");
  });
  return text;
}

}  // namespace

std::string_view textEncodingName(TextEncoding encoding) {
  switch (encoding) {
    case TextEncoding::Cp932: return "CP932";
    case TextEncoding::Utf8: return "UTF-8";
    case TextEncoding::Gbk: return "GBK";
    case TextEncoding::Big5: return "Big5";
    case TextEncoding::EucKr: return "EUC-KR";
    case TextEncoding::EucJp: return "EUC-JP";
  }
  return "CP932";
}

std::optional<TextEncoding> textEncodingNamed(std::string_view name) {
  const auto* const found = std::ranges::find(kTextEncodings, name, textEncodingName);
  return found == kTextEncodings.end() ? std::nullopt : std::optional(*found);
}

std::optional<std::string> decodeText(TextEncoding encoding, std::string_view bytes) {
  if (encoding == TextEncoding::Cp932) return cp932::decode(bytes);
  if (encoding == TextEncoding::Utf8) return utf8::sanitized(bytes);
  if (encoding == TextEncoding::Big5) {
    if (std::optional<std::string> kana = decodedKana(bytes)) return kana;
  }
  return decodedBySystem(encoding, bytes);
}

std::optional<std::string> encodeText(TextEncoding encoding, std::string_view text) {
  if (!utf8::isValid(text)) return {};
  if (encoding == TextEncoding::Utf8) return std::string(text);
  if (encoding != TextEncoding::Cp932) return encodedBySystem(encoding, text);
  cp932::Encoded encoded = cp932::encode(text);
  return encoded.ok() ? std::optional(std::move(encoded.bytes)) : std::nullopt;
}

bool isValidText(TextEncoding encoding, std::string_view bytes) {
  if (encoding == TextEncoding::Cp932) return cp932::isValid(bytes);
  if (encoding == TextEncoding::Utf8) return utf8::isValid(bytes);
  const std::optional<std::string> text = decodeText(encoding, bytes);
  return text && text->find("\xEF\xBF\xBD") == text->npos;
}

}  // namespace base
}  // namespace furitsuke
