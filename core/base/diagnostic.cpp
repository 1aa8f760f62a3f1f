// SPDX-License-Identifier: MIT
#include "core/base/diagnostic.h"

#include <algorithm>

namespace furitsuke {
inline namespace base {

std::string countOf(std::size_t count, std::string_view noun) {
  return std::to_string(count) + ' ' + std::string(noun) + (count == 1 ? "" : "s");
}

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

}  // namespace base
}  // namespace furitsuke
