// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/quality/motion_quality.h"

namespace furitsuke::cli {

// `file` is the name of the input from inputName().

/// The output of `check --motion-quality --json` for a file; resources/doc/json.md describes it.
[[nodiscard]] nlohmann::ordered_json qualityJson(const std::string& file, const quality::MotionQuality& quality);

/// The same as a table, with the worst place of each kind or, with `all`, every place.
void writeQuality(std::ostream& out, const std::string& file, const quality::MotionQuality& quality, bool all);

}  // namespace furitsuke::cli
