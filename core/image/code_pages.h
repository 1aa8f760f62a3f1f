// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace furitsuke::image {

/// The code pages with which archive tools wrongly decode CP932 file names.
enum class CodePage { Cp437, Cp850, Cp866, Latin1, Cp1251, Cp1252 };
inline constexpr std::array kCodePages{CodePage::Cp437,  CodePage::Cp850,  CodePage::Cp866,
                                       CodePage::Latin1, CodePage::Cp1251, CodePage::Cp1252};

/// The bytes of `text` in that code page; nothing if the code page lacks a character.
[[nodiscard]] std::optional<std::string> encodeInCodePage(std::u32string_view text, CodePage page);

}  // namespace furitsuke::image
