// SPDX-License-Identifier: MIT
#include "core/retarget/joint_names.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <unordered_map>
#include <utility>

#include "core/base/utf8.h"

namespace furitsuke::retarget {

namespace {

/// What remains of a name is compared word by word.
using Words = std::vector<std::string>;

enum class Match : std::uint8_t {
  Word,    ///< one of the words, or all of them together
  Ending,  ///< also the end of a word: "lhand", "upperleg"
  Within,  ///< anywhere
};

struct PartWord {
  NamedPart part;
  Match match;
  std::string_view word;
};

/// In the order in which they are tried: "LeftHandThumb1" is a finger, "足首" an ankle and "足" a leg.
constexpr auto kPartWords = std::to_array<PartWord>({
    {NamedPart::Twist, Match::Within, "twist"},
    {NamedPart::Twist, Match::Ending, "roll"},
    {NamedPart::Twist, Match::Within, "neji"},
    {NamedPart::Twist, Match::Within, "捩"},
    {NamedPart::Decoration, Match::Within, "hair"},
    {NamedPart::Decoration, Match::Within, "skirt"},
    {NamedPart::Decoration, Match::Within, "breast"},
    {NamedPart::Decoration, Match::Within, "bust"},
    {NamedPart::Decoration, Match::Within, "ribbon"},
    {NamedPart::Decoration, Match::Within, "cloth"},
    {NamedPart::Decoration, Match::Within, "weapon"},
    {NamedPart::Decoration, Match::Within, "tongue"},
    {NamedPart::Decoration, Match::Within, "teeth"},
    {NamedPart::Decoration, Match::Within, "mouth"},
    {NamedPart::Decoration, Match::Within, "brow"},
    {NamedPart::Decoration, Match::Within, "cheek"},
    {NamedPart::Decoration, Match::Within, "forehead"},
    {NamedPart::Decoration, Match::Within, "eye"},
    {NamedPart::Decoration, Match::Within, "target"},
    {NamedPart::Decoration, Match::Within, "sharebone"},
    {NamedPart::Decoration, Match::Within, "heel"},
    {NamedPart::Decoration, Match::Word, "face"},
    {NamedPart::Decoration, Match::Within, "dummy"},
    {NamedPart::Decoration, Match::Within, "helper"},
    {NamedPart::Decoration, Match::Within, "sleeve"},
    {NamedPart::Decoration, Match::Within, "cape"},
    {NamedPart::Decoration, Match::Word, "ear"},
    {NamedPart::Decoration, Match::Word, "ik"},
    {NamedPart::Decoration, Match::Within, "jaw"},
    {NamedPart::Decoration, Match::Word, "lip"},
    {NamedPart::Decoration, Match::Word, "nose"},
    {NamedPart::Decoration, Match::Word, "pole"},
    {NamedPart::Decoration, Match::Within, "prop"},
    {NamedPart::Decoration, Match::Within, "sword"},
    {NamedPart::Decoration, Match::Within, "tail"},
    {NamedPart::Decoration, Match::Within, "wing"},
    {NamedPart::Decoration, Match::Within, "ＩＫ"},
    {NamedPart::Decoration, Match::Within, "髪"},
    {NamedPart::Decoration, Match::Within, "头发"},
    {NamedPart::Decoration, Match::Within, "袖"},
    {NamedPart::Decoration, Match::Within, "裙"},
    {NamedPart::Decoration, Match::Within, "スカート"},
    {NamedPart::Decoration, Match::Within, "リボン"},
    {NamedPart::Decoration, Match::Within, "目"},
    {NamedPart::Decoration, Match::Within, "耳"},
    {NamedPart::Decoration, Match::Within, "머리카락"},
    {NamedPart::Toes, Match::Ending, "toe"},
    {NamedPart::Toes, Match::Ending, "toes"},
    {NamedPart::Toes, Match::Within, "toebase"},
    {NamedPart::Toes, Match::Within, "legdigit"},
    {NamedPart::Toes, Match::Word, "ball"},
    {NamedPart::Toes, Match::Within, "zeh"},
    {NamedPart::Toes, Match::Within, "orteil"},
    {NamedPart::Toes, Match::Within, "dedospie"},
    {NamedPart::Toes, Match::Within, "puntapie"},
    {NamedPart::Toes, Match::Within, "ditapiede"},
    {NamedPart::Toes, Match::Within, "носок"},
    {NamedPart::Toes, Match::Within, "つま先"},
    {NamedPart::Toes, Match::Within, "脚趾"},
    {NamedPart::Toes, Match::Within, "脚尖"},
    {NamedPart::Toes, Match::Within, "足趾"},
    {NamedPart::Toes, Match::Within, "足先"},
    {NamedPart::Toes, Match::Within, "발가락"},
    {NamedPart::Toes, Match::Within, "발끝"},
    {NamedPart::Ankle, Match::Within, "ankle"},
    {NamedPart::Ankle, Match::Within, "knochel"},
    {NamedPart::Ankle, Match::Within, "cheville"},
    {NamedPart::Ankle, Match::Within, "tobillo"},
    {NamedPart::Ankle, Match::Within, "tornozelo"},
    {NamedPart::Ankle, Match::Within, "足首"},
    {NamedPart::Ankle, Match::Within, "脚踝"},
    {NamedPart::Ankle, Match::Within, "脚腕"},
    {NamedPart::Ankle, Match::Within, "발목"},
    {NamedPart::Foot, Match::Ending, "foot"},
    {NamedPart::Foot, Match::Ending, "feet"},
    {NamedPart::Foot, Match::Ending, "fuss"},
    {NamedPart::Foot, Match::Word, "pied"},
    {NamedPart::Foot, Match::Word, "pie"},
    {NamedPart::Foot, Match::Word, "pe"},
    {NamedPart::Foot, Match::Within, "piede"},
    {NamedPart::Foot, Match::Within, "стопа"},
    {NamedPart::Foot, Match::Within, "脚"},
    {NamedPart::Foot, Match::Word, "발"},
    {NamedPart::Finger, Match::Within, "finger"},
    {NamedPart::Finger, Match::Within, "thumb"},
    {NamedPart::Finger, Match::Within, "index"},
    {NamedPart::Finger, Match::Within, "pinky"},
    {NamedPart::Finger, Match::Within, "armdigit"},
    {NamedPart::Finger, Match::Within, "指"},
    {NamedPart::Finger, Match::Within, "손가락"},
    {NamedPart::Finger, Match::Within, "daumen"},
    {NamedPart::Finger, Match::Within, "doigt"},
    {NamedPart::Finger, Match::Within, "pouce"},
    {NamedPart::Finger, Match::Within, "dedo"},
    {NamedPart::Wrist, Match::Within, "wrist"},
    {NamedPart::Wrist, Match::Within, "handgelenk"},
    {NamedPart::Wrist, Match::Within, "poignet"},
    {NamedPart::Wrist, Match::Within, "muneca"},
    {NamedPart::Wrist, Match::Within, "手首"},
    {NamedPart::Wrist, Match::Within, "手腕"},
    {NamedPart::Wrist, Match::Within, "손목"},
    {NamedPart::Hand, Match::Ending, "hand"},
    {NamedPart::Hand, Match::Ending, "palm"},
    {NamedPart::Hand, Match::Word, "main"},
    {NamedPart::Hand, Match::Word, "mano"},
    {NamedPart::Hand, Match::Word, "mao"},
    {NamedPart::Hand, Match::Within, "кисть"},
    {NamedPart::Hand, Match::Within, "手掌"},
    {NamedPart::Hand, Match::Word, "手"},
    {NamedPart::Hand, Match::Word, "손"},
    {NamedPart::Neck, Match::Within, "headneck"},
    {NamedPart::Head, Match::Ending, "head"},
    {NamedPart::Head, Match::Within, "kopf"},
    {NamedPart::Head, Match::Word, "tete"},
    {NamedPart::Head, Match::Word, "testa"},
    {NamedPart::Head, Match::Within, "голова"},
    {NamedPart::Head, Match::Within, "cabeza"},
    {NamedPart::Head, Match::Within, "cabeca"},
    {NamedPart::Head, Match::Within, "頭"},
    {NamedPart::Head, Match::Within, "头"},
    {NamedPart::Head, Match::Word, "머리"},
    {NamedPart::Neck, Match::Within, "neck"},
    {NamedPart::Neck, Match::Word, "hals"},
    {NamedPart::Neck, Match::Word, "cou"},
    {NamedPart::Neck, Match::Within, "cuello"},
    {NamedPart::Neck, Match::Word, "collo"},
    {NamedPart::Neck, Match::Word, "шея"},
    {NamedPart::Neck, Match::Within, "pescoco"},
    {NamedPart::Neck, Match::Word, "首"},
    {NamedPart::Neck, Match::Within, "颈"},
    {NamedPart::Neck, Match::Within, "頸"},
    {NamedPart::Neck, Match::Within, "脖"},
    {NamedPart::Neck, Match::Word, "목"},
    {NamedPart::Leg, Match::Ending, "leg"},
    {NamedPart::Leg, Match::Within, "thigh"},
    {NamedPart::Leg, Match::Within, "calf"},
    {NamedPart::Leg, Match::Within, "shin"},
    {NamedPart::Leg, Match::Within, "knee"},
    {NamedPart::Leg, Match::Ending, "bein"},
    {NamedPart::Leg, Match::Within, "schenkel"},
    {NamedPart::Leg, Match::Within, "knie"},
    {NamedPart::Leg, Match::Within, "cuisse"},
    {NamedPart::Leg, Match::Within, "jambe"},
    {NamedPart::Leg, Match::Within, "genou"},
    {NamedPart::Leg, Match::Within, "muslo"},
    {NamedPart::Leg, Match::Within, "pierna"},
    {NamedPart::Leg, Match::Within, "rodilla"},
    {NamedPart::Leg, Match::Within, "perna"},
    {NamedPart::Leg, Match::Within, "coscia"},
    {NamedPart::Leg, Match::Within, "polpaccio"},
    {NamedPart::Leg, Match::Within, "femur"},
    {NamedPart::Leg, Match::Within, "бедро"},
    {NamedPart::Leg, Match::Within, "голень"},
    {NamedPart::Leg, Match::Within, "joelho"},
    {NamedPart::Leg, Match::Within, "足"},
    {NamedPart::Leg, Match::Within, "ひざ"},
    {NamedPart::Leg, Match::Within, "膝"},
    {NamedPart::Leg, Match::Within, "腿"},
    {NamedPart::Leg, Match::Within, "허벅지"},
    {NamedPart::Leg, Match::Within, "종아리"},
    {NamedPart::Leg, Match::Within, "무릎"},
    {NamedPart::Leg, Match::Within, "다리"},
    {NamedPart::Arm, Match::Ending, "arm"},
    {NamedPart::Arm, Match::Within, "elbow"},
    {NamedPart::Arm, Match::Within, "shoulder"},
    {NamedPart::Arm, Match::Within, "shldr"},
    {NamedPart::Arm, Match::Within, "clav"},
    {NamedPart::Arm, Match::Within, "collar"},
    {NamedPart::Arm, Match::Within, "scapula"},
    {NamedPart::Arm, Match::Within, "ellbogen"},
    {NamedPart::Arm, Match::Within, "schulter"},
    {NamedPart::Arm, Match::Ending, "bras"},
    {NamedPart::Arm, Match::Within, "coude"},
    {NamedPart::Arm, Match::Within, "epaule"},
    {NamedPart::Arm, Match::Within, "brazo"},
    {NamedPart::Arm, Match::Word, "codo"},
    {NamedPart::Arm, Match::Within, "hombro"},
    {NamedPart::Arm, Match::Within, "braco"},
    {NamedPart::Arm, Match::Within, "braccio"},
    {NamedPart::Arm, Match::Within, "humerus"},
    {NamedPart::Arm, Match::Within, "плечье"},
    {NamedPart::Arm, Match::Within, "плечо"},
    {NamedPart::Arm, Match::Within, "ключица"},
    {NamedPart::Arm, Match::Within, "cotovelo"},
    {NamedPart::Arm, Match::Within, "ombro"},
    {NamedPart::Arm, Match::Within, "腕"},
    {NamedPart::Arm, Match::Within, "ひじ"},
    {NamedPart::Arm, Match::Within, "肘"},
    {NamedPart::Arm, Match::Within, "臂"},
    {NamedPart::Arm, Match::Within, "肩"},
    {NamedPart::Arm, Match::Within, "锁骨"},
    {NamedPart::Arm, Match::Within, "어깨"},
    {NamedPart::Arm, Match::Within, "팔"},
});

std::string joined(const Words& words) {
  std::string text;
  for (const std::string& word : words) text += word;
  return text;
}

NamedPart partOf(const Words& words) {
  std::string letters;
  for (const std::string& word : words) letters += isNumber(word) ? "" : word;
  const auto isMatch = [&](const PartWord& row) {
    if (row.match == Match::Within) return letters.find(row.word) != letters.npos;
    const auto fits = [&row](std::string_view word) {
      return row.match == Match::Ending ? word.ends_with(row.word) : word == row.word;
    };
    return fits(letters) || std::ranges::any_of(words, fits);
  };
  const auto row = std::ranges::find_if(kPartWords, isMatch);
  if (row == kPartWords.end()) return NamedPart::Other;
  // "HeadTop_End" and "Bip01 HeadNub" only show where the last bone ends.
  const auto isEnd = [](const std::string& word) { return word == "end" || word == "tip" || word.ends_with("nub"); };
  return std::ranges::any_of(words, isEnd) ? NamedPart::Decoration : row->part;
}

/// A letter of Western Europe in lower case and without its accent; empty for other characters.
std::string_view plainLetter(char32_t code) {
  constexpr std::array<std::string_view, 32> kPlain = {"a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e",
                                                       "e", "i", "i", "i", "i", "d", "n",  "o", "o", "o", "o",
                                                       "o", "",  "o", "u", "u", "u", "u",  "y", "t", "ss"};
  return code >= 0xC0 && code <= 0xFF ? kPlain[(code - 0xC0) % 32] : std::string_view();
}

bool isCyrillicCapital(char32_t code) { return code >= U'А' && code <= U'Я'; }

/// Splits names where separators stand and where digits, capitals or another script begin.
class WordSplitter {
 public:
  static Words split(std::string_view name) {
    if (const std::size_t colon = name.find_last_of(":|"); colon != name.npos) name.remove_prefix(colon + 1);
    constexpr std::size_t kLongest = 200;  // a file may have names of any length
    name = name.substr(0, kLongest);
    WordSplitter splitter;
    for (std::size_t at = 0; at < name.size();) {
      const utf8::Character character = utf8::characterAt(name, at);
      const std::size_t size = std::max<std::size_t>(character.size, 1);
      splitter.add(character.code, name.substr(at, size), name.substr(at + size));
      at += size;
    }
    splitter.close();
    return std::move(splitter.words_);
  }

 private:
  enum class Kind : std::uint8_t { None, Lower, Upper, Digit, Other };

  static bool isLower(std::string_view rest) { return !rest.empty() && rest[0] >= 'a' && rest[0] <= 'z'; }

  void add(char32_t code, std::string_view bytes, std::string_view rest) {
    if (code >= U'！' && code <= U'～') code -= U'！' - U'!';  // of full width
    if (code >= U'0' && code <= U'9') return append(Kind::Digit, std::string(1, static_cast<char>(code)));
    if (code >= U'a' && code <= U'z') return append(Kind::Lower, std::string(1, static_cast<char>(code)));
    if (code >= U'A' && code <= U'Z') {
      if (kind_ == Kind::Upper && isLower(rest)) close();  // the L of "LArm" and the A
      return append(Kind::Upper, std::string(1, static_cast<char>(code - U'A' + U'a')));
    }
    if (code < 0x7F || code == U'　') return close();
    if (isCyrillicCapital(code) || (code >= U'а' && code <= U'я')) {
      std::string letter;
      utf8::append(letter, isCyrillicCapital(code) ? code + (U'а' - U'А') : code);
      return append(isCyrillicCapital(code) ? Kind::Upper : Kind::Lower, letter);
    }
    const std::string_view letter = plainLetter(code);
    if (letter.empty()) return append(Kind::Other, bytes);
    append(code < 0xE0 ? Kind::Upper : Kind::Lower, letter);
  }

  void append(Kind kind, std::string_view text) {
    const bool continues = kind == kind_ || (kind_ == Kind::Upper && kind == Kind::Lower);
    if (!continues) close();
    word_ += text;
    kind_ = kind;
  }

  void close() {
    if (!word_.empty()) words_.push_back(std::move(word_));
    word_.clear();
    kind_ = Kind::None;
  }

  Words words_;
  std::string word_;
  Kind kind_ = Kind::None;
};

/// Words for left and right; the short ones only if the skeleton has the mirrored names.
struct SideWords {
  std::string_view left, right;
  bool isCertain = true;
  bool isPrefix = false;  ///< may be the start of a word
};
constexpr auto kSideWords = std::to_array<SideWords>({
    {"left", "right", true, true},
    {"l", "r"},
    {"lft", "rgt"},
    {"lt", "rt"},
    {"左", "右", true, true},
    {"왼쪽", "오른쪽", true, true},
    {"왼", "오른", true, true},
    {"hidari", "migi", true, true},
    {"gauche", "droite"},
    {"gauche", "droit"},
    {"links", "rechts"},
    {"izquierda", "derecha"},
    {"izquierdo", "derecho"},
    {"izq", "der"},
    {"esquerda", "direita"},
    {"esquerdo", "direito"},
    {"sinistra", "destra"},
    {"sinistro", "destro"},
    {"sx", "dx"},
    {"левая", "правая"},
    {"левый", "правый"},
    {"лев", "прав"},
    {"lewa", "prawa"},
    {"lewy", "prawy"},
    {"л", "п", false},
    {"g", "d", false},
    {"i", "d", false},
    {"e", "d", false},
    {"li", "re", false},
});

/// Takes the word away, or the start or end of a word, and returns whether it was there.
bool takeSideWord(Words& words, std::string_view side, bool isPrefix) {
  for (auto word = words.begin(); word != words.end(); ++word) {
    if (*word == side) {
      words.erase(word);
      return true;
    }
    if (!isPrefix || word->size() <= side.size()) continue;
    if (word->starts_with(side)) {
      word->erase(0, side.size());
      return true;
    }
    if (side.size() > 1 && word->ends_with(side)) {
      word->resize(word->size() - side.size());
      return true;
    }
  }
  return false;
}

std::optional<Side> takeSide(Words& words, const SideWords& row) {
  if (takeSideWord(words, row.left, row.isPrefix)) return Side::Left;
  if (takeSideWord(words, row.right, row.isPrefix)) return Side::Right;
  return {};
}

/// "lhand" if there is "rhand", but not "leg" and "lowerneck".
std::optional<Side> takeLetter(Words& words, const std::set<std::string>& known) {
  for (std::string& word : words) {
    if (word.size() < 4 || (word[0] != 'l' && word[0] != 'r')) continue;
    const Side side = word[0] == 'l' ? Side::Left : Side::Right;
    word[0] = side == Side::Left ? 'r' : 'l';
    const bool isMirrored = known.contains(joined(words));
    word[0] = side == Side::Left ? 'l' : 'r';
    if (!isMirrored) continue;
    word.erase(0, 1);
    return side;
  }
  return {};
}

class NameReader {
 public:
  explicit NameReader(const std::vector<std::string_view>& names) {
    for (const std::string_view name : names) all_.push_back(WordSplitter::split(name));
    takeNumbersOfAll(names);
    while (takeSharedWord(/*isFirst=*/true)) {
    }
    while (takeSharedWord(/*isFirst=*/false)) {
    }
  }

  std::vector<JointName> read() {
    const std::vector<SideWords> sides = sideWords();
    std::set<std::string> known;
    for (const Words& words : all_) known.insert(joined(words));
    std::vector<JointName> names;
    names.reserve(all_.size());
    for (Words& words : all_) {
      JointName& name = names.emplace_back();
      for (const SideWords& row : sides) {
        name.side = takeSide(words, row);
        if (name.side) break;
      }
      if (!name.side) name.side = takeLetter(words, known);
      name.text = joined(words);
      name.part = partOf(words);
      name.words = std::move(words);
    }
    return names;
  }

 private:
  /// Most names, and at least three: two joints of a small skeleton may share a word by chance.
  [[nodiscard]] bool isMost(std::size_t count, double share) const {
    return count >= 3 && static_cast<double>(count) >= share * static_cast<double>(all_.size());
  }

  /// A number after a separator at the end of nearly all names counts the joints ("_05") or the figures (".001",
  /// " (1)"); one before it must be the same in all of them, or it may count the bones of fingers.
  void takeNumbersOfAll(std::vector<std::string_view> names) {
    const auto numberAt = [](std::string_view& name) {
      if (name.ends_with(')')) name.remove_suffix(1);
      const std::size_t at = name.find_last_not_of("0123456789");
      const bool isSeparated = at != name.npos && at > 0 && std::string_view("_. (").find(name[at]) != name.npos;
      return isSeparated && at + 1 < name.size() ? at : name.npos;
    };
    for (bool isFirst = true;; isFirst = false) {
      std::unordered_map<std::string_view, std::size_t> counts;
      std::size_t count = 0;
      for (std::string_view name : names) {
        const std::size_t at = numberAt(name);
        if (at != name.npos) count = std::max(count, ++counts[isFirst ? std::string_view() : name.substr(at)]);
      }
      if (!isMost(count, 0.9)) return;
      for (std::size_t i = 0; i < names.size(); ++i) {
        std::string_view name = names[i];
        const std::size_t at = numberAt(name);
        if (at == name.npos || all_[i].size() < 2) continue;
        all_[i].pop_back();
        names[i] = name.substr(0, at);
      }
    }
  }

  /// Takes away the first or last word if most names share it; false if they do not.
  bool takeSharedWord(bool isFirst) {
    const auto wordOf = [isFirst](const Words& words) -> const std::string& {
      return isFirst ? words.front() : words.back();
    };
    std::unordered_map<std::string, std::size_t> counts;
    for (const Words& words : all_) {
      if (words.size() > 1) ++counts[wordOf(words)];
    }
    const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
    if (most == counts.end() || !isMost(most->second, 0.6)) return false;
    const std::string word = most->first;
    // Hair may have most of the joints, and the bones of fingers are counted.
    if (partOf({word}) != NamedPart::Other || (!isFirst && isNumber(word))) return false;
    for (Words& words : all_) {
      if (words.size() > 1 && wordOf(words) == word) words.erase(isFirst ? words.begin() : words.end() - 1);
    }
    return true;
  }

  /// The words that mean sides in this skeleton.
  [[nodiscard]] std::vector<SideWords> sideWords() const {
    std::set<Words> known(all_.begin(), all_.end());
    std::vector<SideWords> words;
    std::size_t most = 0;
    for (const SideWords& row : kSideWords) {
      if (row.isCertain) {
        words.push_back(row);
        continue;
      }
      const std::size_t pairs = mirroredPairs(row, known);
      if (pairs < 3 || pairs <= most) continue;
      if (most > 0) words.pop_back();
      words.push_back(row);
      most = pairs;
    }
    return words;
  }

  [[nodiscard]] std::size_t mirroredPairs(const SideWords& row, const std::set<Words>& known) const {
    std::size_t pairs = 0;
    for (const Words& words : all_) {
      const auto word = std::ranges::find(words, row.left);
      if (word == words.end()) continue;
      Words mirrored = words;
      mirrored[static_cast<std::size_t>(word - words.begin())] = row.right;
      pairs += known.contains(mirrored) ? 1 : 0;
    }
    return pairs;
  }

  std::vector<Words> all_;
};

}  // namespace

bool isNumber(std::string_view word) { return word.find_first_not_of("0123456789") == word.npos; }

std::vector<JointName> jointNames(const std::vector<std::string_view>& names) { return NameReader(names).read(); }

}  // namespace furitsuke::retarget
