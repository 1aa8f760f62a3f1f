// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/operate/operation.h"

namespace furitsuke::cli {

/// The table of operations, one line each.
[[nodiscard]] std::string operationList();
/// All that the table says: id, text, help, parameters with kind, unit, default, range and choices.
[[nodiscard]] nlohmann::ordered_json operationListJson();
/// What a person needs to know to use one.
[[nodiscard]] std::string operationHelp(const Operation& operation);

}  // namespace furitsuke::cli
