// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/finding_code.h"

namespace furitsuke::check {

/// The codes of all readers, writers and checks, each once.
[[nodiscard]] std::vector<FindingCode> findingCodes();

}  // namespace furitsuke::check
