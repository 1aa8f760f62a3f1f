// SPDX-License-Identifier: MIT
#include "app/cli/messages.h"

#include <iostream>
#include <string>

#include "core/base/file.h"

namespace furitsuke::cli {

std::string printable(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto code = static_cast<unsigned char>(text[i]);
    // U+0080..U+009F are control characters too, in UTF-8 C2 80..C2 9F.
    const bool isLongControl = code == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
    shown += code < 0x20 || code == 0x7F || isLongControl ? '?' : text[i];
    i += isLongControl ? 1 : 0;
  }
  return shown;
}

void printMessage(std::string_view text) { std::cerr << "furitsuke-cli: " << printable(text) << '\n'; }

void printError(const std::filesystem::path& file, const Error& error) {
  const std::string name = displayPath(file);
  printMessage(error.section == name ? error.message() : name + ": " + error.message());
}

std::string describe(const Diagnostic& diagnostic) {
  std::string place;
  const auto add = [&place](const std::string& part) { place += (place.empty() ? "" : ", ") + part; };
  if (diagnostic.offset) add("byte " + std::to_string(*diagnostic.offset));
  if (!diagnostic.track.empty()) add(diagnostic.track);
  if (diagnostic.frame) add("frame " + std::to_string(*diagnostic.frame));
  return place.empty() ? diagnostic.reason : place + ": " + diagnostic.reason;
}

void printDiagnostics(const std::filesystem::path& file, const Diagnostics& diagnostics, Severity from) {
  for (const Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.severity < from) continue;
    printMessage(displayPath(file) + ": " + std::string(severityName(diagnostic.severity)) + ": " +
                 describe(diagnostic));
  }
}

}  // namespace furitsuke::cli
