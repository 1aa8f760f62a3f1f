// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"

namespace furitsuke::check {

/// The code of a finding, with its severity and meaning. The meaning of a code never changes.
struct FindingCode {
  std::string_view code;
  Severity severity;
  std::string_view meaning;  ///< one sentence without a full stop
};

/// The codes of all readers, writers and checks, each once.
[[nodiscard]] std::vector<FindingCode> findingCodes();

}  // namespace furitsuke::check
