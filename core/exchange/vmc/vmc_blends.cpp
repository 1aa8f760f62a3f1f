// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/vmc_blends.h"

#include <array>
#include <optional>

#include "core/base/name.h"

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

std::optional<model::MorphIndex> morphNamed(const model::NameIndex& names, const std::string& text) {
  const Result<Name> name = Name::fromText(text);
  return name.ok() ? names.findMorph(name->bytes) : std::nullopt;
}

}  // namespace

std::optional<model::MorphIndex> morphOfBlend(const model::NameIndex& names, const std::string& blend) {
  if (blend.empty()) return std::nullopt;
  for (const BlendRow& row : kBlends) {
    if (blend == row.vrm0 || blend == row.vrm1) return morphNamed(names, std::string(row.morph));
  }
  return morphNamed(names, blend);
}

std::vector<VmcBlendMorph> blendMorphs(const model::NameIndex& names) {
  std::vector<VmcBlendMorph> morphs;
  for (const BlendRow& row : kBlends) {
    const auto morph = morphNamed(names, std::string(row.morph));
    if (morph && !row.vrm0.empty()) morphs.push_back({row.vrm0, *morph});
  }
  return morphs;
}

}  // namespace furitsuke::exchange
