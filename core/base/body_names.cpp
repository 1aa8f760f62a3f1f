// SPDX-License-Identifier: MIT
#include "core/base/body_names.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace furitsuke {
inline namespace base {

namespace {

constexpr std::string_view kNames =
    "头 头部 脑袋 颈 颈部 脖子 脖颈 胸 胸部 脊椎 脊柱 腰部 臀部 骨盆 盆骨 肩膀 肩部 锁骨 大臂 上臂 手臂 小臂 前臂 手肘 "
    "肘部 手腕 手掌 手 手部 大腿 小腿 腿 腿部 膝盖 脚踝 脚腕 脚 脚部 脚掌 脚尖 脚趾 足踝 眼 眼睛 眼球 双眼 嘴 嘴巴 "
    "下巴 舌头 耳朵 头发 拇指 大拇指 食指 无名指 小拇指 裙子 中心 操作中心 全部父骨 母骨 根骨 上身 下身 上半身 下半身 "
    "眨眼 闭眼 微笑 笑 大笑 生气 愤怒 悲伤 惊讶 啊 咿 呜 诶 哦 "
    "頭 頭部 腦袋 頸 頸部 脊椎骨 鎖骨 手肘部 膝蓋 腳踝 腳腕 腳 腳部 腳掌 腳尖 腳趾 雙眼 舌頭 頭髮 無名指 閉眼 生氣 "
    "憤怒 悲傷 驚訝 嗚 誒 "
    "머리 목 가슴 허리 골반 엉덩이 척추 상체 하체 상반신 하반신 어깨 쇄골 팔 위팔 윗팔 아래팔 아랫팔 팔꿈치 손목 손 "
    "다리 허벅지 종아리 무릎 발목 발 발끝 발가락 눈 양눈 입 턱 혀 귀 머리카락 엄지 엄지손가락 검지 중지 약지 소지 새끼 "
    "치마 센터 중심 모든부모 깜빡임 눈깜빡임 웃음 미소 화남 분노 슬픔 놀람 아 이 우 에 오";

/// Sorted.
const std::vector<std::string_view>& bodyNames() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (std::string_view rest = kNames; !rest.empty();) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      all.push_back(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    std::ranges::sort(all);
    return all;
  }();
  return names;
}

/// Takes the marks away that stand before and after a name; true if there were any.
bool takeMark(std::string_view& text) {
  constexpr auto kMarks = std::to_array<std::string_view>(
      {"左", "右", "왼쪽", "오른쪽", "왼", "오른", "IK", "ＩＫ", "ik", "_L", "_R", ".L", ".R", " ", "_"});
  for (const std::string_view mark : kMarks) {
    const bool isBefore = text.starts_with(mark);
    if (text.size() <= mark.size() || (!isBefore && !text.ends_with(mark))) continue;
    isBefore ? text.remove_prefix(mark.size()) : text.remove_suffix(mark.size());
    return true;
  }
  if (text.size() < 2 || text.back() < '0' || text.back() > '9') return false;
  text.remove_suffix(1);
  return true;
}

}  // namespace

bool isForeignBodyName(std::string_view text) {
  do {
    if (std::ranges::binary_search(bodyNames(), text)) return true;
  } while (takeMark(text));
  return false;
}

}  // namespace base
}  // namespace furitsuke
