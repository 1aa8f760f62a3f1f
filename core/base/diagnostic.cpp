// SPDX-License-Identifier: MIT
#include "core/base/diagnostic.h"

namespace furitsuke {

std::string_view severityName(Severity severity) {
  switch (severity) {
    case Severity::Info: return "info";
    case Severity::Warning: return "warning";
    case Severity::Error: return "error";
  }
  return "info";
}

}  // namespace furitsuke
