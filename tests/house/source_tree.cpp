// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

#include "tests/house/house_rules.h"

namespace furitsuke::house {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 5> kFolders = {".ci", "app", "core", "resources", "tests"};
constexpr std::array<std::string_view, 6> kTopLevelFiles = {
    "CMakeLists.txt", "CMakePresets.json", "LICENSE", "CMakeUserPresets.json", "README.md", "compile_commands.json"};
constexpr std::array<std::string_view, 13> kTextExtensions = {".cmake", ".cpp", ".glsl", ".h",   ".in",  ".json", ".md",
                                                              ".qrc",   ".qss", ".svg",  ".txt", ".xml", ".sh"};

template <typename Range>
bool contains(const Range& range, std::string_view value) {
  return std::ranges::find(range, value) != range.end();
}

bool isText(const fs::path& path) {
  return path.filename() == "run" || path.filename() == "wine" || contains(kTextExtensions, path.extension().string());
}

SourceFile readFile(const fs::path& path, const fs::path& root) {
  std::ifstream stream(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  return sourceFile(path.lexically_relative(root).generic_string(), text);
}

}  // namespace

SourceFile sourceFile(std::string path, std::string_view text) {
  SourceFile file{std::move(path), {}};
  while (!text.empty()) {
    const auto end = text.find('\n');
    file.lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return file;
}

std::vector<SourceFile> readTree(const fs::path& root) {
  std::vector<SourceFile> files;
  for (const auto& entry : fs::directory_iterator(root)) {
    if (entry.is_regular_file() && isText(entry.path())) files.push_back(readFile(entry.path(), root));
  }
  for (const auto folder : kFolders) {
    if (!fs::is_directory(root / folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      if (entry.is_regular_file() && isText(entry.path())) files.push_back(readFile(entry.path(), root));
    }
  }
  std::ranges::sort(files, {}, &SourceFile::path);
  return files;
}

std::vector<Finding> topLevelFindings(const fs::path& root) {
  std::vector<Finding> findings;
  for (const auto& entry : fs::directory_iterator(root)) {
    const std::string name = entry.path().filename().string();
    const bool known = name.starts_with('.') || (entry.is_directory() ? name == "build" || contains(kFolders, name)
                                                                      : contains(kTopLevelFiles, name));
    if (!known) findings.push_back({name, 0, "does not belong at the top level"});
  }
  return findings;
}

std::vector<Finding> treeFindings(const fs::path& root) {
  auto findings = topLevelFindings(root);
  const std::vector<SourceFile> files = readTree(root);
  for (const auto rule : {limitFindings, localNameFindings, typeNameFindings, operationIdFindings}) {
    const auto more = rule(files);
    findings.insert(findings.end(), more.begin(), more.end());
  }
  for (const auto& file : files) {
    for (const auto rule : {layerFindings, licenseFindings, namespaceFindings, sizeFindings, textFindings}) {
      const auto more = rule(file);
      findings.insert(findings.end(), more.begin(), more.end());
    }
  }
  return findings;
}

std::string printed(const std::vector<Finding>& findings) {
  std::string text;
  for (const auto& finding : findings) {
    text += finding.path + ":" + std::to_string(finding.line) + ": " + finding.reason + "\n";
  }
  return text;
}

}  // namespace furitsuke::house
