// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/io/pmm/pmm_project.h"
#include "core/io/project/project_findings.h"

namespace furitsuke::cli {

// `file` is the name of the input from inputName().

/// The output of `info --json` for a project of MMD. A damaged project has an `error` in addition to the readable part.
[[nodiscard]] nlohmann::ordered_json projectInfoJson(const std::string& file, const io::Project& project);

/// The same as text.
[[nodiscard]] std::string projectInfoText(const std::string& file, const io::Project& project);

/// The same for a project file of this program.
[[nodiscard]] nlohmann::ordered_json projectInfoJson(const std::string& file, const io::LoadedSceneProject& loaded);
[[nodiscard]] std::string projectInfoText(const std::string& file, const io::LoadedSceneProject& loaded);

}  // namespace furitsuke::cli
