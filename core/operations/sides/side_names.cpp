// SPDX-License-Identifier: MIT
#include "core/operations/sides/side_names.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/base/cp932.h"
#include "core/operations/folded_text.h"
#include "core/retarget/standard_bones.h"

namespace furitsuke::operations {

namespace {

bool isLower(char c) { return c >= 'a' && c <= 'z'; }
bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }
bool isLetter(char c) { return isLower(c) || isUpper(c); }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isSeparator(char c) { return c == '_' || c == '.' || c == '-' || c == ' '; }

/// A marker of a side, its counterpart, and where it can occur in a name.
struct SideSign {
  std::string_view left;
  std::string_view right;
  bool (*fits)(std::string_view text, std::size_t at, std::size_t size);
};

bool fitsAnywhere(std::string_view, std::size_t, std::size_t) { return true; }

/// A separate word: "left_arm", "arm left".
bool fitsAsWord(std::string_view text, std::size_t at, std::size_t size) {
  const bool isOpen = at > 0 && isLetter(text[at - 1]);
  return !isOpen && (at + size == text.size() || !isLetter(text[at + size]));
}

/// A capitalized word between other capitalized words: "ArmLeft", "LeftArm".
bool fitsAsCapitalWord(std::string_view text, std::size_t at, std::size_t size) {
  return at + size == text.size() || !isLower(text[at + size]);
}

/// "L_arm", "arm.L", "arm_L.001", "L 2"; not a name that is a single letter.
bool fitsAsLetter(std::string_view text, std::size_t at, std::size_t size) {
  const std::size_t end = at + size;
  const bool begins = at == 0 && end < text.size() && isSeparator(text[end]);
  if (begins) return true;
  if (at == 0 || !isSeparator(text[at - 1])) return false;
  if (end == text.size()) return true;
  if (!isSeparator(text[end]) && !isDigit(text[end])) return false;
  return std::all_of(text.begin() + static_cast<std::ptrdiff_t>(end), text.end(),
                     [](char c) { return isSeparator(c) || isDigit(c); });
}

constexpr std::array<SideSign, 8> kSigns{{{"左", "右", fitsAnywhere},
                                          {"왼쪽", "오른쪽", fitsAnywhere},
                                          {"왼", "오른", fitsAnywhere},
                                          {"left", "right", fitsAsWord},
                                          {"LEFT", "RIGHT", fitsAsWord},
                                          {"Left", "Right", fitsAsCapitalWord},
                                          {"L", "R", fitsAsLetter},
                                          {"l", "r", fitsAsLetter}}};

/// The text with each matching `from` replaced; nothing without a match.
std::optional<std::string> replaced(std::string_view text, const SideSign& sign, std::string_view from,
                                    std::string_view to) {
  if (text.find(from) == text.npos) return {};
  std::string other;
  bool isFound = false;
  for (std::size_t at = 0; at < text.size();) {
    if (text.substr(at).starts_with(from) && sign.fits(text, at, from.size())) {
      other += to;
      at += from.size();
      isFound = true;
    } else {
      other += text[at++];
    }
  }
  return isFound ? std::optional(std::move(other)) : std::nullopt;
}

}  // namespace

std::string oppositeSideText(std::string_view text) {
  for (const SideSign& sign : kSigns) {
    const auto fromLeft = replaced(text, sign, sign.left, sign.right);
    const auto fromRight = replaced(text, sign, sign.right, sign.left);
    if (fromLeft && fromRight) return std::string(text);
    if (fromLeft) return *fromLeft;
    if (fromRight) return *fromRight;
  }
  return std::string(text);
}

SidedText sideOfText(std::string_view text) {
  for (const SideSign& sign : kSigns) {
    auto left = replaced(text, sign, sign.left, "");
    auto right = replaced(text, sign, sign.right, "");
    if (left && right) break;
    if (!left && !right) continue;
    const NameSide side = left ? NameSide::Left : NameSide::Right;
    std::string rest = std::move(left ? *left : *right);
    while (!rest.empty() && isSeparator(rest.back())) rest.pop_back();
    while (!rest.empty() && isSeparator(rest.front())) rest.erase(rest.begin());
    return {side, std::move(rest)};
  }
  return {NameSide::None, std::string(text)};
}

namespace {

/// A pair of names of which at most one has a marker of its side.
struct KnownPair {
  std::string_view left;
  std::string_view right;
  bool isUsual = true;  ///< otherwise only when the other name is known
};

/// The winks of MMD's own models, whose left one has no marker, and their English names. Chinese names have 左 and 右;
/// CP932 lacks the other characters of a wink.
constexpr std::array<KnownPair, 13> kPairs{{{"ウィンク", "ウィンク右"},
                                            {"ウィンク２", "ｳｨﾝｸ２右"},
                                            {"ｳｨﾝｸ", "ｳｨﾝｸ右"},
                                            {"ウィンク2", "ウィンク2右"},
                                            {"ウインク", "ウインク右"},
                                            {"ウインク２", "ウインク２右"},
                                            {"wink", "wink right"},
                                            {"Wink", "Wink Right"},
                                            {"wink2", "wink2 right"},
                                            {"wink 2", "wink 2 right"},
                                            {"Wink 2", "Wink 2 Right"},
                                            {"wink", "wink_R", false},
                                            {"wink2", "wink2_R", false}}};

/// foldedText() of the names of a pair.
struct FoldedPair {
  std::u32string left;
  std::u32string right;
};

/// Those of kPairs, computed once: they are compared with every name of a motion.
const std::array<FoldedPair, kPairs.size()>& foldedPairs() {
  static const std::array<FoldedPair, kPairs.size()> kFolded = [] {
    std::array<FoldedPair, kPairs.size()> folded;
    for (std::size_t i = 0; i < kPairs.size(); ++i) {
      folded[i] = {foldedText(kPairs[i].left), foldedText(kPairs[i].right)};
    }
    return folded;
  }();
  return kFolded;
}

struct TableOpposites {
  std::vector<std::string> names;  ///< the most usual spelling first
  bool isUsual = false;            ///< the first is used even if no name of the motion or the model is known
};

/// The opposites of a name by kPairs, whose spelling may differ from that of the table.
TableOpposites oppositesInTable(const std::string& text) {
  TableOpposites found;
  const std::u32string folded = foldedText(text);
  for (const bool isExact : {true, false}) {
    for (std::size_t i = 0; i < kPairs.size(); ++i) {
      const KnownPair& pair = kPairs[i];
      const auto matches = [&](std::string_view name, const std::u32string& foldedName) {
        return foldedName == folded && (name == text) == isExact;
      };
      const bool isLeft = matches(pair.left, foldedPairs()[i].left);
      if (!isLeft && !matches(pair.right, foldedPairs()[i].right)) continue;
      if (found.names.empty()) found.isUsual = pair.isUsual;
      found.names.emplace_back(isLeft ? pair.right : pair.left);
    }
  }
  return found;
}

/// Pairs by the English names of a model, for bones and morphs whose own names have no markers of sides.
template <class Parts>
void addEnglishPairs(SideNames::Pairs& pairs, const Parts& parts) {
  std::unordered_map<std::string_view, const model::ModelName*> byEnglish;
  for (const auto& part : parts) byEnglish.try_emplace(part.name.english, &part.name);
  const auto isUnmarked = [](const std::string& text) { return sideOfText(text).side == NameSide::None; };
  for (const auto& part : parts) {
    if (sideOfText(part.name.english).side != NameSide::Left || !isUnmarked(part.name.text)) continue;
    const auto right = byEnglish.find(oppositeSideText(part.name.english));
    if (right == byEnglish.end() || !isUnmarked(right->second->text)) continue;
    pairs.emplace_back(part.name.text, right->second->text);
  }
}

/// Pairs by the parts of the body, for models whose bones have other names than those of MMD: "Bip001 L Thigh" and
/// "Bip001 R Thigh", or "b17" and "b21".
void addBodyPairs(SideNames::Pairs& pairs, const model::Model& model) {
  const retarget::StandardBones bones(model);
  if (!bones.isByStructure() && model.givenRoles.empty()) return;
  const std::string left(retarget::sideName(retarget::Side::Left)), right(retarget::sideName(retarget::Side::Right));
  for (const std::string& name : retarget::bodyBoneNames()) {
    if (!name.starts_with(left)) continue;
    const model::BoneIndex a = bones.find(name), b = bones.find(right + name.substr(left.size()));
    if (a == model::kNoIndex || b == model::kNoIndex) continue;
    pairs.emplace_back(model.bones[static_cast<std::size_t>(a)].name.text,
                       model.bones[static_cast<std::size_t>(b)].name.text);
  }
}

}  // namespace

void KnownNames::add(const std::string& text) {
  if (!texts_.insert(text).second) return;
  spellings_.try_emplace(foldedText(text), text);
}

std::optional<std::string> KnownNames::find(const std::string& text, bool anySpelling) const {
  if (texts_.contains(text)) return text;
  if (!anySpelling || texts_.empty()) return {};
  const auto at = spellings_.find(foldedText(text));
  return at == spellings_.end() ? std::nullopt : std::optional(at->second);
}

SideNames::SideNames(const Pairs& own, const model::Model* model) {
  Pairs pairs = own;
  if (model != nullptr) {
    for (const model::Bone& bone : model->bones) ofModel_.add(bone.name.text);
    for (const model::Morph& morph : model->morphs) ofModel_.add(morph.name.text);
    addBodyPairs(pairs, *model);
    addEnglishPairs(pairs, model->bones);
    addEnglishPairs(pairs, model->morphs);
  }
  for (const auto& [left, right] : pairs) {
    if (own_.contains(left) || own_.contains(right)) continue;
    own_.try_emplace(left, right);
    own_.try_emplace(right, left);
  }
}

std::string SideNames::oppositeText(const std::string& text, const KnownNames& known) const {
  if (const auto at = own_.find(text); at != own_.end()) return at->second;
  std::string conventional = oppositeSideText(text);
  TableOpposites table = oppositesInTable(text);
  std::vector<std::string> choices;
  if (conventional != text) choices.push_back(conventional);
  choices.insert(choices.end(), table.names.begin(), table.names.end());
  for (const bool anySpelling : {false, true}) {
    for (const std::string& choice : choices) {
      for (const KnownNames* names : {&ofModel_, &known}) {
        const auto found = names->find(choice, anySpelling);
        if (found && *found != text) return *found;
      }
    }
  }
  return table.isUsual ? std::move(table.names.front()) : std::move(conventional);
}

Name SideNames::oppositeAmong(const Name& name, const KnownNames& known) const {
  const std::string text = name.text();
  const std::string opposite = oppositeText(text, known);
  if (opposite == text || oppositeText(opposite, known) != text) return name;
  // A name that cannot be encoded again from its text would get a counterpart whose opposite is another name.
  const Result<Name> same = Name::fromText(text);
  Result<Name> other = Name::fromText(opposite);
  if (!same.ok() || !other.ok() || same->bytes != name.bytes) return name;
  return *std::move(other);
}

Name SideNames::opposite(const Name& name) const { return oppositeAmong(name, {}); }

bool SideNames::isUnpaired(const Name& name, const Name& opposite) const {
  return opposite == name && !own_.contains(name.text()) && sideOfText(name.text()).side != NameSide::None;
}

std::vector<Name> SideNames::oppositesAmong(const std::vector<Name>& names, std::size_t fieldBytes) const {
  std::unordered_map<std::string_view, std::size_t> places;
  for (std::size_t i = 0; i < names.size(); ++i) places.try_emplace(names[i].bytes, i);
  std::vector<Name> opposites;
  opposites.reserve(names.size());
  KnownNames known;
  for (const Name& name : names) known.add(name.text());
  for (const Name& name : names) opposites.push_back(oppositeAmong(name, known));
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string& whole = opposites[i].bytes;
    if (nameFieldBytes(whole) <= fieldBytes || isUnicodeName(whole) || places.contains(whole)) continue;
    // At the byte, as in MMD, or at a character, as other programs do.
    auto cut = places.find(std::string_view(whole).substr(0, fieldBytes));
    if (cut == places.end()) cut = places.find(cp932::cutAtCharacter(whole, fieldBytes));
    // A name with an opposite is not the shortened form of another name, and no name has two opposites.
    if (cut == places.end() || opposites[cut->second] != names[cut->second]) continue;
    opposites[cut->second] = names[i];
    opposites[i] = names[cut->second];
  }
  return opposites;
}

}  // namespace furitsuke::operations
