// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>

#include "core/base/diagnostic.h"
#include "core/io/project/scene_project.h"

namespace furitsuke::io {

// What a project file can have that is unusual.
enum class ProjectFinding : std::uint8_t { FileMissing, FileMoved, FileChanged, Newer };

inline constexpr auto kProjectFindings = std::to_array<FindingRow<ProjectFinding>>({
    {ProjectFinding::FileMissing, "project.file.missing", Severity::Warning,
     Core::tr("A file that the project names was not found")},
    {ProjectFinding::FileMoved, "project.file.moved", Severity::Info,
     Core::tr("A file that the project names is not where it was, but was found by its content or name")},
    {ProjectFinding::FileChanged, "project.file.changed", Severity::Info,
     Core::tr("A file has another content than when the project was saved")},
    {ProjectFinding::Newer, "project.newer", Severity::Info,
     Core::tr("A newer version of the program wrote the project; what this one does not know is kept")},
});
static_assert(followsFindings(kProjectFindings, ProjectFinding::Newer));

constexpr const auto& findingTable(ProjectFinding /*kind*/) { return kProjectFindings; }

/// A project file with its findings.
struct LoadedSceneProject {
  SceneProject project;  ///< with the paths of the file
  Diagnostics diagnostics;
};
/// Looks for the files of a project that was read from `path`; empty: only judges the project itself.
[[nodiscard]] LoadedSceneProject withFindings(SceneProject project, const std::filesystem::path& path);

}  // namespace furitsuke::io
