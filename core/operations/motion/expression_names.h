// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace furitsuke::operations {

/// The morph of MMD's own models that a word for an expression means, in English, Japanese, Chinese or Korean, also
/// with what VRoid and others put before it: "smile", "ワハハ", "笑脸", "웃음" and "Fcl_ALL_Joy" mean 笑い. Both are
/// foldedText() without a side. Empty for other words.
[[nodiscard]] std::u32string_view usualExpression(std::u32string_view folded);

}  // namespace furitsuke::operations
