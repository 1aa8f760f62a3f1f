// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>

#include "core/base/bytes.h"

namespace furitsuke::archives {

/// The names, as stored, that a ZIP marks as UTF-8; empty for other files and for damaged ones. libarchive does not
/// tell which these are.
[[nodiscard]] std::set<std::string> namesMarkedAsUtf8(ByteView zip);

}  // namespace furitsuke::archives
