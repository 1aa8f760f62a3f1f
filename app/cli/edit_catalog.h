// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/operations/operation.h"

namespace furitsuke::cli {

/// The operations, one line each.
[[nodiscard]] std::string operationList();
/// The whole table: id, text, help, parameters with kind, unit, default, range and choices.
[[nodiscard]] nlohmann::ordered_json operationListJson();
/// The help of one operation.
[[nodiscard]] std::string operationHelp(const operations::Operation& operation);

}  // namespace furitsuke::cli
