// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/name.h"
#include "core/base/text_encoding.h"

// Names in encodings other than CP932: which one a file has, and how names are read from it and written to it.
namespace furitsuke {
inline namespace base {

/// Whether the bytes are UTF-8, and not only by coincidence. `limit` is the width of the name's field: a name that
/// fills it may be truncated inside a character.
[[nodiscard]] bool looksLikeUtf8(std::string_view name, std::size_t limit);
/// Whether the bytes are not plausible as CP932. `limit` as in looksLikeUtf8().
[[nodiscard]] bool looksForeign(std::string_view name, std::size_t limit);

/// The double-byte encoding that the names most likely use: all of them are valid in it and consist mostly of its
/// common characters. Nothing if there is none. Several characters are needed to distinguish Korean in EUC-KR from
/// Chinese in GBK.
[[nodiscard]] std::optional<TextEncoding> guessDoubleByte(std::span<const std::string> names);

/// Says whether a text is the name of something that names could mean, such as a bone of the model.
using IsKnownName = std::function<bool(std::string_view text)>;

/// The encoding of a file with these names: that in which most of them are known, or else that which guessDoubleByte()
/// and looksLikeUtf8() find for all of them. CP932 if no other is more likely. Names of MMD's own models are known.
[[nodiscard]] TextEncoding encodingOfNames(std::span<const std::string_view> names, const IsKnownName& isKnown = {});

/// The name that bytes of a file with this encoding are. An incomplete character is left out if the bytes fill a field
/// of `width`; a name of MMD's own models that was truncated there is completed. Bytes that are no text stay as they
/// are.
[[nodiscard]] Name nameFromStored(TextEncoding encoding, std::string_view stored, std::size_t width);
/// The bytes of a name, given as Name::bytes, in a file with this encoding; nothing if it lacks a character.
[[nodiscard]] std::optional<std::string> storedName(TextEncoding encoding, std::string_view bytes);

/// `preferred` if it has every character of these names, given as Name::bytes, or else CP932 if that has. Otherwise the
/// encoding that MMD uses on the systems on which such names are written, or UTF-8 if there is none.
[[nodiscard]] TextEncoding encodingToWrite(TextEncoding preferred, std::span<const std::string_view> names);

}  // namespace base
}  // namespace furitsuke
