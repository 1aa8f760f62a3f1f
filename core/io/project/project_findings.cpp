// SPDX-License-Identifier: MIT
#include "core/io/project/project_findings.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "core/io/pmm/project_files.h"
#include "core/io/project/project_search.h"
#include "core/io/stored_path.h"

namespace furitsuke::io {

LoadedSceneProject withFindings(SceneProject project, const std::filesystem::path& path) {
  LoadedSceneProject loaded{std::move(project), {}};
  const auto report = [&loaded](ProjectFinding finding, Message reason) {
    loaded.diagnostics.push_back(makeDiagnostic(finding, std::move(reason)));
    loaded.diagnostics.back().detail = loaded.diagnostics.back().reason.english();
  };
  if (loaded.project.minor > kProjectMinor) {
    report(ProjectFinding::Newer, {Core::trWith("version %1.%2"), kProjectVersion, loaded.project.minor});
  }
  if (path.empty()) return loaded;
  ProjectFiles files(path);
  std::set<std::string> seen;
  const std::vector<std::optional<std::filesystem::path>> places = findFilesOf(loaded.project, files);
  std::size_t next = 0;
  eachFileOf(loaded.project, [&](const FileReference& file) {
    const std::optional<std::filesystem::path>& found = places[next++];
    if (file.path.empty() || !seen.insert(file.path).second) return;
    if (!found) return report(ProjectFinding::FileMissing, Message::verbatim(file.path));
    std::error_code error;
    const std::filesystem::path expected = pathFromUtf8(resolvedPath(file.path, absoluteFolderOf(path)));
    if (!std::filesystem::equivalent(*found, expected, error))
      report(ProjectFinding::FileMoved, {Core::trWith("%1, now %2"), file.path, utf8FromPath(*found)});
    if (!file.digest.empty() && !hasContentOf(*found, file)) {
      report(ProjectFinding::FileChanged, Message::verbatim(file.path));
    }
  });
  return loaded;
}

}  // namespace furitsuke::io
