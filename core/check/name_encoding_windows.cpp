// SPDX-License-Identifier: MIT
#include "core/check/name_encoding.h"

namespace furitsuke::check {

// Encodings are detected here too; only the preview of the text is missing.
std::optional<std::string> convertToUtf8(const char* /*charset*/, std::string_view /*bytes*/) { return {}; }

}  // namespace furitsuke::check
