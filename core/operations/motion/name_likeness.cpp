// SPDX-License-Identifier: MIT
#include "core/operations/motion/name_likeness.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/nearest_name.h"
#include "core/base/utf8.h"
#include "core/operations/folded_text.h"
#include "core/operations/motion/expression_names.h"

namespace furitsuke::operations {

namespace {

bool isWithin(char32_t c, char32_t first, char32_t last) { return c >= first && c <= last; }

/// Full-width letters in half-width form, in which side markers are searched.
std::string withNarrowLetters(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const utf8::Character character = utf8::characterAt(text, at);
    const std::size_t size = std::max<std::size_t>(character.size, 1);
    if (isWithin(character.code, 0xFF01, 0xFF5E)) {
      utf8::append(result, character.code - 0xFEE0);
    } else {
      result += text.substr(at, size);
    }
    at += size;
  }
  return result;
}

using Words = std::pair<std::u32string_view, std::u32string_view>;

/// Other spellings of parts of Japanese names, folded.
constexpr std::array<Words, 12> kSpellings{{{U"人差シ指", U"人指"},
                                            {U"人差指", U"人指"},
                                            {U"捩リ", U"捩"},
                                            {U"捻リ", U"捩"},
                                            {U"捻", U"捩"},
                                            {U"膝", U"ヒザ"},
                                            {U"肘", U"ヒジ"},
                                            {U"爪先", U"ツマ先"},
                                            {U"脚", U"足"},
                                            {U"眉", U"マユ"},
                                            {U"中心", U"センター"},
                                            {U"瞬キ", U"マバタキ"}}};

/// Whole names in English, Chinese and Korean, folded and without their side, and MMD's own. Digits at the end are
/// kept.
constexpr std::array<Words, 109> kOtherNames{{{U"allparent", U"全テノ親"},
                                              {U"allparents", U"全テノ親"},
                                              {U"parentofall", U"全テノ親"},
                                              {U"motherbone", U"全テノ親"},
                                              {U"mother", U"全テノ親"},
                                              {U"root", U"全テノ親"},
                                              {U"master", U"全テノ親"},
                                              {U"center", U"センター"},
                                              {U"centre", U"センター"},
                                              {U"groove", U"グルーブ"},
                                              {U"waist", U"腰"},
                                              {U"upperbody", U"上半身"},
                                              {U"spine", U"上半身"},
                                              {U"chest", U"上半身2"},
                                              {U"lowerbody", U"下半身"},
                                              {U"hips", U"下半身"},
                                              {U"pelvis", U"下半身"},
                                              {U"neck", U"首"},
                                              {U"head", U"頭"},
                                              {U"eye", U"目"},
                                              {U"eyes", U"両目"},
                                              {U"shoulder", U"肩"},
                                              {U"clavicle", U"肩"},
                                              {U"shoulderp", U"肩p"},
                                              {U"shoulderc", U"肩c"},
                                              {U"arm", U"腕"},
                                              {U"upperarm", U"腕"},
                                              {U"armtwist", U"腕捩"},
                                              {U"elbow", U"ヒジ"},
                                              {U"forearm", U"ヒジ"},
                                              {U"lowerarm", U"ヒジ"},
                                              {U"wristtwist", U"手捩"},
                                              {U"handtwist", U"手捩"},
                                              {U"wrist", U"手首"},
                                              {U"hand", U"手首"},
                                              {U"thumb", U"親指"},
                                              {U"fore", U"人指"},
                                              {U"index", U"人指"},
                                              {U"indexfinger", U"人指"},
                                              {U"middle", U"中指"},
                                              {U"middlefinger", U"中指"},
                                              {U"third", U"薬指"},
                                              {U"ring", U"薬指"},
                                              {U"ringfinger", U"薬指"},
                                              {U"little", U"小指"},
                                              {U"pinky", U"小指"},
                                              {U"leg", U"足"},
                                              {U"thigh", U"足"},
                                              {U"upperleg", U"足"},
                                              {U"knee", U"ヒザ"},
                                              {U"shin", U"ヒザ"},
                                              {U"lowerleg", U"ヒザ"},
                                              {U"ankle", U"足首"},
                                              {U"foot", U"足首"},
                                              {U"toe", U"ツマ先"},
                                              {U"legik", U"足ik"},
                                              {U"footik", U"足ik"},
                                              {U"toeik", U"ツマ先ik"},
                                              {U"position", U"センター"},
                                              {U"hip", U"下半身"},
                                              {U"spine1", U"上半身2"},
                                              {U"spine2", U"上半身2"},
                                              {U"upperchest", U"上半身2"},
                                              {U"upleg", U"足"},
                                              {U"calf", U"ヒザ"},
                                              {U"collar", U"肩"},
                                              {U"uparm", U"腕"},
                                              {U"toebase", U"ツマ先"},
                                              {U"toes", U"ツマ先"},
                                              {U"头", U"頭"},
                                              {U"头部", U"頭"},
                                              {U"頭部", U"頭"},
                                              {U"颈", U"首"},
                                              {U"颈部", U"首"},
                                              {U"頸", U"首"},
                                              {U"脖子", U"首"},
                                              {U"胸", U"上半身2"},
                                              {U"脊椎", U"上半身"},
                                              {U"臀部", U"下半身"},
                                              {U"骨盆", U"下半身"},
                                              {U"大臂", U"腕"},
                                              {U"上臂", U"腕"},
                                              {U"小臂", U"ヒジ"},
                                              {U"前臂", U"ヒジ"},
                                              {U"手腕", U"手首"},
                                              {U"手掌", U"手首"},
                                              {U"大腿", U"足"},
                                              {U"小腿", U"ヒザ"},
                                              {U"足踝", U"足首"},
                                              {U"眼", U"目"},
                                              {U"眼睛", U"目"},
                                              {U"머리", U"頭"},
                                              {U"목", U"首"},
                                              {U"어깨", U"肩"},
                                              {U"팔", U"腕"},
                                              {U"위팔", U"腕"},
                                              {U"팔꿈치", U"ヒジ"},
                                              {U"아래팔", U"ヒジ"},
                                              {U"손목", U"手首"},
                                              {U"손", U"手首"},
                                              {U"허벅지", U"足"},
                                              {U"무릎", U"ヒザ"},
                                              {U"종아리", U"ヒザ"},
                                              {U"발목", U"足首"},
                                              {U"발", U"足首"},
                                              {U"눈", U"目"},
                                              {U"상반신", U"上半身"},
                                              {U"하반신", U"下半身"},
                                              {U"가슴", U"上半身2"}}};

/// What programs put before all names of a skeleton, in lower case. A number and one more character follow.
constexpr auto kPrefixes = std::to_array<std::string_view>(
    {"mixamorig", "cc_base", "j_bip_c", "j_bip", "j_adj_c", "j_adj", "valvebiped.bip", "bip", "def", "org"});

std::string_view withoutPrefix(std::string_view name) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  const auto isLower = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? static_cast<char>(a + 32) : a) == b; };
  for (const std::string_view prefix : kPrefixes) {
    if (name.size() < prefix.size() || !std::ranges::equal(name.substr(0, prefix.size()), prefix, isLower)) continue;
    const std::size_t end =
        static_cast<std::size_t>(std::ranges::find_if_not(name.substr(prefix.size()), isDigit) - name.begin());
    constexpr std::string_view kSeparators = " _-:";
    if (end + 1 < name.size() && kSeparators.find(name[end]) != kSeparators.npos) return name.substr(end + 1);
  }
  return name;
}

/// MMD's name for a whole name, with the digits at its end unless the table has them; nothing if there is none.
std::optional<std::u32string> otherName(std::u32string_view text) {
  if (const std::u32string_view expression = usualExpression(text); !expression.empty())
    return std::u32string(expression);
  const auto* const whole = std::ranges::find(kOtherNames, text, &Words::first);
  if (whole != kOtherNames.end()) return std::u32string(whole->second);
  std::size_t end = text.size();
  while (end > 0 && isWithin(text[end - 1], '0', '9')) --end;
  const std::u32string digits(text.substr(end));
  if (const std::u32string_view expression = usualExpression(text.substr(0, end)); !expression.empty())
    return std::u32string(expression) + digits;
  const auto* const known = std::ranges::find(kOtherNames, text.substr(0, end), &Words::first);
  if (known == kOtherNames.end()) return {};
  return std::u32string(known->second) + digits;
}

std::u32string usualName(std::u32string text) {
  if (auto known = otherName(text)) text = *std::move(known);
  for (const auto& [from, to] : kSpellings) {
    for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size())) {
      text.replace(at, from.size(), to);
    }
  }
  if (auto known = otherName(text)) text = *std::move(known);
  // Small and large katakana are mixed up in names such as ウィンク.
  for (char32_t& c : text) {
    constexpr std::u32string_view kSmall = U"ァィゥェォッャュョ";
    if (kSmall.find(c) != kSmall.npos) ++c;
  }
  return text;
}

/// The parts that distinguish related bones: numbers, words of one or two letters such as "ik", and the characters for
/// places and for kinds of helper bones.
std::u32string distinctionOf(std::u32string_view text) {
  constexpr std::u32string_view kMarks = U"上下前後内外横中先元親補連軸捩";
  constexpr std::size_t kLongestMark = 2;
  std::u32string marks;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && isWithin(text[end], 'a', 'z')) ++end;
    if (end > at) {
      if (end - at <= kLongestMark) marks += text.substr(at, end - at);
      at = end;
      continue;
    }
    if (isWithin(text[at], '0', '9') || kMarks.find(text[at]) != kMarks.npos) marks += text[at];
    ++at;
  }
  return marks;
}

double ratioOf(std::u32string_view a, std::u32string_view b) {
  const std::size_t longer = std::max(a.size(), b.size());
  constexpr std::size_t kLongest = 64;  // longer names are compared by their beginnings
  if (longer == 0) return 0;
  if (longer > kLongest) return ratioOf(a.substr(0, kLongest), b.substr(0, kLongest));
  return 1 - static_cast<double>(editDistance(a, b)) / static_cast<double>(longer);
}

}  // namespace

ComparableName comparableName(std::string_view text) {
  const std::string narrow = withNarrowLetters(text);
  const SidedText sided = sideOfText(withoutPrefix(narrow));
  ComparableName name;
  name.side = sided.side;
  name.text = foldedText(sided.rest);
  name.usual = usualName(name.text);
  // A blink of one side is a wink, and that of MMD's own models without a side is the left one.
  if (name.side != NameSide::None && name.usual == U"マバタキ") name.usual = U"ウインク";
  if (name.side == NameSide::Left && name.usual == U"ウインク") name.side = NameSide::None;
  return name;
}

double likenessOf(const ComparableName& a, const ComparableName& b) {
  if (a.side != b.side && a.side != NameSide::None && b.side != NameSide::None) return 0;
  if (a.text.empty() || b.text.empty()) return 0;
  constexpr double kSameMeaning = 0.95;
  constexpr double kDistanceShare = 0.9;
  constexpr double kOtherPart = 0.5;
  constexpr double kSideMissing = 0.6;
  double likeness = 1;
  if (a.text != b.text) {
    const double ratio = std::max(ratioOf(a.text, b.text), ratioOf(a.usual, b.usual));
    likeness = a.usual == b.usual ? kSameMeaning : kDistanceShare * ratio;
    if (distinctionOf(a.usual) != distinctionOf(b.usual)) likeness *= kOtherPart;
  }
  return a.side == b.side ? likeness : likeness * kSideMissing;
}

}  // namespace furitsuke::operations
