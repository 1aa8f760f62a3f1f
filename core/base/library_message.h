// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/base/message.h"

namespace furitsuke {
inline namespace base {

/// What a library says about a failure: "CRC error". What libraries often say about damaged files can be translated;
/// the rest is in their own words.
[[nodiscard]] Message libraryMessage(std::string_view text);

}  // namespace base
}  // namespace furitsuke
