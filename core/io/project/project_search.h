// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "core/io/pmm/project_files.h"
#include "core/io/project/scene_project.h"

namespace furitsuke::io {

/// The existing file of each reference, in the order of eachFileOf(); nullopt where none was found. Models and motions
/// that have only the name of the wanted file must fit together: the model needs most of the bones that the motion
/// moves, see kEnoughBones.
[[nodiscard]] std::vector<std::optional<std::filesystem::path>> findFilesOf(const SceneProject& project,
                                                                            ProjectFiles& files);

}  // namespace furitsuke::io
