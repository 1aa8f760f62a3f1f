// SPDX-License-Identifier: MIT
#include "core/check/name_encoding.h"

#include <algorithm>
#include <array>

#include "core/base/cp932.h"
#include "core/base/utf8.h"

namespace furitsuke::check {

namespace {

enum class Commonness { Invalid, Rare, Fair, Common };

bool isWithin(unsigned char byte, unsigned char low, unsigned char high) { return byte >= low && byte <= high; }

/// GB 2312 has the 3755 common characters first (rows B0 to D7); the additions of GBK are rare.
Commonness gbkCommonness(unsigned char lead, unsigned char trail) {
  if (!isWithin(lead, 0x81, 0xFE) || trail < 0x40 || trail == 0x7F || trail == 0xFF) return Commonness::Invalid;
  if (trail < 0xA1 || lead < 0xA1) return Commonness::Rare;
  if (isWithin(lead, 0xA1, 0xA9) || isWithin(lead, 0xB0, 0xD7)) return Commonness::Common;
  return isWithin(lead, 0xD8, 0xF7) ? Commonness::Fair : Commonness::Rare;
}

/// The 5401 common characters of Big5 are its rows A4 to C6.
Commonness big5Commonness(unsigned char lead, unsigned char trail) {
  if (!isWithin(lead, 0xA1, 0xF9) || !(isWithin(trail, 0x40, 0x7E) || isWithin(trail, 0xA1, 0xFE))) {
    return Commonness::Invalid;
  }
  if (isWithin(lead, 0xA4, 0xC6)) return Commonness::Common;
  return lead < 0xA4 ? Commonness::Fair : Commonness::Rare;
}

/// Hangul is in rows B0 to C8; Hanja, in later rows, is rare in names.
Commonness eucKrCommonness(unsigned char lead, unsigned char trail) {
  if (!isWithin(lead, 0xA1, 0xFE) || !isWithin(trail, 0xA1, 0xFE)) return Commonness::Invalid;
  if (isWithin(lead, 0xB0, 0xC8)) return Commonness::Common;
  return lead < 0xAD ? Commonness::Fair : Commonness::Rare;
}

struct Candidate {
  TextEncoding encoding;
  Commonness (*commonness)(unsigned char lead, unsigned char trail);
};
constexpr std::array kCandidates{Candidate{TextEncoding::Gbk, gbkCommonness},
                                 Candidate{TextEncoding::Big5, big5Commonness},
                                 Candidate{TextEncoding::EucKr, eucKrCommonness}};

struct Statistics {
  int characters = 0;
  int common = 0;
  int rare = 0;
  bool isValid = true;
  /// The plausibility of the encoding, from -2 to 1.
  [[nodiscard]] double score() const {
    return characters == 0 || !isValid ? -2.0 : static_cast<double>(common - 2 * rare) / characters;
  }
};

Statistics statisticsOf(std::span<const std::string> names, const Candidate& candidate) {
  Statistics statistics;
  for (const std::string& name : names) {
    for (std::size_t i = 0; i < name.size(); ++i) {
      const auto lead = static_cast<unsigned char>(name[i]);
      // A single lead byte at the end is a truncated character.
      if (lead < 0x80 || i + 1 == name.size()) continue;
      const Commonness commonness = candidate.commonness(lead, static_cast<unsigned char>(name[++i]));
      ++statistics.characters;
      statistics.common += commonness == Commonness::Common ? 1 : 0;
      statistics.rare += commonness == Commonness::Rare ? 1 : 0;
      statistics.isValid = statistics.isValid && commonness != Commonness::Invalid;
    }
  }
  return statistics;
}

struct Utf8Shape {
  int multiByte = 0;
  bool isValid = false;
};

Utf8Shape utf8Shape(std::string_view name, std::size_t limit) {
  Utf8Shape shape;
  for (std::size_t i = 0; i < name.size();) {
    const utf8::Character character = utf8::characterAt(name, i);
    if (character.size == 0) {
      // The last character may be truncated: a lead byte with fewer trail bytes than it needs.
      const bool isCut = name.size() >= limit && name.size() - i <= 3 && static_cast<unsigned char>(name[i]) >= 0xC2;
      shape.isValid = isCut && shape.multiByte > 0;
      return shape;
    }
    shape.multiByte += character.size > 1 ? 1 : 0;
    i += character.size;
  }
  shape.isValid = shape.multiByte > 0;
  return shape;
}

/// The name without an incomplete character (a single lead byte) at its end.
std::string_view withoutCutCharacter(std::string_view name) {
  if (name.empty()) return name;
  const std::string_view whole = cp932::cutAtCharacter(name, name.size() - 1);
  const bool endsInOneByte = whole.size() + 1 == name.size();
  return endsInOneByte && !cp932::isValid(name.substr(whole.size())) ? whole : name;
}

}  // namespace

bool looksForeign(std::string_view name, std::size_t limit) {
  if (name.size() >= limit) name = withoutCutCharacter(name);
  const std::string text = cp932::decode(name);
  for (std::size_t i = 0; i < text.size();) {
    const utf8::Character character = utf8::characterAt(text, i);
    // The private use rows of CP932 can be decoded, but bone names do not use them.
    if (character.code == utf8::kReplacement || (character.code >= 0xE000 && character.code <= 0xF8FF)) return true;
    i += std::max<std::size_t>(character.size, 1);
  }
  return false;
}

bool looksLikeUtf8(std::string_view name, std::size_t limit) {
  const Utf8Shape shape = utf8Shape(name, limit);
  return shape.isValid && (shape.multiByte >= 2 || looksForeign(name, limit));
}

std::optional<TextEncoding> guessDoubleByte(std::span<const std::string> names) {
  constexpr double kMinScore = 0.3;
  // Hangul has 25 of the 40 common rows of GB 2312. The probability that six Chinese characters are all in these rows
  // by coincidence is 1 in 17.
  constexpr int kHangulCharacters = 6;
  const Statistics korean = statisticsOf(names, kCandidates[2]);
  if (korean.isValid && korean.characters >= kHangulCharacters && korean.common == korean.characters) {
    return TextEncoding::EucKr;
  }
  std::optional<TextEncoding> best;
  double bestScore = kMinScore;
  for (const Candidate& candidate : kCandidates) {
    const double score = statisticsOf(names, candidate).score();
    if (score <= bestScore) continue;
    best = candidate.encoding;
    bestScore = score;
  }
  return best;
}

}  // namespace furitsuke::check
