// SPDX-License-Identifier: MIT
#include "core/convert/check/name_encoding.h"

namespace furitsuke {

// Encodings are guessed here as well; only the preview of the text is missing.
std::optional<std::string> convertToUtf8(const char* /*charset*/, std::string_view /*bytes*/) { return {}; }

}  // namespace furitsuke
