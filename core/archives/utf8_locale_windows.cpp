// SPDX-License-Identifier: MIT
#include "core/archives/utf8_locale.h"

namespace furitsuke::archives {

// libarchive keeps names as UTF-16 there, of which it makes UTF-8 in any locale.
Utf8Locale::Utf8Locale() = default;
Utf8Locale::~Utf8Locale() = default;

}  // namespace furitsuke::archives
