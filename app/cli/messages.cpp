// SPDX-License-Identifier: MIT
#include "app/cli/messages.h"

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

#include "core/base/utf8.h"

namespace furitsuke::cli {

namespace {

/// The text, or three quarters of its allowed length from its beginning and one quarter from its end.
std::string withoutMiddle(std::string_view text, std::size_t longest) {
  std::vector<std::size_t> starts;  // of the characters
  for (std::size_t at = 0; at < text.size(); at += std::max<std::size_t>(utf8::characterAt(text, at).size, 1)) {
    starts.push_back(at);
  }
  if (starts.size() <= longest) return std::string(text);
  const std::size_t head = starts[longest * 3 / 4], tail = starts[starts.size() - longest / 4];
  return std::string(text.substr(0, head)) + "\u2026" + std::string(text.substr(tail));
}

/// Controls of a terminal beyond ASCII, ends of lines, and marks of the direction, which let "gpj.exe" appear as
/// "exe.jpg".
bool isControl(const utf8::Character& character) {
  const char32_t code = character.code;
  const auto isIn = [code](char32_t first, char32_t last) { return first <= code && code <= last; };
  return character.size > 1 &&
         (isIn(0x80, 0x9F) || code == 0x61C || isIn(0x200E, 0x200F) || isIn(0x2028, 0x202E) || isIn(0x2066, 0x2069));
}

}  // namespace

std::string printable(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto code = static_cast<unsigned char>(text[i]);
    const utf8::Character character = utf8::characterAt(text, i);
    const bool isHidden = code < 0x20 || code == 0x7F || isControl(character);
    shown += isHidden ? '?' : text[i];
    i += isHidden && character.size > 1 ? character.size - 1 : 0;
  }
  return shown;
}

std::string shortened(std::string_view text) {
  constexpr std::size_t kLongestWord = 200, kLongestText = 1000;  // characters
  std::string all;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    all += withoutMiddle(text.substr(at, end - at), kLongestWord);
    if (end < text.size()) all += ' ';
    at = end + 1;
  }
  return withoutMiddle(all, kLongestText);
}

void printMessage(std::string_view text) { std::cerr << "furitsuke-cli: " << printable(shortened(text)) << '\n'; }

std::string errorText(std::string_view file, const Error& error) {
  return error.section == file ? error.message() : std::string(file) + ": " + error.message();
}

std::string diagnosticText(std::string_view file, const Diagnostic& diagnostic) {
  return std::string(file) + ": " + std::string(severityName(diagnostic.severity)) + ": " + describe(diagnostic);
}

void printError(std::string_view file, const Error& error) { printMessage(errorText(file, error)); }

std::string describePlace(const Diagnostic& diagnostic) {
  std::string location;
  const auto add = [&location](const std::string& part) { location += (location.empty() ? "" : ", ") + part; };
  if (diagnostic.offset) add("byte " + std::to_string(*diagnostic.offset));
  if (!diagnostic.track.empty()) add(diagnostic.track);
  if (diagnostic.frame) add("frame " + std::to_string(*diagnostic.frame));
  return location;
}

std::string describe(const Diagnostic& diagnostic) {
  const std::string location = describePlace(diagnostic);
  return (location.empty() ? "" : location + ": ") + diagnostic.reason.english();
}

void printDiagnostics(std::string_view file, const Diagnostics& diagnostics, Severity from) {
  for (const Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.severity >= from) printMessage(diagnosticText(file, diagnostic));
  }
}

}  // namespace furitsuke::cli
