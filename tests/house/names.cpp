// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <optional>
#include <regex>
#include <set>

#include "tests/house/house_rules.h"

namespace furitsuke::house {
namespace {

std::vector<std::string> foldersOf(const std::string& path) {
  std::vector<std::string> folders;
  std::size_t begin = 0;
  for (std::size_t end = path.find('/'); end != path.npos; end = path.find('/', begin)) {
    folders.push_back(path.substr(begin, end - begin));
    begin = end + 1;
  }
  return folders;
}

/// The namespaces that a file of that path may open: that of its layer and those of the folders from the layer down to
/// the file. Shared test helpers are always in furitsuke::test.
std::set<std::string> namespacesOf(const std::string& path) {
  std::vector<std::string> folders = foldersOf(path);
  std::set<std::string> allowed;
  if (folders.empty()) return allowed;
  if (folders.front() == "tests") allowed.insert("furitsuke::test");
  if (folders.front() == "tests" && folders.size() > 1 && (folders[1] == "core" || folders[1] == "app")) {
    folders.erase(folders.begin());
  }
  if (folders.size() < 2) return allowed;
  const std::string layer = folders[1] == "base" ? "furitsuke::inline base" : "furitsuke::" + folders[1];
  if (folders[1] != "format" || folders.size() == 2) allowed.insert(layer);
  std::string inner = layer;
  for (std::size_t i = 2; i < folders.size(); ++i) allowed.insert(inner += "::" + folders[i]);
  // Functions with short names, such as cp932::decode(), may be in a namespace named after their file.
  const std::string name = path.substr(path.rfind('/') + 1);
  allowed.insert(inner + "::" + name.substr(0, name.find_first_of("_.")));
  return allowed;
}

/// A namespace that is opened, and its first line of content.
struct Opened {
  std::string name;
  std::size_t next = 0;
};

/// At a line of the file. `inline namespace base` has a line of its own, because clang-format 14 cannot lay out the
/// nested form; the same holds for what is inside it.
std::optional<Opened> openedAt(const std::vector<std::string>& lines, std::size_t line) {
  static const std::regex outer(R"(^namespace (furitsuke[\w:]*) \{)");
  static const std::regex inner(R"(^(?:namespace (\w+)|inline namespace base) \{)");
  std::smatch match;
  if (!std::regex_search(lines[line], match, outer)) return {};
  Opened opened{match[1], line + 1};
  while (opened.next < lines.size() && std::regex_search(lines[opened.next], match, inner)) {
    opened.name += match[1].matched ? "::" + match[1].str() : "::inline base";
    ++opened.next;
  }
  return opened;
}

}  // namespace

std::vector<Finding> namespaceFindings(const SourceFile& file) {
  if (!isSource(file)) return {};
  static const std::regex declaration(R"(^(?:class|struct|enum class) \w+(?: : [\w:]+)?;$)");
  const std::set<std::string> allowed = namespacesOf(file.path);
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    const std::optional<Opened> opened = openedAt(file.lines, i);
    if (!opened || allowed.contains(opened->name)) continue;
    // A block that only declares types of another folder is allowed.
    std::size_t end = opened->next;
    while (end < file.lines.size() && std::regex_match(file.lines[end], declaration)) ++end;
    if (end > opened->next && end < file.lines.size() && file.lines[end].starts_with('}')) continue;
    findings.push_back({file.path, static_cast<int>(i) + 1, opened->name + " is not the namespace of this folder"});
  }
  return findings;
}

std::vector<Finding> typeNameFindings(const std::vector<SourceFile>& files) {
  static const std::regex type(
      R"(^(?:template <.*> )?(?:class|struct|union|enum class|enum) (?:alignas\(\w+\) )?(\w+)(?: final)?(?: : [^;]*)?(?: \{.*)?$)");
  std::map<std::string, std::string> owners;
  std::vector<Finding> findings;
  for (const SourceFile& file : files) {
    if (!isSource(file) || !(file.path.starts_with("core/") || file.path.starts_with("app/"))) continue;
    // Each format has a File, a Section and so on: vmd::File, pmx::File.
    if (file.path.starts_with("core/format/")) continue;
    bool isLocal = false;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      const std::string& line = file.lines[i];
      if (line == "namespace {") isLocal = true;
      if (line == "}  // namespace") isLocal = false;
      std::smatch match;
      if (isLocal || !std::regex_search(line, match, type)) continue;
      const auto [owner, isNew] = owners.emplace(match[1], file.path);
      if (isNew || owner->second == file.path) continue;
      findings.push_back({file.path, static_cast<int>(i) + 1, match[1].str() + " is also defined in " + owner->second});
    }
  }
  return findings;
}

}  // namespace furitsuke::house
