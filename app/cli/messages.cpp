// SPDX-License-Identifier: MIT
#include "app/cli/messages.h"

#include <iostream>
#include <string>

#include "core/base/file.h"

namespace furitsuke::cli {

void tell(std::string_view text) { std::cerr << "furitsuke-cli: " << text << '\n'; }

void tellError(const std::filesystem::path& file, const Error& error) {
  const std::string name = displayPath(file);
  tell(error.section == name ? error.message() : name + ": " + error.message());
}

std::string describe(const Diagnostic& diagnostic) {
  std::string place;
  const auto add = [&place](const std::string& part) { place += (place.empty() ? "" : ", ") + part; };
  if (diagnostic.offset) add("byte " + std::to_string(*diagnostic.offset));
  if (!diagnostic.track.empty()) add(diagnostic.track);
  if (diagnostic.frame) add("frame " + std::to_string(*diagnostic.frame));
  return place.empty() ? diagnostic.reason : place + ": " + diagnostic.reason;
}

void tellDiagnostics(const std::filesystem::path& file, const Diagnostics& diagnostics, Severity from) {
  for (const Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.severity < from) continue;
    tell(displayPath(file) + ": " + std::string(severityName(diagnostic.severity)) + ": " + describe(diagnostic));
  }
}

}  // namespace furitsuke::cli
