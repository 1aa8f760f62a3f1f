// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/io/model/model_file.h"

namespace furitsuke::cli {

// `file` is the name of the input from inputName().

/// The output of `info --json` for a model. A damaged model has an `error` in addition to the readable part.
[[nodiscard]] nlohmann::ordered_json modelInfoJson(const std::string& file, const io::LoadedModel& loaded);

/// The same as text.
[[nodiscard]] std::string modelInfoText(const std::string& file, const io::LoadedModel& loaded);

}  // namespace furitsuke::cli
