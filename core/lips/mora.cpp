// SPDX-License-Identifier: MIT
#include "core/lips/mora.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/base/utf8.h"

namespace furitsuke::lips {

namespace {

constexpr char32_t kFirstHiragana = U'\u3041';
/// The vowels from ぁ (U+3041) to ゖ (U+3096); small kana in lower case; q is っ.
constexpr std::string_view kVowels =
    "aAiIuUeEoO"
    "AAIIUUEEOOAAIIUUEEOO"
    "AAIIqUUEEOO"
    "AIUEO"
    "AAAIIIUUUEEEOOO"
    "AIUEO"
    "aAuUoO"
    "AIUEO"
    "aAIEO"
    "NUAE";
static_assert(kVowels.size() == 0x3096 - 0x3041 + 1);

/// Half-width katakana from ｦ (U+FF66) on.
constexpr std::u32string_view kHalfWidth =
    U"をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん";

constexpr char32_t kProlonged = U'ー';

MouthShape shapeOf(char vowel) {
  switch (vowel) {
    case 'A':
    case 'a': return MouthShape::A;
    case 'I':
    case 'i': return MouthShape::I;
    case 'U':
    case 'u': return MouthShape::U;
    case 'E':
    case 'e': return MouthShape::E;
    case 'O':
    case 'o': return MouthShape::O;
    case 'N': return MouthShape::N;
    default: return MouthShape::Closed;
  }
}

bool isVowelLetter(char32_t c) { return c == 'a' || c == 'i' || c == 'u' || c == 'e' || c == 'o'; }
bool isLetter(char32_t c) { return c >= 'a' && c <= 'z'; }

/// One form for each character: hiragana for katakana of any width, lower-case ASCII for Latin letters of any width.
char32_t folded(char32_t c) {
  if (c >= U'\u30A1' && c <= U'\u30F6') return c - 0x60;
  if (c >= U'\uFF66' && c <= U'\uFF9D') return kHalfWidth[c - U'\uFF66'];
  if (c >= U'\uFF01' && c <= U'\uFF5E') c -= 0xFEE0;
  if (c >= 'A' && c <= 'Z') return c + 32;
  if (c == U'\u301C' || c == U'~') return kProlonged;
  return c;
}

/// The vowel letter of a vowel with macron or circumflex, as in Tōkyō.
std::optional<char> longVowel(char32_t c) {
  switch (c) {
    case U'ā':
    case U'â':
    case U'Ā': return 'A';
    case U'ī':
    case U'î':
    case U'Ī': return 'I';
    case U'ū':
    case U'û':
    case U'Ū': return 'U';
    case U'ē':
    case U'ê':
    case U'Ē': return 'E';
    case U'ō':
    case U'ô':
    case U'Ō': return 'O';
    default: return {};
  }
}

bool isKana(char32_t c) { return (c >= kFirstHiragana && c <= U'\u3096') || c == kProlonged; }

bool hasNoReading(char32_t c) {
  return (c >= U'\u3400' && c <= U'\u9FFF') || (c >= U'\uAC00' && c <= U'\uD7A3') ||
         (c >= U'\uF900' && c <= U'\uFAFF') || (c >= U'\U00020000' && c <= U'\U0003FFFF') || c == U'々';
}

/// は and its voiced forms, and ま.
bool closesLips(char32_t kana) {
  if (kana >= U'\u306F' && kana <= U'\u307D') return (kana - U'\u306F') % 3 != 0;
  return kana >= U'\u307E' && kana <= U'\u3082';
}

std::u32string foldedCharacters(std::string_view text) {
  std::u32string all;
  for (std::size_t at = 0; at < text.size();) {
    const utf8::Character character = utf8::characterAt(text, at);
    all += character.size == 0 ? U' ' : folded(character.code);
    at += character.size == 0 ? 1 : character.size;
  }
  return all;
}

class MoraReader {
 public:
  explicit MoraReader(std::u32string_view text) : text_(text) {}

  MoraText read(bool skipsLatin) {
    for (at_ = 0; at_ < text_.size(); ++at_) {
      const char32_t c = text_[at_];
      if (isKana(c)) {
        addKana(c);
        continue;
      }
      if (isVoicing(c)) continue;
      kana_ = 0;
      if (hasNoReading(c)) {
        ++result_.unread;
        add(MouthShape::Closed, false);
      } else if (!skipsLatin) {
        addLatin(c);
      }
    }
    return std::move(result_);
  }

 private:
  void add(MouthShape shape, bool closes) {
    result_.moras.push_back({shape, closes});
    result_.ends.push_back(at_ + 1);
  }
  [[nodiscard]] char32_t next() const { return at_ + 1 < text_.size() ? text_[at_ + 1] : U' '; }

  void addKana(char32_t c) {
    consonants_.clear();
    if (c == kProlonged) {
      add(MouthShape::Same, false);
      kana_ = 0;
      return;
    }
    const char vowel = kVowels[c - kFirstHiragana];
    const bool isSmall = vowel >= 'a' && vowel <= 'z' && vowel != 'q';
    // き and ゃ are one mora, う and ぃ too; あ and ぁ are a long あ.
    if (isSmall && kana_ != 0 && !isFullVowel(kana_)) {
      result_.moras.back().shape = shapeOf(vowel);
      result_.ends.back() = at_ + 1;
    } else {
      add(shapeOf(vowel), closesLips(c));
    }
    kana_ = isSmall || vowel == 'q' || vowel == 'N' ? 0 : c;
  }

  static bool isFullVowel(char32_t kana) { return kana == U'あ' || kana == U'え' || kana == U'お'; }

  /// The marks of が and ぱ as characters of their own, which matter after は.
  bool isVoicing(char32_t c) {
    const bool isMark = c == U'\uFF9E' || c == U'\uFF9F' || (c >= U'\u3099' && c <= U'\u309C');
    if (isMark && kana_ >= U'\u306F' && kana_ <= U'\u307D') result_.moras.back().closesLips = true;
    if (isMark && kana_ != 0) result_.ends.back() = at_ + 1;
    return isMark;
  }

  void addLatin(char32_t c) {
    if (const auto vowel = longVowel(c)) {
      addVowel(*vowel);
      add(MouthShape::Same, false);
    } else if (isVowelLetter(c)) {
      addVowel(static_cast<char>(c));
    } else if (isLetter(c)) {
      addConsonant(c);
    } else {
      consonants_.clear();
    }
  }

  void addVowel(char vowel) {
    add(shapeOf(vowel), consonants_.find_first_of("mbp") != consonants_.npos);
    consonants_.clear();
  }

  void addConsonant(char32_t c) {
    const char32_t after = next();
    if (c == 'n' && !isVowelLetter(after) && !longVowel(after) && after != 'y') {
      add(MouthShape::N, false);
    } else if (c == 'm' && (after == 'b' || after == 'p' || after == 'm')) {  // shimbun
      add(MouthShape::N, true);
    } else if (c == after || (c == 't' && after == 'c')) {  // kitte, matcha
      add(MouthShape::Closed, false);
    } else if (consonants_.size() < 8) {
      consonants_ += static_cast<char>(c);
    }
  }

  std::u32string_view text_;
  std::size_t at_ = 0;
  char32_t kana_ = 0;  ///< the kana before, when a small kana or a mark can change it
  std::string consonants_;
  MoraText result_;
};

bool isContinuation(std::u32string_view text) {
  return text == U"-" || text == U"+" || text == U"ー" || text == U"*" || text == U"+ー";
}

std::u32string_view trimmed(std::u32string_view text) {
  while (!text.empty() && (text.front() == U' ' || text.front() == U'\u3000')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == U' ' || text.back() == U'\u3000')) text.remove_suffix(1);
  return text;
}

}  // namespace

MoraText morasOf(std::string_view text, LyricKind kind) {
  const std::u32string characters = foldedCharacters(text);
  if (kind == LyricKind::Line) return MoraReader(characters).read(false);
  std::u32string_view note = trimmed(characters);
  if (isContinuation(note)) return {{{MouthShape::Same, false}}, 0, {note.size()}};
  if (const std::size_t space = note.rfind(U' '); space != note.npos) {
    const std::u32string_view last = note.substr(space + 1);
    const bool hasMora = !MoraReader(last).read(false).moras.empty();
    if (last == U"-" || last == U"r") return {};                           // "a R": the end of a sound
    if (!hasMora) return {{{MouthShape::Same, false}}, 0, {note.size()}};  // "a k": from a vowel to a consonant
    note = last;
  }
  return MoraReader(note).read(std::ranges::any_of(note, isKana));
}

std::vector<std::string> moraTexts(std::string_view text) {
  const MoraText read = morasOf(text);
  std::vector<std::string> texts;
  std::size_t at = 0;     // byte
  std::size_t count = 0;  // of the characters before it
  for (const std::size_t end : read.ends) {
    std::string& mora = texts.emplace_back();
    for (; count < end; ++count) {
      const utf8::Character character = utf8::characterAt(text, at);
      const std::size_t size = std::max<std::size_t>(1, character.size);
      const char32_t c = character.size == 0 ? U' ' : folded(character.code);
      const bool isSpoken =
          isKana(c) || isLetter(c) || hasNoReading(c) || longVowel(c) || (!mora.empty() && c > 0x3000);
      if (isSpoken) mora += text.substr(at, size);
      at += size;
    }
    if (mora.empty()) mora = "ー";
  }
  return texts;
}

}  // namespace furitsuke::lips
