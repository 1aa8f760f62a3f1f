// SPDX-License-Identifier: MIT
#include "core/base/standard_names.h"

#include <algorithm>
#include <array>
#include <vector>

namespace furitsuke {
inline namespace base {

namespace {

constexpr auto kSingleNames = std::to_array<std::string_view>(
    {"全ての親",   "センター",   "センター先",   "グルーブ", "腰",           "上半身",   "上半身2",  "上半身２",
     "首",         "頭",         "両目",         "下半身",   "カメラ・照明", "まばたき", "笑い",     "ウィンク",
     "ウィンク２", "ウィンク右", "ウィンク２右", "ｳｨﾝｸ２右", "なごみ",       "はぅ",     "びっくり", "じと目",
     "瞳小",       "あ",         "い",           "う",       "え",           "お",       "ん",       "にこり",
     "にやり",     "ω",          "ぺろっ",       "口角上げ", "口角下げ",     "真面目",   "困る",     "怒り",
     "上",         "下"});
constexpr auto kSidedNames = std::to_array<std::string_view>(
    {"肩P",    "肩",     "肩C",        "腕",     "腕捩",   "ひじ",   "手捩",   "手首",   "親指０",
     "親指１", "親指２", "人指１",     "人指２", "人指３", "中指１", "中指２", "中指３", "薬指１",
     "薬指２", "薬指３", "小指１",     "小指２", "小指３", "目",     "足",     "ひざ",   "足首",
     "つま先", "足ＩＫ", "つま先ＩＫ", "足IK親", "足D",    "ひざD",  "足首D",  "足先EX"});

/// Sorted.
const std::vector<std::string>& standardNames() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all(kSingleNames.begin(), kSingleNames.end());
    for (const std::string_view side : {"左", "右"}) {
      for (const std::string_view name : kSidedNames) all.push_back(std::string(side).append(name));
    }
    std::ranges::sort(all);
    return all;
  }();
  return names;
}

}  // namespace

bool isStandardName(std::string_view text) { return std::ranges::binary_search(standardNames(), text); }

std::string completedStandardName(std::string_view text) {
  const auto& names = standardNames();
  const auto at = std::ranges::lower_bound(names, text);
  const auto isLonger = [&](auto name) { return name != names.end() && name->starts_with(text); };
  if (!isLonger(at) || *at == text || isLonger(at + 1)) return std::string(text);
  return *at;
}

}  // namespace base
}  // namespace furitsuke
