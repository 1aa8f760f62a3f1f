// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <optional>
#include <regex>

#include "tests/house/house_rules.h"

namespace furitsuke::house {
namespace {

constexpr int kFileLines = 600;
constexpr int kFunctionLines = 80;

struct TextRule {
  std::vector<std::string>
      words;  ///< one of them is in every line that breaks the rule; avoids running the regex on most lines
  std::regex pattern;
  std::string reason;
  bool inDocuments;           ///< applies also outside C++ sources
  std::string exceptIn = {};  ///< a folder where it does not apply
};

// Split, so that this file does not match its own patterns.
const std::vector<TextRule>& textRules() {
  static const std::vector<TextRule> rules = {
      {{"TO"
        "DO",
        "FIX"
        "ME",
        "X"
        "XX"},
       std::regex("\\b(TO"
                  "DO|FIX"
                  "ME|X"
                  "XX)\\b"),
       "a note to self is left over",
       true},
      {{"/ro"
        "ot/",
        "/ho"
        "me/",
        "/wo"
        "rk/"},
       std::regex("(^|[^\\w.])/(ro"
                  "ot|ho"
                  "me|wo"
                  "rk)/"),
       "names a path of one machine",
       true},
      {{"std::"},
       std::regex("\\bstd::(vi"
                  "ews|ranges::vi"
                  "ews|for"
                  "mat|exp"
                  "ected)\\b"),
       "not supported by both compilers",
       false},
      {{"Q_OBJ"
        "ECT"},
       std::regex("\\{.*\\bQ_OBJ"
                  "ECT\\b"),
       "the macro needs a line of its own; otherwise CMake does not run moc",
       false},
      {{"comm"
        "and(",
        "dynamic_c"
        "ast<"},
       std::regex("(\\.|->)comm"
                  "and\\(|dynamic_c"
                  "ast<[^>]*(Command|Step)\\b"),
       "looks into an undo stack; a history tells what its steps changed",
       false,
       "core/edit/document/"},
  };
  return rules;
}

bool isSubject(const SourceFile& file, const TextRule& rule) {
  const bool isExcepted = !rule.exceptIn.empty() && file.path.find(rule.exceptIn) != std::string::npos;
  return !isExcepted && (rule.inDocuments || isSource(file));
}

bool breaks(const std::string& line, const TextRule& rule) {
  const auto isInLine = [&line](const std::string& word) { return line.find(word) != line.npos; };
  return std::ranges::any_of(rule.words, isInLine) && std::regex_search(line, rule.pattern);
}

bool carriesLicense(const SourceFile& file) {
  static const std::regex kinds(R"((\.(h|cpp|glsl|cmake|sh)|CMakeLists\.txt|(^|/)run)$)");
  return std::regex_search(file.path, kinds);
}

// A definition with more lines than a function may have; types, namespaces and tables of values may be longer.
std::optional<Finding> longFunction(const SourceFile& file, std::size_t first, std::size_t last) {
  static const std::regex function(R"(^\s*(?!(class|struct|union|enum)\b)[^=]*\()");
  const int lines = static_cast<int>(last - first) + 1;
  if (lines <= kFunctionLines) return {};
  std::string head;
  for (std::size_t i = first; i < last && head.find('{') == head.npos; ++i) head += file.lines[i];
  if (!std::regex_search(head.substr(0, head.find('{')), function)) return {};
  return Finding{file.path, static_cast<int>(first) + 1, "a function of " + std::to_string(lines) + " lines"};
}

// Relies on the layout of clang-format: the brace that closes a definition has the indentation of its first line.
std::vector<Finding> longFunctions(const SourceFile& file, std::size_t indent) {
  std::vector<Finding> findings;
  std::optional<std::size_t> first;
  bool isOpen = false;  ///< the definition has its brace
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    const std::string& line = file.lines[i];
    const std::size_t depth = line.find_first_not_of(' ');
    if (first && !isOpen && line.ends_with(';')) first.reset();  // a declaration of several lines
    isOpen = isOpen || line.find('{') != line.npos;
    if (depth == line.npos || depth > indent || line[depth] == '#' || line[depth] == '/') continue;
    const bool isOutside = depth < indent || line.compare(depth, 9, "namespace") == 0;
    if (!isOutside && line[depth] == '}') {
      const auto finding = first ? longFunction(file, *first, i) : std::nullopt;
      if (finding) findings.push_back(*finding);
    }
    if (isOutside || line.ends_with(';') || line.ends_with('}') || line[depth] == '}') {
      first.reset();
    } else if (!first) {
      first = i;
      isOpen = line.find('{') != line.npos;
    }
  }
  return findings;
}

}  // namespace

bool isSource(const SourceFile& file) { return file.path.ends_with(".h") || file.path.ends_with(".cpp"); }

std::vector<Finding> licenseFindings(const SourceFile& file) {
  if (!carriesLicense(file)) return {};
  const bool mit = file.path.starts_with("core/") || file.path.starts_with("app/cli/") ||
                   file.path.starts_with("app/python/") || file.path.starts_with("resources/shaders/") ||
                   file.path.starts_with("resources/examples/");
  const std::string expected = std::string("SPDX-License-Identifier: ") + (mit ? "MIT" : "GPL-3.0-or-later");
  const auto head = file.lines.begin() + std::min<std::ptrdiff_t>(3, static_cast<std::ptrdiff_t>(file.lines.size()));
  if (std::any_of(file.lines.begin(), head, [&](const auto& line) { return line.find(expected) != line.npos; }))
    return {};
  return {{file.path, 1, "lacks the line " + expected}};
}

std::vector<Finding> sizeFindings(const SourceFile& file) {
  if (!carriesLicense(file)) return {};
  std::vector<Finding> findings;
  if (file.lines.size() > kFileLines) {
    findings.push_back({file.path, 0, "has " + std::to_string(file.lines.size()) + " lines"});
  }
  if (isSource(file)) {
    for (const std::size_t indent : {std::size_t{0}, std::size_t{2}}) {
      const auto more = longFunctions(file, indent);
      findings.insert(findings.end(), more.begin(), more.end());
    }
  }
  return findings;
}

std::vector<Finding> textFindings(const SourceFile& file) {
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    for (const auto& rule : textRules()) {
      if (isSubject(file, rule) && breaks(file.lines[i], rule)) {
        findings.push_back({file.path, static_cast<int>(i) + 1, rule.reason});
      }
    }
  }
  if (file.path.ends_with(".h") && std::ranges::find(file.lines, "#pragma once") == file.lines.end()) {
    findings.push_back({file.path, 1, "lacks #pragma once"});
  }
  return findings;
}

}  // namespace furitsuke::house
