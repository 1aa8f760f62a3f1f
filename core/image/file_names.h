// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

// Comparing file names as Windows does, and through what unpackers and other systems made of them.
namespace furitsuke {

/// What a name is compared by: composed as Windows writes it (macOS splits が into か and a mark), lower case, without
/// the spaces and dots at the end that Windows ignores. Full and half width stay apart. Composed are Japanese, Korean
/// and the accents of Latin-1.
[[nodiscard]] std::u32string fileNameKey(std::string_view name);

/// The keys of all names that this one may stand for, its own first: CP932 that was taken for CP437, CP850, Latin-1 or
/// CP1252, UTF-8 that was taken for CP932, "#U30c6" for a character, and bytes that are CP932 still. `name` is UTF-8
/// or, on systems where names are bytes, any bytes.
[[nodiscard]] std::vector<std::u32string> fileNameReadings(std::string_view name);

/// Whether `found` may be what is left of `wanted` after all that was not ASCII, or no UTF-8, was replaced: by U+FFFD,
/// by question marks or by underscores. Several names may become the same so.
[[nodiscard]] bool isRemainderOf(std::string_view found, std::string_view wanted);

}  // namespace furitsuke
