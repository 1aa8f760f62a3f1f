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

/// Splits at line feeds; the last line need not end with one.
[[nodiscard]] SourceFile sourceFile(std::string path, std::string_view text);
[[nodiscard]] bool isSource(const SourceFile& file);
/// All sources, build files, scripts and documents under app, core, resources, tests and .ci, and those at the top.
[[nodiscard]] std::vector<SourceFile> readTree(const std::filesystem::path& root);

/// Includes that the table of layers does not allow (the table is in layers.cpp).
[[nodiscard]] std::vector<Finding> layerFindings(const SourceFile& file);
/// A missing license line, or the wrong license: MIT in core, app/cli and resources/shaders, GPL-3.0-or-later
/// elsewhere.
[[nodiscard]] std::vector<Finding> licenseFindings(const SourceFile& file);
/// Files over 600 lines, functions over 80.
[[nodiscard]] std::vector<Finding> sizeFindings(const SourceFile& file);
/// Leftover notes to self, paths of one machine, library features that one of the two supported compilers lacks,
/// headers without `#pragma once`, Q_OBJECT where CMake does not find it, and code that looks into an undo stack.
[[nodiscard]] std::vector<Finding> textFindings(const SourceFile& file);
/// Constants and types of anonymous namespaces that have the same name in two sources of one library or test: in unity
/// builds (release and sanitizers) they would conflict.
[[nodiscard]] std::vector<Finding> localNameFindings(const std::vector<SourceFile>& files);
/// Namespaces that differ from the file's folder: furitsuke::LAYER, or furitsuke::LAYER::FOLDER below it. Blocks that
/// only declare types of another folder are allowed.
[[nodiscard]] std::vector<Finding> namespaceFindings(const SourceFile& file);
/// Types of core and app, outside of anonymous namespaces and of core/format, whose name is defined in two files.
[[nodiscard]] std::vector<Finding> typeNameFindings(const std::vector<SourceFile>& files);
/// Limits of core and app: files with more than 25 includes, folders with more than 25 headers, classes with more than
/// 40 public functions (signals and slots included; constructors, destructors and operators are not counted).
[[nodiscard]] std::vector<Finding> limitFindings(const std::vector<SourceFile>& files);
/// Ids of operations in the window: what is special about an operation is in its row, see core/operations/operation.h.
[[nodiscard]] std::vector<Finding> operationIdFindings(const std::vector<SourceFile>& files);
/// Unexpected files and folders at the top level. Hidden files, the build folder and files ignored by git are allowed.
[[nodiscard]] std::vector<Finding> topLevelFindings(const std::filesystem::path& root);

/// Applies all rules to a whole tree.
[[nodiscard]] std::vector<Finding> treeFindings(const std::filesystem::path& root);
/// One `path:line: reason` per line.
[[nodiscard]] std::string printed(const std::vector<Finding>& findings);

}  // namespace furitsuke::house
