// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/operations/sides/side_names.h"

namespace furitsuke::operations {

/// The normalized name of a bone or morph for comparison: letters of one width and case, katakana for hiragana, without
/// spaces and punctuation, the side separate, English words and other spellings replaced by MMD's usual ones.
struct ComparableName {
  NameSide side = NameSide::None;
  std::u32string text;   ///< as written
  std::u32string usual;  ///< MMD's usual name if the text is another word for it, otherwise the text
  friend bool operator==(const ComparableName&, const ComparableName&) = default;
};
[[nodiscard]] ComparableName comparableName(std::string_view text);

/// The similarity of two names, 0..1: 1 for equal names, 0.95 for words of the same meaning, below 0.9 by the edit
/// distance. Names of different sides have 0. The value is reduced when only one name has a side, and when the names
/// differ in what distinguishes related bones, as 前髪1 and 前髪2, 上半身 and 下半身, or 足 and 足先 do.
[[nodiscard]] double likenessOf(const ComparableName& a, const ComparableName& b);

}  // namespace furitsuke::operations
