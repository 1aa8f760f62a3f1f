// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

// The facial expressions that both MMD and VRM 1.0 know; operations::MorphNames finds the morphs of a model for them.
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

}  // namespace furitsuke::exchange
