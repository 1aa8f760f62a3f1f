// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace furitsuke::io {

/// Finds the files that a project of MMD names. Its paths are those of another computer: absolute, or from the folder
/// of MMD, with backslashes.
class ProjectFiles {
 public:
  /// The places that are searched: at most this many files, in folders this deep.
  static constexpr std::size_t kMaxSearched = 50'000;
  static constexpr int kMaxDepth = 8;

  explicit ProjectFiles(const std::filesystem::path& project);

  /// The existing file that most likely is the one at this path (UTF-8): at the path itself; below the folder of the
  /// project or one of its parents, as behind the last "UserFile" or "Model" of the path; or of the same name, whatever
  /// the case of its letters, somewhere below the folder of the project.
  [[nodiscard]] std::optional<std::filesystem::path> find(const std::string& path);

 private:
  [[nodiscard]] std::optional<std::filesystem::path> findByPath(const std::string& path) const;
  [[nodiscard]] std::optional<std::filesystem::path> findByName(const std::string& path);
  void listNames();

  std::filesystem::path folder_;
  /// The files below the folder by their names in lower case; listed when they are first needed.
  std::map<std::string, std::filesystem::path> names_;
  bool areNamesListed_ = false;
};

}  // namespace furitsuke::io
