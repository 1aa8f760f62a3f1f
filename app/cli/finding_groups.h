// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/base/diagnostic.h"

namespace furitsuke::cli {

/// A line of a report about findings of one kind.
struct FindingGroup {
  const Diagnostic* first = nullptr;  ///< one of those passed to groupFindings()
  std::string text;                   ///< how many there are, if several, with the first places and the reason
};

/// One group for each code of the findings, in the order of their first one: "12 times: REASON: センター, frame 30;
/// センター, frame 60; 頭, frame 0; and 9 more (--all)". With `all`, one group for each finding.
[[nodiscard]] std::vector<FindingGroup> groupFindings(const Diagnostics& findings, bool all);

}  // namespace furitsuke::cli
