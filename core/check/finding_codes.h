// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"

namespace furitsuke::check {

/// A code that a finding may have. Codes never change their meaning; severity and meaning belong to the code.
struct FindingCode {
  std::string_view code;
  Severity severity;
  std::string_view meaning;  ///< one sentence without a full stop
};

/// Every code of any reader, writer or check, each once.
[[nodiscard]] std::vector<FindingCode> findingCodes();

}  // namespace furitsuke::check
