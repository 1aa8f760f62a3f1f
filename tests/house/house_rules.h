// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace furitsuke::house {

/// A text file of the project, its path relative to the root with forward slashes.
struct SourceFile {
  std::string path;
  std::vector<std::string> lines;
};

/// A rule that a file breaks. Lines count from 1; 0 is the file as a whole.
struct Finding {
  std::string path;
  int line = 0;
  std::string reason;
  friend bool operator==(const Finding&, const Finding&) = default;
};

/// Splits at line feeds; a last line without one counts as a line.
[[nodiscard]] SourceFile sourceFile(std::string path, std::string_view text);
/// All sources, build files, scripts and documents under app, core, resources, tests and .ci, and those at the top.
[[nodiscard]] std::vector<SourceFile> readTree(const std::filesystem::path& root);

/// Includes that the table of layers does not allow (layers.cpp holds the table).
[[nodiscard]] std::vector<Finding> layerFindings(const SourceFile& file);
/// A missing licence line, or the other licence's: MIT in core and app/cli, GPL-3.0-or-later elsewhere.
[[nodiscard]] std::vector<Finding> licenceFindings(const SourceFile& file);
/// Files over 600 lines, functions over 80.
[[nodiscard]] std::vector<Finding> sizeFindings(const SourceFile& file);
/// Left-over notes to self, paths of one machine, library features that one of our two compilers lacks, headers
/// without `#pragma once`, and Q_OBJECT where CMake does not see it.
[[nodiscard]] std::vector<Finding> textFindings(const SourceFile& file);
/// Constants and types of nameless namespaces that two sources of one library or test share: builds that join sources
/// (the release and the one with sanitizers) take them for one.
[[nodiscard]] std::vector<Finding> localNameFindings(const std::vector<SourceFile>& files);
/// Things at the top level that have no place there. Hidden files, the build folder and what git ignores may lie there.
[[nodiscard]] std::vector<Finding> topLevelFindings(const std::filesystem::path& root);

/// All of the above over a whole tree.
[[nodiscard]] std::vector<Finding> treeFindings(const std::filesystem::path& root);
/// One `path:line: reason` a line.
[[nodiscard]] std::string printed(const std::vector<Finding>& findings);

}  // namespace furitsuke::house
