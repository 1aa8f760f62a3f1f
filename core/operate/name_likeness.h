// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/motion/operations/side_names.h"

namespace furitsuke {

/// What counts of the name of a bone or morph when it is compared with another: letters of one width and case, katakana
/// for hiragana, no blanks and signs between, the side apart, English words and other spellings for MMD's usual ones.
struct ComparableName {
  NameSide side = NameSide::None;
  std::u32string text;   ///< as it is written
  std::u32string usual;  ///< MMD's usual name where the text is another word for it, else the text
  friend bool operator==(const ComparableName&, const ComparableName&) = default;
};
[[nodiscard]] ComparableName comparableName(std::string_view text);

/// How alike two names are, 0..1: 1 for the same, 0.95 for words that mean the same, below 0.9 by the edit distance.
/// Names of different sides are not alike, one of a side and one of none a little less than they look.
[[nodiscard]] double likenessOf(const ComparableName& a, const ComparableName& b);

}  // namespace furitsuke
