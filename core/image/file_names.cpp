// SPDX-License-Identifier: MIT
#include "core/image/file_names.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

#include "core/base/cp932.h"
#include "core/base/text_encoding.h"
#include "core/base/utf8.h"
#include "core/image/code_pages.h"

namespace furitsuke::image {

namespace {

/// In which names are stored in archives.
constexpr std::array kEncodings{TextEncoding::Cp932, TextEncoding::Utf8, TextEncoding::Gbk, TextEncoding::Big5,
                                TextEncoding::EucKr};

constexpr char32_t kVoicedMark = 0x3099;
constexpr char32_t kSemiVoicedMark = 0x309A;

struct Composition {
  char32_t letter, mark, composed;
};
constexpr Composition kLatinCompositions[] = {
    {U'A', 0x0300, 0xC0}, {U'A', 0x0301, 0xC1}, {U'A', 0x0302, 0xC2}, {U'A', 0x0303, 0xC3}, {U'A', 0x0308, 0xC4},
    {U'A', 0x030A, 0xC5}, {U'C', 0x0327, 0xC7}, {U'E', 0x0300, 0xC8}, {U'E', 0x0301, 0xC9}, {U'E', 0x0302, 0xCA},
    {U'E', 0x0308, 0xCB}, {U'I', 0x0300, 0xCC}, {U'I', 0x0301, 0xCD}, {U'I', 0x0302, 0xCE}, {U'I', 0x0308, 0xCF},
    {U'N', 0x0303, 0xD1}, {U'O', 0x0300, 0xD2}, {U'O', 0x0301, 0xD3}, {U'O', 0x0302, 0xD4}, {U'O', 0x0303, 0xD5},
    {U'O', 0x0308, 0xD6}, {U'U', 0x0300, 0xD9}, {U'U', 0x0301, 0xDA}, {U'U', 0x0302, 0xDB}, {U'U', 0x0308, 0xDC},
    {U'Y', 0x0301, 0xDD}, {U'a', 0x0300, 0xE0}, {U'a', 0x0301, 0xE1}, {U'a', 0x0302, 0xE2}, {U'a', 0x0303, 0xE3},
    {U'a', 0x0308, 0xE4}, {U'a', 0x030A, 0xE5}, {U'c', 0x0327, 0xE7}, {U'e', 0x0300, 0xE8}, {U'e', 0x0301, 0xE9},
    {U'e', 0x0302, 0xEA}, {U'e', 0x0308, 0xEB}, {U'i', 0x0300, 0xEC}, {U'i', 0x0301, 0xED}, {U'i', 0x0302, 0xEE},
    {U'i', 0x0308, 0xEF}, {U'n', 0x0303, 0xF1}, {U'o', 0x0300, 0xF2}, {U'o', 0x0301, 0xF3}, {U'o', 0x0302, 0xF4},
    {U'o', 0x0303, 0xF5}, {U'o', 0x0308, 0xF6}, {U'u', 0x0300, 0xF9}, {U'u', 0x0301, 0xFA}, {U'u', 0x0302, 0xFB},
    {U'u', 0x0308, 0xFC}, {U'y', 0x0301, 0xFD}, {U'y', 0x0308, 0xFF}};

/// The kana combined with a voiced sound mark; nothing if there is no such character.
std::optional<char32_t> voiced(char32_t kana) {
  const bool isKatakana = kana >= 0x30A1;
  const char32_t hiragana = isKatakana ? kana - 0x60 : kana;
  if (hiragana == 0x3046) return kana + 0x4E;  // う
  if (isKatakana && kana >= 0x30EF && kana <= 0x30F2) return kana + 8;
  const bool isKaToChi = hiragana >= 0x304B && hiragana <= 0x3061 && hiragana % 2 != 0;
  const bool isTsuToTo = hiragana >= 0x3064 && hiragana <= 0x3068 && hiragana % 2 == 0;
  const bool isHaToHo = hiragana >= 0x306F && hiragana <= 0x307B && hiragana % 3 == 0;
  if (isKaToChi || isTsuToTo || isHaToHo || hiragana == 0x309D) return kana + 1;
  return {};
}

std::optional<char32_t> composedHangul(char32_t first, char32_t second) {
  constexpr char32_t kSyllables = 0xAC00, kLeads = 0x1100, kVowels = 0x1161, kTails = 0x11A7;
  constexpr char32_t kLeadCount = 19, kVowelCount = 21, kTailCount = 28;
  if (first >= kLeads && first < kLeads + kLeadCount && second >= kVowels && second < kVowels + kVowelCount) {
    return kSyllables + ((first - kLeads) * kVowelCount + second - kVowels) * kTailCount;
  }
  const bool isOpen = first >= kSyllables && first < kSyllables + kLeadCount * kVowelCount * kTailCount &&
                      (first - kSyllables) % kTailCount == 0;
  if (isOpen && second > kTails && second < kTails + kTailCount) return first + second - kTails;
  return {};
}

std::optional<char32_t> composed(char32_t first, char32_t second) {
  if (second == kVoicedMark) return voiced(first);
  if (second == kSemiVoicedMark) {
    const char32_t hiragana = first >= 0x30A1 ? first - 0x60 : first;
    if (hiragana >= 0x306F && hiragana <= 0x307B && hiragana % 3 == 0) return first + 2;
    return {};
  }
  if (second >= 0x0300 && second <= 0x036F) {
    const auto found = std::ranges::find_if(
        kLatinCompositions, [&](const Composition& row) { return row.letter == first && row.mark == second; });
    if (found != std::end(kLatinCompositions)) return found->composed;
    return {};
  }
  return composedHangul(first, second);
}

/// The text with composed characters; a byte that is not valid UTF-8 becomes U+FFFD.
std::u32string composedText(std::string_view text) {
  std::u32string result;
  for (std::size_t at = 0; at < text.size();) {
    const utf8::Character character = utf8::characterAt(text, at);
    at += std::max<std::size_t>(character.size, 1);
    const auto joined = result.empty() ? std::nullopt : composed(result.back(), character.code);
    if (joined) {
      result.back() = *joined;
    } else {
      result.push_back(character.code);
    }
  }
  return result;
}

/// Simple case folding for the scripts that are common in file names.
char32_t lowerCase(char32_t code) {
  const auto isIn = [code](char32_t first, char32_t last) { return code >= first && code <= last; };
  if (isIn('A', 'Z') || isIn(0xFF21, 0xFF3A) || isIn(0x0391, 0x03A9) || isIn(0x0410, 0x042F)) return code + 0x20;
  if (isIn(0x00C0, 0x00DE) && code != 0x00D7) return code + 0x20;
  if (isIn(0x0400, 0x040F)) return code + 0x50;
  return code;
}

/// One of the two characters that systems make of some codes of Japanese encodings, such as the wave dash.
char32_t oneOfTwo(char32_t code) {
  constexpr std::pair<char32_t, char32_t> kPairs[] = {{0x301C, 0xFF5E}, {0x2016, 0x2225}, {0x2212, 0xFF0D},
                                                      {0x00A2, 0xFFE0}, {0x00A3, 0xFFE1}, {0x00AC, 0xFFE2},
                                                      {0x2014, 0x2015}};
  const auto found = std::ranges::find(kPairs, code, &std::pair<char32_t, char32_t>::first);
  return found == std::end(kPairs) ? code : found->second;
}

std::u32string keyOf(std::u32string text) {
  while (!text.empty() && (text.back() == U' ' || text.back() == U'.')) text.pop_back();
  for (char32_t& code : text) code = oneOfTwo(lowerCase(code));
  return text;
}

/// The text with "#U30c6" decoded; nothing if there is no such sequence.
std::optional<std::u32string> unescaped(const std::u32string& text) {
  constexpr std::size_t kEscape = 6;
  std::u32string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char32_t code = 0;
    const bool isEscape = text.size() - i >= kEscape && text[i] == U'#' && text[i + 1] == U'U';
    bool isNumber = isEscape;
    for (std::size_t k = 2; isNumber && k < kEscape; ++k) {
      const char32_t c = lowerCase(text[i + k]);
      isNumber = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
      code = code * 16 + (c >= 'a' ? c - 'a' + 10 : c - '0');
    }
    result.push_back(isNumber ? code : text[i]);
    if (isNumber) i += kEscape - 1;
  }
  if (result.size() == text.size()) return {};
  return result;
}

/// Lower case, with each run of replacement characters as one U+FFFD.
std::u32string remainderKey(std::u32string text) {
  std::u32string result;
  for (const char32_t code : keyOf(std::move(text))) {
    const bool isLost = code == utf8::kReplacement || code == U'?' || code == U'_' || code == U'・';
    if (isLost && !result.empty() && result.back() == utf8::kReplacement) continue;
    result.push_back(isLost ? utf8::kReplacement : code);
  }
  return result;
}

}  // namespace

std::u32string fileNameKey(std::string_view name) { return keyOf(composedText(name)); }

std::vector<std::u32string> fileNameReadings(std::string_view name) {
  std::vector<std::u32string> readings;
  const auto add = [&readings](std::u32string key) {
    if (std::ranges::find(readings, key) == readings.end()) readings.push_back(std::move(key));
  };
  const auto addBytes = [&add](const std::optional<std::string>& bytes) {
    if (!bytes) return;
    for (const TextEncoding encoding : kEncodings) {
      const auto text = isValidText(encoding, *bytes) ? decodeText(encoding, *bytes) : std::nullopt;
      if (text) add(fileNameKey(*text));
    }
  };
  if (!utf8::isValid(name)) {
    addBytes(std::string(name));
    add(fileNameKey(name));
    return readings;
  }
  const std::u32string text = composedText(name);
  add(keyOf(text));
  if (const auto characters = unescaped(text)) add(keyOf(*characters));
  if (utf8::isAscii(name)) return readings;
  for (const CodePage page : kCodePages) addBytes(encodeInCodePage(text, page));
  for (const TextEncoding encoding : kEncodings) {
    if (encoding != TextEncoding::Utf8) addBytes(encodeText(encoding, name));
  }
  return readings;
}

namespace {

/// CP932 as Windows reads it: two bytes without a meaning become one character.
std::string readByWindows(std::string_view bytes) {
  std::string text;
  for (std::size_t at = 0; at < bytes.size();) {
    const auto byte = static_cast<unsigned char>(bytes[at]);
    const bool isLead = (byte >= 0x81 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xFC);
    const std::string_view one = bytes.substr(at, isLead ? 2 : 1);
    text += cp932::isValid(one) ? cp932::decode(one) : "・";
    at += one.size();
  }
  return text;
}

/// The text of a name misread in other encodings, where that loses characters.
std::vector<std::string> lossyMisreadings(std::string_view original) {
  std::vector<std::string> texts;
  for (const TextEncoding stored : kEncodings) {
    const std::optional<std::string> bytes = encodeText(stored, original);
    for (const TextEncoding misread : kEncodings) {
      if (!bytes || misread == stored || isValidText(misread, *bytes)) continue;
      if (auto text = decodeText(misread, *bytes)) texts.push_back(*std::move(text));
      if (misread == TextEncoding::Cp932) texts.push_back(readByWindows(*bytes));
    }
  }
  return texts;
}

}  // namespace

std::u32string remainderIn(std::string_view found) {
  std::u32string remainder = remainderKey(composedText(found));
  if (remainder.find(utf8::kReplacement) == remainder.npos) remainder.clear();
  return remainder;
}

std::vector<std::u32string> remaindersOf(std::string_view original) {
  if (utf8::isAscii(original)) return {};
  std::u32string characters = composedText(original);
  std::ranges::replace_if(
      characters, [](char32_t code) { return code >= 0x80; }, utf8::kReplacement);
  std::vector<std::u32string> remainders{remainderKey(std::move(characters))};
  const cp932::Encoded encoded = cp932::encode(original);
  if (encoded.ok()) remainders.push_back(remainderKey(composedText(encoded.bytes)));
  for (const std::string& text : lossyMisreadings(original)) {
    std::u32string key = remainderKey(composedText(text));
    // What consists of lost characters alone says nothing.
    if (std::ranges::any_of(key, [](char32_t code) { return code >= 0x80 && code != utf8::kReplacement; }))
      remainders.push_back(std::move(key));
  }
  return remainders;
}

bool isRemainderOf(std::string_view found, std::string_view original) {
  const std::u32string remainder = remainderIn(found);
  const std::vector<std::u32string> remainders = remaindersOf(original);
  return !remainder.empty() && std::ranges::find(remainders, remainder) != remainders.end();
}

}  // namespace furitsuke::image
