// SPDX-License-Identifier: MIT
#include "core/base/name_encoding.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/body_names.h"
#include "core/base/cp932.h"
#include "core/base/standard_names.h"
#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {

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

constexpr std::string_view kReplacementText = "\xEF\xBF\xBD";

/// The decoded text, without the remains of a truncated character at its end; nothing if other bytes are invalid.
std::optional<std::string> wholeText(TextEncoding encoding, std::string_view stored, std::size_t width) {
  std::optional<std::string> text = decodeText(encoding, stored);
  if (!text) return {};
  while (stored.size() >= width && text->ends_with(kReplacementText)) {
    text->resize(text->size() - kReplacementText.size());
  }
  return text->find(kReplacementText) == text->npos ? text : std::nullopt;
}

/// How many of the names are known in this encoding; nothing if some are invalid in it.
std::optional<int> knownIn(TextEncoding encoding, std::span<const std::string_view> names, const IsKnownName& isKnown) {
  int known = 0;
  for (const std::string_view name : names) {
    const std::optional<std::string> text = wholeText(encoding, name, kBoneNameBytes);
    if (!text) return {};
    const bool isForeign = encoding != TextEncoding::Cp932 && isForeignBodyName(*text);
    known += isForeign || isStandardName(*text) || (isKnown && isKnown(*text)) ? 1 : 0;
  }
  return known;
}

/// Whether a name is one of MMD's own models in CP932, of several characters, which no other encoding gives by chance.
bool hasJapaneseName(std::span<const std::string_view> names) {
  constexpr std::size_t kTwoCharacters = 4;
  return std::ranges::any_of(names, [](std::string_view name) {
    return name.size() >= kTwoCharacters && isStandardName(cp932::decode(name));
  });
}

bool hasHangul(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const utf8::Character character = utf8::characterAt(text, at);
    if (character.code >= 0xAC00 && character.code <= 0xD7A3) return true;
    at += std::max<std::size_t>(character.size, 1);
  }
  return false;
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

TextEncoding encodingOfNames(std::span<const std::string_view> names, const IsKnownName& isKnown) {
  constexpr std::size_t kMost = 100;  // as many tell as much as all
  std::vector<std::string_view> telling;
  for (const std::string_view name : names) {
    if (!utf8::isAscii(name)) telling.push_back(name);
    if (telling.size() == kMost) break;
  }
  if (telling.empty() || (!isKnown && hasJapaneseName(telling))) return TextEncoding::Cp932;
  TextEncoding best = TextEncoding::Cp932;
  int most = knownIn(best, telling, isKnown).value_or(0);
  for (const TextEncoding encoding :
       {TextEncoding::Utf8, TextEncoding::Gbk, TextEncoding::Big5, TextEncoding::EucKr, TextEncoding::EucJp}) {
    const int known = knownIn(encoding, telling, isKnown).value_or(0);
    if (known <= most) continue;
    best = encoding;
    most = known;
  }
  if (most > 0) return best;
  // Letters with accents are half-width katakana in CP932, which are more likely.
  const auto isUtf8 = [](std::string_view name) { return utf8Shape(name, kBoneNameBytes).isValid; };
  const auto isMoreThanLetters = [](std::string_view name) {
    constexpr unsigned char kThreeBytes = 0xE0;
    const auto leads = [](char c) { return static_cast<unsigned char>(c) >= kThreeBytes; };
    return std::ranges::any_of(name, leads) || looksForeign(name, kBoneNameBytes);
  };
  if (std::ranges::all_of(telling, isUtf8) && std::ranges::any_of(telling, isMoreThanLetters))
    return TextEncoding::Utf8;
  if (std::ranges::none_of(telling, [](std::string_view name) { return looksForeign(name, kBoneNameBytes); }))
    return TextEncoding::Cp932;
  const std::vector<std::string> all(telling.begin(), telling.end());
  return guessDoubleByte(all).value_or(TextEncoding::Cp932);
}

Name nameFromStored(TextEncoding encoding, std::string_view stored, std::size_t width) {
  if (encoding == TextEncoding::Cp932 || utf8::isAscii(stored)) return Name::fromBytes(stored);
  std::optional<std::string> text = wholeText(encoding, stored, width);
  if (!text) return Name::fromBytes(stored);
  if (stored.size() >= width) text = completedStandardName(*text);
  Result<Name> name = Name::fromText(*text);
  return name.ok() ? *std::move(name) : Name::fromBytes(stored);
}

std::optional<std::string> storedName(TextEncoding encoding, std::string_view bytes) {
  if (isUnicodeName(bytes)) return encodeText(encoding, bytes.substr(1));
  // Bytes that are invalid in CP932 are kept as they are.
  if (encoding == TextEncoding::Cp932 || !cp932::isValid(bytes)) return std::string(bytes);
  return encodeText(encoding, cp932::decode(bytes));
}

TextEncoding encodingToWrite(TextEncoding preferred, std::span<const std::string_view> names) {
  const auto hasAll = [names](TextEncoding encoding) {
    return std::ranges::all_of(names,
                               [encoding](std::string_view name) { return storedName(encoding, name).has_value(); });
  };
  if (preferred != TextEncoding::Cp932 && hasAll(preferred)) return preferred;
  if (std::ranges::none_of(names, isUnicodeName)) return TextEncoding::Cp932;
  const bool isKorean = std::ranges::any_of(names, hasHangul);
  const std::array order{isKorean ? TextEncoding::EucKr : TextEncoding::Gbk,
                         isKorean ? TextEncoding::Gbk : TextEncoding::EucKr, TextEncoding::Big5};
  const auto* const found = std::ranges::find_if(order, hasAll);
  return found == order.end() ? TextEncoding::Utf8 : *found;
}

}  // namespace base
}  // namespace furitsuke
