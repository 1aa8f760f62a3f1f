// SPDX-License-Identifier: GPL-3.0-or-later
#include <regex>

#include "tests/house/house_rules.h"

namespace furitsuke::house {
namespace {

constexpr int kPublicFunctions = 45;

bool isProduct(const SourceFile& file) { return file.path.starts_with("core/") || file.path.starts_with("app/"); }

/// A function that a class declares at its outermost level, as clang-format lays it out; constructors, destructors and
/// operators are not counted.
bool declaresFunction(const std::string& line, const std::string& type) {
  if (line.size() < 3 || !line.starts_with("  ") || line[2] == ' ' || line[2] == '/' || line[2] == '}') return false;
  static const std::regex function(
      R"(^  (?!using |friend |static_assert|Q_|struct |class |enum |return ).*?([~\w]+)\()");
  std::smatch match;
  if (!std::regex_search(line, match, function)) return false;
  const std::string name = match[1];
  return name != type && name != "~" + type && line.find("operator") == line.npos;
}

std::vector<Finding> classFindings(const SourceFile& file) {
  static const std::regex head(R"(^(class|struct) (\w+)[^;]*\{$)");
  std::vector<Finding> findings;
  std::string type;
  std::size_t begin = 0;
  bool isPublic = false;
  int count = 0;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    const std::string& line = file.lines[i];
    std::smatch match;
    if (std::regex_match(line, match, head)) {
      type = match[2];
      isPublic = match[1] == "struct";
      begin = i;
      count = 0;
    }
    if (type.empty()) continue;
    if (line == "};") {
      if (count > kPublicFunctions) {
        findings.push_back(
            {file.path, static_cast<int>(begin) + 1, type + " has " + std::to_string(count) + " public functions"});
      }
      type.clear();
    } else if (line == " public:" || line == " signals:" || line == " public slots:") {
      isPublic = true;
    } else if (line == " private:" || line == " protected:" || line == " private slots:") {
      isPublic = false;
    } else if (isPublic && declaresFunction(line, type)) {
      ++count;
    }
  }
  return findings;
}

}  // namespace

std::vector<Finding> limitFindings(const std::vector<SourceFile>& files) {
  std::vector<Finding> findings;
  for (const SourceFile& file : files) {
    if (!isProduct(file) || !isSource(file)) continue;
    const auto more = classFindings(file);
    findings.insert(findings.end(), more.begin(), more.end());
  }
  return findings;
}

}  // namespace furitsuke::house
