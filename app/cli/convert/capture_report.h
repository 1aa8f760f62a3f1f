// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/exchange/capture_file.h"
#include "core/exchange/motion_from_capture.h"

namespace furitsuke::cli {

/// The output of `info --json` for a captured motion; `file` is the name of the input from inputName(). A damaged file
/// has an `error` in addition to the readable part.
[[nodiscard]] nlohmann::ordered_json captureInfoJson(const std::string& file, const exchange::LoadedCapture& loaded);

/// The same as text.
[[nodiscard]] std::string captureInfoText(const std::string& file, const exchange::LoadedCapture& loaded);

/// How a captured motion was fitted to a model, for the report of `convert`.
[[nodiscard]] nlohmann::ordered_json fittedJson(const exchange::CapturedMotion& capture,
                                                const exchange::FittedMotion& fitted);

}  // namespace furitsuke::cli
