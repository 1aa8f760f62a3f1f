// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/vmc_blends.h"

#include <array>
#include <optional>

namespace furitsuke::exchange {

namespace {

struct BlendRow {
  std::string_view vrm0, vrm1, morph;
};
constexpr auto kBlends = std::to_array<BlendRow>({{"A", "aa", "あ"},
                                                  {"I", "ih", "い"},
                                                  {"U", "ou", "う"},
                                                  {"E", "ee", "え"},
                                                  {"O", "oh", "お"},
                                                  {"Blink", "blink", "まばたき"},
                                                  {"Blink_L", "blinkLeft", "ウィンク"},
                                                  {"Blink_R", "blinkRight", "ウィンク右"},
                                                  {"Joy", "happy", "笑い"},
                                                  {"Angry", "angry", "怒り"},
                                                  {"Sorrow", "sad", "困る"},
                                                  {"Fun", "relaxed", "なごみ"},
                                                  {"", "surprised", "びっくり"}});

}  // namespace

std::optional<model::MorphIndex> morphOfBlend(const operations::MorphNames& names, const std::string& blend) {
  if (blend.empty()) return std::nullopt;
  for (const BlendRow& row : kBlends) {
    if (blend == row.vrm0 || blend == row.vrm1) return names.find(row.morph);
  }
  return names.find(blend);
}

std::vector<VmcBlendMorph> blendMorphs(const operations::MorphNames& names) {
  std::vector<VmcBlendMorph> morphs;
  for (const BlendRow& row : kBlends) {
    const auto morph = names.find(row.morph);
    if (morph && !row.vrm0.empty()) morphs.push_back({row.vrm0, *morph});
  }
  return morphs;
}

}  // namespace furitsuke::exchange
