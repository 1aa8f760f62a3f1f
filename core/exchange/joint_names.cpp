// SPDX-License-Identifier: MIT
#include "core/exchange/joint_names.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace furitsuke::exchange {

namespace {

struct PartName {
  std::string_view name;
  NamedPart part;
};
constexpr std::array kPartNames = {
    PartName{"foot", NamedPart::Foot},    PartName{"feet", NamedPart::Foot}, PartName{"ankle", NamedPart::Ankle},
    PartName{"足首", NamedPart::Ankle},   PartName{"toe", NamedPart::Toes},  PartName{"toes", NamedPart::Toes},
    PartName{"toebase", NamedPart::Toes}, PartName{"toe0", NamedPart::Toes}, PartName{"ball", NamedPart::Toes},
    PartName{"つま先", NamedPart::Toes},  PartName{"hand", NamedPart::Hand}, PartName{"wrist", NamedPart::Wrist},
    PartName{"手首", NamedPart::Wrist},   PartName{"head", NamedPart::Head}, PartName{"頭", NamedPart::Head},
    PartName{"palm", NamedPart::Hand},
};

struct FingerName {
  std::string_view name;
  retarget::Limb first;
};
constexpr std::array kFingerNames = {
    FingerName{"thumb", retarget::Limb::Thumb1},   FingerName{"index", retarget::Limb::Index1},
    FingerName{"middle", retarget::Limb::Middle1}, FingerName{"mid", retarget::Limb::Middle1},
    FingerName{"ring", retarget::Limb::Ring1},     FingerName{"pinky", retarget::Limb::Little1},
    FingerName{"pinkie", retarget::Limb::Little1}, FingerName{"little", retarget::Limb::Little1},
};

// Of programs; before the side and the part.
constexpr std::array<std::string_view, 11> kPrefixes = {
    "character1_", "joint_", "bip001_", "bip01_", "j_bip_", "def_", "jnt_", "bone_", "skel_", "c_", "valvebiped_"};

bool takePrefix(std::string& name, std::string_view prefix) {
  if (!name.starts_with(prefix)) return false;
  name.erase(0, prefix.size());
  return true;
}

bool takeSuffix(std::string& name, std::string_view suffix) {
  if (!name.ends_with(suffix) || name.size() == suffix.size()) return false;
  name.resize(name.size() - suffix.size());
  return true;
}

/// In lower case, with "_" for spaces and punctuation, and without namespaces.
std::string plainName(std::string_view name) {
  if (const std::size_t colon = name.find_last_of(":|"); colon != name.npos) name.remove_prefix(colon + 1);
  std::string plain;
  for (const char c : name) {
    const bool isSeparator = c == ' ' || c == '-' || c == '.' || c == '_';
    if (isSeparator && (plain.empty() || plain.back() == '_')) continue;
    plain += isSeparator ? '_' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  while (plain.ends_with('_')) plain.pop_back();
  for (const std::string_view prefix : kPrefixes) takePrefix(plain, prefix);
  // Exports of more than one figure number the namespace, and some turn its colon into an underscore.
  if (takePrefix(plain, "mixamorig")) plain.erase(0, plain.find_first_not_of("0123456789_"));
  return plain;
}

std::optional<retarget::Side> takeSide(std::string& name) {
  struct SideMark {
    std::string_view word, letter, japanese;
    retarget::Side side;
  };
  constexpr std::array kMarks = {SideMark{"left", "l", "左", retarget::Side::Left},
                                 SideMark{"right", "r", "右", retarget::Side::Right}};
  for (const SideMark& mark : kMarks) {
    const std::string letter(mark.letter);
    const bool isMarked = takePrefix(name, mark.word) || takePrefix(name, mark.japanese) ||
                          takePrefix(name, letter + "_") || takeSuffix(name, "_" + letter) ||
                          takeSuffix(name, mark.word);
    if (isMarked) return mark.side;
  }
  for (const SideMark& mark : kMarks) {  // "index_01_l" has its letter at the end, "hand_l_end" in the middle
    const std::string letter = "_" + std::string(mark.letter) + "_";
    const std::size_t at = name.find(letter);
    if (at == name.npos) continue;
    name.replace(at, letter.size(), "_");
    return mark.side;
  }
  for (const SideMark& mark : kMarks) {  // "lhand", but not "leg"
    if (!name.starts_with(mark.letter)) continue;
    const std::string_view rest = std::string_view(name).substr(1);
    if (namedPart(rest) == NamedPart::Other && !namedFinger(rest)) continue;
    name.erase(0, 1);
    return mark.side;
  }
  return {};
}

}  // namespace

SidedName sidedName(std::string_view name) {
  std::string plain = plainName(name);
  SidedName sided;
  sided.side = takeSide(plain);
  std::erase(plain, '_');
  sided.part = std::move(plain);
  return sided;
}

NamedPart namedPart(std::string_view part) {
  const auto row = std::ranges::find(kPartNames, part, &PartName::name);
  return row == kPartNames.end() ? NamedPart::Other : row->part;
}

std::optional<retarget::Limb> namedFinger(std::string_view part) {
  if (part.starts_with("hand")) part.remove_prefix(4);
  for (const FingerName& finger : kFingerNames) {
    if (!part.starts_with(finger.name)) continue;
    std::string_view rest = part.substr(finger.name.size());
    if (rest.starts_with("finger")) rest.remove_prefix(6);
    if (rest.starts_with('0')) rest.remove_prefix(1);
    const bool isThumb = finger.first == retarget::Limb::Thumb1;
    int bone = -1;
    if (rest == "1" || rest == (isThumb ? "metacarpal" : "proximal")) bone = 0;
    if (rest == "2" || rest == (isThumb ? "proximal" : "intermediate")) bone = 1;
    if (rest == "3" || rest == "distal") bone = 2;
    if (bone >= 0) return static_cast<retarget::Limb>(static_cast<int>(finger.first) + bone);
  }
  return {};
}

}  // namespace furitsuke::exchange
