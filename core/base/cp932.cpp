// SPDX-License-Identifier: MIT
#include "core/base/cp932.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>

#include "core/base/cp932_table.h"
#include "core/base/utf8.h"

// Layout of the code page: 00..80 and A0, A1..DF, FD..FF are single bytes (half-width katakana at A1..DF), 81..9F and
// E0..FC are the lead bytes of pairs whose second byte is 40..7E or 80..FC.
namespace furitsuke {
inline namespace base {
namespace cp932 {
namespace {

constexpr unsigned kTrailsPerRow = 188;
constexpr unsigned kFirstUserRow = 0xF0;
constexpr unsigned kLastUserRow = 0xF9;
constexpr char32_t kFirstUserCode = 0xE000;
constexpr char16_t kNoCharacter = 0;
static_assert(std::size(kRows) == 60);

/// The lead bytes of NEC's selection of IBM characters, which duplicate characters of rows FA..FC.
constexpr unsigned kFirstNecSelectedRow = 0xED;
constexpr unsigned kLastNecSelectedRow = 0xEE;

constexpr bool isLead(unsigned byte) { return (byte >= 0x81 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xFC); }
constexpr bool isTrail(unsigned byte) { return byte >= 0x40 && byte <= 0xFC && byte != 0x7F; }
constexpr bool isAscii(char byte) { return static_cast<unsigned char>(byte) < 0x80; }
constexpr unsigned rowOf(unsigned lead) { return lead < 0xE0 ? lead - 0x81 : lead - 0xE0 + 31; }
constexpr unsigned columnOf(unsigned trail) { return trail - 0x40 - (trail > 0x7F ? 1 : 0); }
constexpr unsigned trailAt(unsigned column) { return column + 0x40 + (column >= 0x3F ? 1 : 0); }
constexpr unsigned byteAt(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }

/// Decodes a single byte as Windows does; kNoCharacter for NUL and for lead bytes.
constexpr char16_t decodeSingle(unsigned byte) {
  if (byte <= 0x80) return static_cast<char16_t>(byte);
  if (byte == 0xA0) return u'\uF8F0';
  if (byte >= 0xA1 && byte <= 0xDF) return static_cast<char16_t>(0xFF61 + byte - 0xA1);
  if (byte >= 0xFD) return static_cast<char16_t>(0xF8F1 + byte - 0xFD);
  return kNoCharacter;
}

constexpr char16_t decodePair(unsigned lead, unsigned trail) {
  if (!isLead(lead) || !isTrail(trail)) return kNoCharacter;
  if (lead >= kFirstUserRow && lead <= kLastUserRow) {
    return static_cast<char16_t>(kFirstUserCode + (lead - kFirstUserRow) * kTrailsPerRow + columnOf(trail));
  }
  const char16_t* row = kRows[rowOf(lead)];
  if (row == nullptr || row[columnOf(trail)] == u' ') return kNoCharacter;
  return row[columnOf(trail)];
}

/// Calls take(code point) for each character and take(kReplacement) for each byte that does not decode, as long as it
/// returns true.
template <class Take>
void walk(std::string_view bytes, Take&& take) {
  for (std::size_t at = 0; at < bytes.size();) {
    const unsigned byte = byteAt(bytes, at);
    if (const char16_t single = decodeSingle(byte); single != kNoCharacter || byte == 0) {
      if (!take(char32_t{single})) return;
      ++at;
      continue;
    }
    const unsigned next = at + 1 < bytes.size() ? byteAt(bytes, at + 1) : 0;
    if (const char16_t pair = decodePair(byte, next); pair != kNoCharacter) {
      if (!take(char32_t{pair})) return;
      at += 2;
      continue;
    }
    // An invalid second byte that is not ASCII is dropped with its lead byte: it would start a misaligned pair.
    const bool both = isTrail(next) && next >= 0x80;
    if (!take(utf8::kReplacement) || (both && !take(utf8::kReplacement))) return;
    at += both ? 2 : 1;
  }
}

/// Maps each code point of the Basic Multilingual Plane to its CP932 code; 0 if it has none, and for NUL.
using EncodeTable = std::array<std::uint16_t, 0x10000>;

void addRow(EncodeTable& table, unsigned lead) {
  for (unsigned column = 0; column < kTrailsPerRow; ++column) {
    const char16_t code = decodePair(lead, trailAt(column));
    if (code != kNoCharacter && table[code] == 0) table[code] = static_cast<std::uint16_t>(lead << 8 | trailAt(column));
  }
}

EncodeTable makeEncodeTable() {
  EncodeTable table{};
  for (unsigned byte = 1; byte <= 0xFF; ++byte) {
    if (const char16_t code = decodeSingle(byte); code != kNoCharacter) table[code] = static_cast<std::uint16_t>(byte);
  }
  // The first code found for a character is kept. The order gives the codes that Windows chooses: JIS, then NEC's row
  // 87, then IBM's rows FA..FC, and NEC's duplicates last.
  const auto isNecSelected = [](unsigned lead) { return lead >= kFirstNecSelectedRow && lead <= kLastNecSelectedRow; };
  for (unsigned lead = 0x81; lead <= 0xFC; ++lead) {
    if (isLead(lead) && !isNecSelected(lead)) addRow(table, lead);
  }
  for (unsigned lead = kFirstNecSelectedRow; lead <= kLastNecSelectedRow; ++lead) addRow(table, lead);
  // Code points that other tables and keyboards use for characters to which Microsoft's table assigns a different one.
  constexpr std::pair<char16_t, std::uint16_t> kAlternatives[] = {
      {u'\u301C', 0x8160}, {u'\u2016', 0x8161}, {u'\u2212', 0x817C}, {u'\u00A2', 0x8191}, {u'\u00A3', 0x8192},
      {u'\u00AC', 0x81CA}, {u'\u2014', 0x815C}, {u'\u00A5', 0x5C},   {u'\u203E', 0x7E},
  };
  for (const auto& [code, bytes] : kAlternatives) table[code] = bytes;
  return table;
}

const EncodeTable& encodeTable() {
  static const EncodeTable table = makeEncodeTable();
  return table;
}

}  // namespace

std::string decode(std::string_view bytes) {
  if (std::ranges::all_of(bytes, isAscii)) return std::string(bytes);
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 2);
  walk(bytes, [&](char32_t code) {
    utf8::append(text, code);
    return true;
  });
  return text;
}

bool decodesTo(std::string_view bytes, std::string_view text) {
  std::size_t at = 0;
  bool isSame = true;
  walk(bytes, [&](char32_t code) {
    const utf8::Character character = at < text.size() ? utf8::characterAt(text, at) : utf8::Character{};
    isSame = character.size != 0 && character.code == code;
    at += character.size;
    return isSame;
  });
  return isSame && at == text.size();
}

bool isValid(std::string_view bytes) {
  bool valid = true;
  walk(bytes, [&](char32_t code) { return valid = code != utf8::kReplacement; });
  return valid;
}

Encoded encode(std::string_view text) {
  const EncodeTable& table = encodeTable();
  Encoded encoded;
  encoded.bytes.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const utf8::Character character = utf8::characterAt(text, at);
    const std::uint16_t bytes = character.size > 0 && character.code <= 0xFFFF ? table[character.code] : 0;
    if (bytes == 0 && (character.size != 1 || character.code != 0)) {
      const std::size_t size = std::max<std::size_t>(character.size, 1);
      return {{}, EncodeError{at, std::string(text.substr(at, size))}};
    }
    if (bytes > 0xFF) encoded.bytes.push_back(static_cast<char>(bytes >> 8));
    encoded.bytes.push_back(static_cast<char>(bytes & 0xFF));
    at += character.size;
  }
  return encoded;
}

std::size_t characterSize(std::string_view bytes, std::size_t at) {
  return at + 1 < bytes.size() && decodePair(byteAt(bytes, at), byteAt(bytes, at + 1)) != kNoCharacter ? 2 : 1;
}

std::string_view cutAtCharacter(std::string_view bytes, std::size_t limit) {
  if (bytes.size() <= limit) return bytes;
  std::size_t end = 0;
  for (;;) {
    const std::size_t next = end + characterSize(bytes, end);
    if (next > limit) return bytes.substr(0, end);
    end = next;
  }
}

}  // namespace cp932
}  // namespace base
}  // namespace furitsuke
