// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/io/project/scene_project.h"

// Project files (.furitsuke): JSON of the format "furitsuke.project", see resources/doc/project.schema.json.
namespace furitsuke::io {

inline constexpr std::string_view kProjectExtension = ".furitsuke";

/// UTF-8 with one line per model and motion; ends with a line feed. Numbers must be finite.
[[nodiscard]] std::string projectToJson(const SceneProject& project);
/// An Error has the byte offset and, as its section, the JSON path and the line.
[[nodiscard]] Result<SceneProject> projectFromJson(std::string_view text);

/// Reads a project file. Its paths are those of the file; see ProjectFiles. The Error names the file.
[[nodiscard]] Result<SceneProject> readProjectFile(const std::filesystem::path& path);
/// Writes a project with absolute paths; those of near files are stored relative. At any time the file has its
/// complete old or new content.
[[nodiscard]] Status writeProjectFile(const std::filesystem::path& path, SceneProject project);

}  // namespace furitsuke::io
