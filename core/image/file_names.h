// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

// Compares file names as Windows does, including names that archive tools or other systems have garbled.
namespace furitsuke::image {

/// The key for comparing names: composed characters as Windows writes them (macOS decomposes が into か and a mark),
/// lower case, without the trailing spaces and dots that Windows ignores. Full and half width differ. Only Japanese,
/// Korean and Latin-1 accents are composed.
[[nodiscard]] std::u32string fileNameKey(std::string_view name);

/// The keys of all names of which this name may be a garbled form, its own key first: CP932, GBK, Big5, EUC-KR or UTF-8
/// misread as another one of these or as CP437, CP850, CP866, Latin-1, CP1251 or CP1252, "#U30c6" for a character, and
/// raw bytes in these encodings. `name` is UTF-8 or, on systems where names are bytes, any bytes.
[[nodiscard]] std::vector<std::u32string> fileNameReadings(std::string_view name);

/// Whether `found` could be the name `original` after every non-ASCII character, or every byte that is not valid UTF-8,
/// was replaced by U+FFFD, a question mark, an underscore or, as Windows does in Japan, a middle dot; or every byte
/// that has no meaning where the name was misread in another encoding, as "繝・け繧ｹ繝√Ε" for "テクスチャ". Different
/// original names can match the same `found`.
[[nodiscard]] bool isRemainderOf(std::string_view found, std::string_view original);
/// The same in two halves, to compare many names: what is left of `found`, empty if nothing was replaced in it, is one
/// of what can be left of `original`.
[[nodiscard]] std::u32string remainderIn(std::string_view found);
[[nodiscard]] std::vector<std::u32string> remaindersOf(std::string_view original);

}  // namespace furitsuke::image
