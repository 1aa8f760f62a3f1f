// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <regex>
#include <string_view>

#include "tests/house/house_rules.h"

namespace furitsuke::house {
namespace {

/// The ids of the table of operations: of each function that makes a row, the first one.
std::vector<std::string> operationIds(const std::vector<SourceFile>& files) {
  static const std::regex row(R"(^Operation \w+Operation\(\) \{)");
  static const std::regex id(R"re(\.id = "([\w\-]+)")re");
  std::vector<std::string> ids;
  for (const SourceFile& file : files) {
    if (!file.path.starts_with("core/operations/")) continue;
    bool isInside = false;
    for (const std::string& line : file.lines) {
      isInside = isInside || std::regex_search(line, row);
      std::smatch match;
      if (!isInside || !std::regex_search(line, match, id)) continue;
      ids.push_back(match[1]);
      isInside = false;
    }
  }
  return ids;
}

bool isFreeOfOperations(std::string_view path) {
  constexpr std::string_view kFolders[] = {"app/commands/", "app/dialogs/", "app/panels/", "app/session/",
                                           "app/window/"};
  return std::ranges::any_of(kFolders, [path](std::string_view folder) { return path.starts_with(folder); }) &&
         path != "app/panels/operations/operation_widgets.cpp";
}

}  // namespace

std::vector<Finding> operationIdFindings(const std::vector<SourceFile>& files) {
  std::string words;
  std::string compounds;  // which nothing else is called
  for (const std::string& id : operationIds(files)) (id.find('-') == id.npos ? words : compounds) += "|" + id;
  const std::regex named("\"(operation\\.[\\w\\-]+" + compounds + ")\"|(==|!=|findOperation\\(|offer\\() ?\"(" +
                         (words.empty() ? words : words.substr(1)) + ")\"");
  std::vector<Finding> findings;
  for (const SourceFile& file : files) {
    if (!isSource(file) || !isFreeOfOperations(file.path)) continue;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      if (file.lines[i].find('"') == std::string::npos || !std::regex_search(file.lines[i], named)) continue;
      findings.push_back({file.path, static_cast<int>(i) + 1,
                          "names an operation; its row or operation_widgets.cpp says what is special"});
    }
  }
  return findings;
}

}  // namespace furitsuke::house
