// SPDX-License-Identifier: MIT
#include "core/exchange/face_names.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "core/operations/folded_text.h"

namespace furitsuke::exchange {

const FaceName* findFaceName(std::string_view name, bool isPreset) {
  const std::u32string folded = operations::foldedText(name);
  for (const FaceName& face : kFaceNames) {
    const bool isVrm0 = !isPreset && operations::foldedText(face.vrm0) == folded;
    if (isVrm0 || operations::foldedText(face.preset) == folded) return &face;
  }
  return nullptr;
}

std::span<const std::string_view> morphsForArkit(std::string_view shape) {
  struct Row {
    std::string_view shape;  ///< in lower case, without its side
    std::array<std::string_view, 3> morphs;
  };
  static constexpr auto kRows = std::to_array<Row>({
      {"eyeblinkleft", {"ウィンク２", "ウィンク", "まばたき"}},
      {"eyeblinkright", {"ｳｨﾝｸ２右", "ウィンク右", "まばたき"}},
      {"eyesquint", {"じと目", "なごみ", ""}},
      {"eyewide", {"びっくり", "", ""}},
      {"jawopen", {"あ", "", ""}},
      {"mouthfunnel", {"お", "", ""}},
      {"mouthpucker", {"う", "", ""}},
      {"mouthstretch", {"い", "", ""}},
      {"mouthsmile", {"口角上げ", "にやり", "にっこり"}},
      {"mouthfrown", {"口角下げ", "∧", "むっ"}},
      {"browinnerup", {"困る", "上", "眉上"}},
      {"browouterup", {"上", "眉上", ""}},
      {"browdown", {"怒り", "真面目", "下"}},
      {"cheekpuff", {"ぷくー", "頬膨らみ", ""}},
      {"tongueout", {"ぺろっ", "てへぺろ", "べー"}},
  });
  const std::u32string folded = operations::foldedText(shape);
  for (const Row& row : kRows) {
    const std::u32string shared = operations::foldedText(row.shape);
    if (!folded.starts_with(shared)) continue;
    const std::u32string_view rest = std::u32string_view(folded).substr(shared.size());
    if (!rest.empty() && rest != U"left" && rest != U"right" && rest != U"l" && rest != U"r") continue;
    const auto count = row.morphs.size() - static_cast<std::size_t>(std::ranges::count(row.morphs, ""));
    return std::span(row.morphs).first(count);
  }
  return {};
}

std::optional<model::MorphIndex> findArkitMorph(const operations::MorphNames& names, std::string_view shape) {
  for (const std::string_view name : morphsForArkit(shape)) {
    if (const auto morph = names.find(name)) return morph;
  }
  return {};
}

}  // namespace furitsuke::exchange
