// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/base/result.h"
#include "core/convert/motion_file.h"

namespace furitsuke::cli {

/// All that `info --json` says about one file. A damaged one has an `error` beside what could be saved.
[[nodiscard]] nlohmann::ordered_json infoJson(const std::filesystem::path& file, const LoadedMotion& loaded);
[[nodiscard]] nlohmann::ordered_json unreadableJson(const std::filesystem::path& file, const Error& error);

/// The same for people.
[[nodiscard]] std::string infoText(const std::filesystem::path& file, const LoadedMotion& loaded);

}  // namespace furitsuke::cli
