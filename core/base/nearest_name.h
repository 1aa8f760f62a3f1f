// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace furitsuke {
inline namespace base {

/// The least number of characters to insert, remove or replace that turns one text into the other. The time grows with
/// the product of the lengths.
[[nodiscard]] std::size_t editDistance(std::u32string_view a, std::u32string_view b);

/// The known name that an unknown one is probably a misspelling or the beginning of; empty if there is none. Names are
/// ASCII.
[[nodiscard]] std::string_view nearestName(std::string_view typed, std::span<const std::string_view> known);

/// "; did you mean NAME?" with nearestName() for the end of an error message, or an empty text.
[[nodiscard]] std::string didYouMean(std::string_view typed, std::span<const std::string_view> known);

}  // namespace base
}  // namespace furitsuke
