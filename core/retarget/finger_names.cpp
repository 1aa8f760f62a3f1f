// SPDX-License-Identifier: MIT
#include "core/retarget/finger_names.h"

#include <algorithm>
#include <cstddef>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace furitsuke::retarget {

namespace {

constexpr std::size_t kThumb = 0;

struct FingerWord {
  std::string_view word;
  std::size_t finger;
  bool isShort = false;  ///< only at the start of a word or after "hand", because other words contain it
};
constexpr auto kFingerWords = std::to_array<FingerWord>({
    {"thumb", kThumb},   {"daumen", kThumb},  {"pouce", kThumb},  {"pollice", kThumb}, {"pulgar", kThumb},
    {"polegar", kThumb}, {"oyayubi", kThumb}, {"oyaubi", kThumb}, {"拇", kThumb},      {"親指", kThumb},
    {"엄지", kThumb},    {"больш", kThumb},   {"index", 1},       {"fore", 1, true},   {"zeige", 1},
    {"indice", 1},       {"indicador", 1},    {"hitosashi", 1},   {"hitosasi", 1},     {"ninsashi", 1},
    {"食指", 1},         {"人指", 1},         {"人差", 1},        {"인지", 1},         {"검지", 1},
    {"집게", 1},         {"указат", 1},       {"middle", 2},      {"mid", 2, true},    {"mittel", 2},
    {"majeur", 2},       {"medio", 2},        {"nakayubi", 2},    {"中指", 2},         {"중지", 2},
    {"가운데", 2},       {"средн", 2},        {"ring", 3, true},  {"third", 3, true},  {"annulaire", 3},
    {"anulaire", 3},     {"anular", 3},       {"kusuri", 3},      {"無名指", 3},       {"无名指", 3},
    {"薬指", 3},         {"약지", 3},         {"безым", 3},       {"pinky", 4},        {"pinkie", 4},
    {"little", 4},       {"klein", 4},        {"auriculaire", 4}, {"menique", 4},      {"meñique", 4},
    {"mignolo", 4},      {"minimo", 4},       {"koyubi", 4},      {"小指", 4},         {"小拇指", 4},
    {"소지", 4},         {"새끼", 4},         {"мизин", 4},
});

bool contains(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

std::optional<std::size_t> fingerOf(const JointName& name) {
  const FingerWord* best = nullptr;
  for (const FingerWord& row : kFingerWords) {
    const auto fits = [&row](std::string_view word) {
      if (!row.isShort) return contains(word, row.word);
      return word.starts_with(row.word) || contains(word, "hand" + std::string(row.word)) ||
             (word.size() == row.word.size() + 1 && word.ends_with(row.word));
    };
    // The longest word counts: 小拇指 is the little finger and 拇指 the thumb.
    if ((best == nullptr || row.word.size() > best->word.size()) && std::ranges::any_of(name.words, fits)) best = &row;
  }
  return best == nullptr ? std::nullopt : std::optional(best->finger);
}

/// The digits after the word for a finger: "11" in "Finger11", "0102" in "finger_01_02". Empty if there are none.
std::string fingerDigits(const JointName& name) {
  const auto isFingerWord = [](std::string_view word) {
    return word.ends_with("finger") || word.ends_with("digit") || word == "dedo" || word == "doigt" || word == "dito" ||
           word == "指" || word == "手指" || word == "손가락" || word == "палец";
  };
  auto word = std::ranges::find_if(name.words, isFingerWord);
  if (word == name.words.end()) return {};
  std::string digits;
  while (++word != name.words.end() && isNumber(*word)) digits += *word;
  return digits;
}

/// A bone of the palm, or the end of the last bone.
bool isBesideBones(const JointName& name, bool isThumb) {
  constexpr std::array<std::string_view, 5> kPalm = {"carpal", "inhand", "meta", "palm", "base"};
  if (name.part == NamedPart::Twist || name.part == NamedPart::Decoration || name.text.ends_with("先")) return true;
  return !isThumb && std::ranges::any_of(kPalm, [&name](std::string_view word) { return contains(name.text, word); });
}

class FingerFinder {
 public:
  FingerFinder(const BodySkeleton& skeleton, const std::vector<JointName>& names, JointIndex hand)
      : skeleton_(skeleton), names_(names), hand_(hand) {}

  FingerJoints find() {
    constexpr std::size_t kMost = 500;  // a file may have any number of joints below a hand
    for (std::size_t i = static_cast<std::size_t>(hand_) + 1; i < names_.size() && below_.size() < kMost; ++i) {
      if (isBelow(static_cast<JointIndex>(i), hand_)) below_.push_back(static_cast<JointIndex>(i));
    }
    findByWords();
    if (std::ranges::all_of(chains_, [](const auto& chain) { return chain.empty(); })) findByNumbers();
    FingerJoints fingers;
    for (std::size_t finger = 0; finger < fingers.size(); ++finger) {
      fingers[finger].fill(kNoJoint);
      std::vector<JointIndex>& chain = chains_[finger];
      if (finger != kThumb && startsInPalm(chain)) chain.erase(chain.begin());
      std::copy_n(chain.begin(), std::min(chain.size(), fingers[finger].size()), fingers[finger].begin());
    }
    return fingers;
  }

 private:
  [[nodiscard]] const JointName& nameOf(JointIndex joint) const { return names_[static_cast<std::size_t>(joint)]; }
  [[nodiscard]] bool isBelow(JointIndex joint, JointIndex ancestor) const {
    while (joint > ancestor) joint = skeleton_.parents[static_cast<std::size_t>(joint)];
    return joint == ancestor;
  }

  void add(std::size_t finger, JointIndex joint) {
    if (finger >= chains_.size() || isBesideBones(nameOf(joint), finger == kThumb)) return;
    std::vector<JointIndex>& chain = chains_[finger];
    if (chain.empty() || isBelow(joint, chain.back())) chain.push_back(joint);
  }

  void findByWords() {
    for (const JointIndex joint : below_) {
      if (const auto finger = fingerOf(nameOf(joint))) add(*finger, joint);
    }
  }

  void findByNumbers() {
    std::vector<std::string> digits;
    std::size_t longest = 0;
    for (const JointIndex joint : below_) {
      digits.push_back(fingerDigits(nameOf(joint)));
      longest = std::max(longest, digits.back().size());
    }
    const auto fingerOf = [&](std::size_t i) {
      return longest == 4 ? std::stoul(digits[i].substr(0, 2)) : static_cast<std::size_t>(digits[i][0] - '0');
    };
    // "Finger0" or, without a thumb, "Finger1" above "Finger11", or "Finger10": fingers and bones are counted from 0.
    const auto isFromZero = [&](const std::string& own) {
      return !own.empty() && (own[0] == '0' || own.back() == '0' || own.size() < longest) && longest < 4;
    };
    std::size_t first = std::ranges::any_of(digits, isFromZero) ? 0 : 1;
    for (std::size_t i = 0; i < below_.size(); ++i) {
      if (digits[i].empty()) continue;
      first = std::min(first, fingerOf(i));
      const auto above = std::ranges::find(below_, skeleton_.parents[static_cast<std::size_t>(below_[i])]);
      const auto parent = static_cast<std::size_t>(above - below_.begin());
      // Numbers that grow along a chain count its bones.
      if (above != below_.end() && !digits[parent].empty() && fingerOf(parent) != fingerOf(i)) return;
    }
    for (std::size_t i = 0; i < below_.size(); ++i) {
      if (!digits[i].empty()) add(fingerOf(i) - first, below_[i]);
    }
  }

  /// Of four joints, the first is within the palm if it is nearer to the wrist than to the next.
  [[nodiscard]] bool startsInPalm(const std::vector<JointIndex>& chain) const {
    if (chain.size() < 4) return false;
    const auto at = [this](JointIndex joint) { return skeleton_.positions[static_cast<std::size_t>(joint)]; };
    return glm::distance(at(hand_), at(chain[0])) < glm::distance(at(chain[0]), at(chain[1]));
  }

  const BodySkeleton& skeleton_;
  const std::vector<JointName>& names_;
  JointIndex hand_;
  std::vector<JointIndex> below_;
  std::array<std::vector<JointIndex>, 5> chains_;
};

}  // namespace

FingerJoints namedFingers(const BodySkeleton& skeleton, const std::vector<JointName>& names, JointIndex hand) {
  return FingerFinder(skeleton, names, hand).find();
}

}  // namespace furitsuke::retarget
