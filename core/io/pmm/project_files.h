// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/io/pmm/pmm_project.h"
#include "core/io/project/file_reference.h"

namespace furitsuke::io {

/// Finds the files that a project names. The paths of MMD are those of another computer: absolute, or from the folder
/// of MMD, with backslashes.
class ProjectFiles {
 public:
  /// The places that are searched: at most this many files, in folders this deep.
  static constexpr std::size_t kMaxSearched = 50'000;
  static constexpr int kMaxDepth = 8;

  explicit ProjectFiles(const std::filesystem::path& project);

  /// Whether a file that only has the name of the wanted one may be it; empty: any.
  using Accepts = std::function<bool(const std::filesystem::path& file)>;

  /// The existing file that most likely is the one at this path (UTF-8): at the path itself; below the folder of the
  /// project or one of its parents, as behind the last "UserFile" or "Model" of the path; or of the same name, whatever
  /// the case of its letters, somewhere below the folder of the project, if it is accepted.
  [[nodiscard]] std::optional<std::filesystem::path> find(const std::string& path, const Accepts& accepts = {});
  /// The same for a file of a project of this program: at its path, whatever its content is now; below the folders that
  /// are searched, a file of the same name and content, or of the same content; or else as above.
  [[nodiscard]] std::optional<std::filesystem::path> find(const FileReference& file, const Accepts& accepts = {});

  /// Also searches below this folder, after that of the project.
  void addFolder(const std::filesystem::path& folder);
  /// From now on this file is found for a path of the project, with slashes or backslashes.
  void substitute(const std::string& path, const std::filesystem::path& file);

 private:
  [[nodiscard]] std::optional<std::filesystem::path> findSubstitute(const std::string& path) const;
  [[nodiscard]] std::optional<std::filesystem::path> findByPath(const std::string& path) const;
  [[nodiscard]] std::optional<std::filesystem::path> findByName(const std::string& path, const Accepts& accepts);
  [[nodiscard]] std::optional<std::filesystem::path> findByContent(const FileReference& file);
  void listNames();

  /// A file below a folder that is searched.
  struct Listed {
    std::filesystem::path path;
    std::uint64_t size;
  };
  std::vector<std::filesystem::path> folders_;  ///< the first one is that of the project
  /// The files below the folders by their names in lower case; listed when they are first needed.
  std::multimap<std::string, Listed> names_;
  std::size_t listedFolders_ = 0;
  std::map<std::string, std::filesystem::path> substitutes_;  ///< by the path with slashes
};

/// Reads the names of bones and morphs that a project of MMD 8 or older lacks from its models, as far as `files` finds
/// them. `files` must outlive the function.
[[nodiscard]] PartNamesAt partNamesIn(ProjectFiles& files);

}  // namespace furitsuke::io
