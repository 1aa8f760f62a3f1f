// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "core/operations/motion/morph_names.h"

// The facial expressions that both MMD and VRM know and the shapes of ARKit; operations::MorphNames finds the morphs of
// a model for them. Names are compared without regard to case, width and separators.
namespace furitsuke::exchange {

struct FaceName {
  std::string_view preset;  ///< of VRM 1.0
  std::string_view vrm0;    ///< of VRM 0 and VMC
  std::string_view morph;   ///< of MMD
};

inline constexpr auto kFaceNames = std::to_array<FaceName>({{"aa", "A", "あ"},
                                                            {"ih", "I", "い"},
                                                            {"ou", "U", "う"},
                                                            {"ee", "E", "え"},
                                                            {"oh", "O", "お"},
                                                            {"blink", "Blink", "まばたき"},
                                                            {"blinkLeft", "Blink_L", "ウィンク"},
                                                            {"blinkRight", "Blink_R", "ウィンク右"},
                                                            {"happy", "Joy", "笑い"},
                                                            {"angry", "Angry", "怒り"},
                                                            {"sad", "Sorrow", "困る"},
                                                            {"surprised", "Surprised", "びっくり"},
                                                            {"relaxed", "Fun", "なごみ"}});

/// The expression with that name in VRM 1.0, or in VRM 0 unless `isPreset`; null if there is none.
[[nodiscard]] const FaceName* findFaceName(std::string_view name, bool isPreset = false);

/// The morphs of MMD that come near to a shape of ARKit, such as "eyeBlinkLeft"; the first that a model has is meant.
/// Empty for a shape that no usual morph has.
[[nodiscard]] std::span<const std::string_view> morphsForArkit(std::string_view shape);

/// The first of morphsForArkit() that a model has.
[[nodiscard]] std::optional<model::MorphIndex> findArkitMorph(const operations::MorphNames& names,
                                                              std::string_view shape);

}  // namespace furitsuke::exchange
