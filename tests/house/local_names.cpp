// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <optional>
#include <regex>
#include <set>

#include "tests/house/house_rules.h"

namespace furitsuke::house {
namespace {

struct LocalName {
  std::string name;  ///< including the enclosing namespace: "furitsuke::vmd::kSignature"
  int line = 0;
};

/// Constants and types at the outermost level of anonymous namespaces. Functions may be overloaded and aliases may be
/// repeated.
std::vector<LocalName> localNames(const SourceFile& file) {
  static const std::regex outer(R"(^namespace ([\w:]+) \{)");
  static const std::regex constant(R"(^(?:inline )?(?:static )?(?:constexpr|const) [^=({]*?\b(k[A-Z]\w*)\b)");
  static const std::regex type(R"(^(?:struct|class|enum class|enum) (\w+)\b[^;]*$)");
  std::vector<LocalName> names;
  std::string enclosing;
  bool isLocal = false;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    const std::string& line = file.lines[i];
    std::smatch match;
    if (line.starts_with("namespace ") && std::regex_search(line, match, outer)) enclosing = match[1];
    if (line == "namespace {") isLocal = true;
    if (line == "}  // namespace") isLocal = false;
    if (!isLocal || line.empty() || line.front() == ' ' || line.front() == '/') continue;
    if (std::regex_search(line, match, constant) || std::regex_search(line, match, type)) {
      names.push_back({enclosing + "::" + match[1].str(), static_cast<int>(i) + 1});
    }
  }
  return names;
}

/// The sources of each library and test that a build file lists. `paths`: of all files, for one that takes all of its
/// folder.
std::vector<std::set<std::string>> targetsIn(const SourceFile& file,
                                             const std::map<std::string, const SourceFile*>& paths) {
  static const std::regex begin(R"(^\s*furitsuke_(library|test)\()");
  static const std::regex source(R"([\w/.\-]+\.cpp)");
  const std::string folder = file.path.substr(0, file.path.rfind('/') + 1);
  std::vector<std::set<std::string>> targets;
  bool isInside = false;
  for (const std::string& line : file.lines) {
    if (std::regex_search(line, begin)) {
      targets.emplace_back();
      isInside = true;
      const bool isWhole = line.find("SOURCES ${sources}") != line.npos;
      for (const auto& [path, other] : paths) {
        if (isWhole && path.starts_with(folder)) targets.back().insert(path);
      }
    }
    if (!isInside) continue;
    for (std::sregex_iterator at(line.begin(), line.end(), source), end; at != end; ++at) {
      targets.back().insert(folder + at->str());
    }
    isInside = !line.ends_with(')');
  }
  return targets;
}

}  // namespace

std::vector<Finding> localNameFindings(const std::vector<SourceFile>& files) {
  std::map<std::string, const SourceFile*> byPath;
  for (const SourceFile& file : files) byPath.emplace(file.path, &file);
  std::vector<Finding> findings;
  for (const SourceFile& file : files) {
    if (!file.path.ends_with("CMakeLists.txt")) continue;
    for (const std::set<std::string>& target : targetsIn(file, byPath)) {
      std::map<std::string, std::string> owners;
      for (const std::string& path : target) {
        const auto found = byPath.find(path);
        if (found == byPath.end()) continue;
        for (const LocalName& local : localNames(*found->second)) {
          const auto [owner, isNew] = owners.emplace(local.name, path);
          if (isNew || owner->second == path) continue;
          findings.push_back(
              {path, local.line, local.name + " is also in " + owner->second + ", which conflicts in unity builds"});
        }
      }
    }
  }
  return findings;
}

}  // namespace furitsuke::house
