// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"

namespace furitsuke {
inline namespace base {

/// The code of a finding, with its severity and meaning. The meaning of a code never changes.
struct FindingCode {
  std::string_view code;
  Severity severity;
  std::string_view meaning;  ///< one sentence without a full stop
};

/// Those of a table.
template <const auto& Rows>
[[nodiscard]] std::vector<FindingCode> findingCodesOf() {
  std::vector<FindingCode> codes;
  for (const auto& row : Rows) codes.push_back({row.code, row.severity, row.meaning});
  return codes;
}

}  // namespace base
}  // namespace furitsuke
