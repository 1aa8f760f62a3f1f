// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "core/archives/archive_cache.h"
#include "core/format/emm/emm_file.h"

namespace furitsuke::cli {

// `file` is the name of the input from inputName().

/// The output of `info --json` for an archive: its motions, models and projects, and the number of all files.
[[nodiscard]] nlohmann::ordered_json archiveInfoJson(const std::string& file, const archives::UnpackedArchive& archive);
/// The same as text.
[[nodiscard]] std::string archiveInfoText(const std::string& file, const archives::UnpackedArchive& archive);

/// The output of `info --json` for a list of effects.
[[nodiscard]] nlohmann::ordered_json effectsInfoJson(const std::string& file, const format::emm::File& effects);
/// The same as text.
[[nodiscard]] std::string effectsInfoText(const std::string& file, const format::emm::File& effects);

/// The effects that a scene expects, as a member of the JSON of its project; null if no list is beside it.
[[nodiscard]] nlohmann::ordered_json expectedEffectsJson(const std::optional<format::emm::File>& effects);
/// The same as lines at the end of its text.
[[nodiscard]] std::string expectedEffectsText(const std::optional<format::emm::File>& effects);

}  // namespace furitsuke::cli
