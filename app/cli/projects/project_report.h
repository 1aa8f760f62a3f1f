// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/io/pmm/pmm_project.h"

namespace furitsuke::cli {

// `file` is the name of the input from inputName().

/// The output of `info --json` for a project. A damaged project has an `error` in addition to the readable part.
[[nodiscard]] nlohmann::ordered_json projectInfoJson(const std::string& file, const io::Project& project);

/// The same as text.
[[nodiscard]] std::string projectInfoText(const std::string& file, const io::Project& project);

}  // namespace furitsuke::cli
