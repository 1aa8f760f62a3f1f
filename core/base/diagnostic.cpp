// SPDX-License-Identifier: MIT
#include "core/base/diagnostic.h"

#include <algorithm>

namespace furitsuke {

void sortBySeverity(Diagnostics& diagnostics) {
  std::ranges::stable_sort(diagnostics,
                           [](const Diagnostic& a, const Diagnostic& b) { return a.severity > b.severity; });
}

std::string_view severityName(Severity severity) {
  switch (severity) {
    case Severity::Info: return "info";
    case Severity::Warning: return "warning";
    case Severity::Error: return "error";
  }
  return "info";
}

}  // namespace furitsuke
