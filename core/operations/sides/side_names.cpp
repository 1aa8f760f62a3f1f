// SPDX-License-Identifier: MIT
#include "core/operations/sides/side_names.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/base/cp932.h"

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

constexpr std::array<SideSign, 6> kSigns{{{"左", "右", fitsAnywhere},
                                          {"left", "right", fitsAsWord},
                                          {"LEFT", "RIGHT", fitsAsWord},
                                          {"Left", "Right", fitsAsCapitalWord},
                                          {"L", "R", fitsAsLetter},
                                          {"l", "r", fitsAsLetter}}};

/// The text with each matching `from` replaced; nothing without a match.
std::optional<std::string> replaced(std::string_view text, const SideSign& sign, std::string_view from,
                                    std::string_view to) {
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
    std::string rest = left ? *std::move(left) : *std::move(right);
    while (!rest.empty() && isSeparator(rest.back())) rest.pop_back();
    while (!rest.empty() && isSeparator(rest.front())) rest.erase(rest.begin());
    return {left ? NameSide::Left : NameSide::Right, std::move(rest)};
  }
  return {NameSide::None, std::string(text)};
}

SideNames::SideNames(const Pairs& own) {
  for (const auto& [left, right] : own) {
    own_.try_emplace(left, right);
    own_.try_emplace(right, left);
  }
}

std::string SideNames::oppositeText(const std::string& text) const {
  const auto at = own_.find(text);
  return at == own_.end() ? oppositeSideText(text) : at->second;
}

Name SideNames::opposite(const Name& name) const {
  const std::string text = oppositeText(name.text);
  if (text == name.text || oppositeText(text) != name.text) return name;
  // A name that cannot be encoded again from its text would get a counterpart whose opposite is another name.
  const Result<Name> same = Name::fromText(name.text);
  Result<Name> other = Name::fromText(text);
  if (!same.ok() || !other.ok() || same->bytes != name.bytes) return name;
  return *std::move(other);
}

std::vector<Name> SideNames::oppositesAmong(const std::vector<Name>& names, std::size_t fieldBytes) const {
  std::unordered_map<std::string_view, std::size_t> places;
  for (std::size_t i = 0; i < names.size(); ++i) places.try_emplace(names[i].bytes, i);
  std::vector<Name> opposites;
  opposites.reserve(names.size());
  for (const Name& name : names) opposites.push_back(opposite(name));
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string& whole = opposites[i].bytes;
    if (whole.size() <= fieldBytes || places.contains(whole)) continue;
    const auto cut = places.find(cp932::cutAtCharacter(whole, fieldBytes));
    // A name with an opposite is not the shortened form of another name, and no name has two opposites.
    if (cut == places.end() || opposites[cut->second] != names[cut->second]) continue;
    opposites[cut->second] = names[i];
    opposites[i] = names[cut->second];
  }
  return opposites;
}

}  // namespace furitsuke::operations
