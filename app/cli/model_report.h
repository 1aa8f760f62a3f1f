// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/convert/model/model_file.h"

namespace furitsuke::cli {

/// All that `info --json` says about one model. A damaged one has an `error` beside what could be saved.
[[nodiscard]] nlohmann::ordered_json modelInfoJson(const std::filesystem::path& file, const LoadedModel& loaded);

/// The same for people.
[[nodiscard]] std::string modelInfoText(const std::filesystem::path& file, const LoadedModel& loaded);

}  // namespace furitsuke::cli
