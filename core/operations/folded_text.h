// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace furitsuke::operations {

/// The name of a bone or morph in a form that is equal for other spellings of it: letters, digits and katakana of one
/// width, lower case, katakana for hiragana, digits for circled and Roman numbers, without spaces and punctuation.
[[nodiscard]] std::u32string foldedText(std::string_view text);

}  // namespace furitsuke::operations
