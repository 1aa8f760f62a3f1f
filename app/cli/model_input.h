// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "core/model/model.h"

namespace furitsuke::cli {

/// Opens a model. If it cannot be read or is damaged, prints the reason to standard error and returns nothing.
[[nodiscard]] std::optional<model::Model> openModel(const std::string& path);

}  // namespace furitsuke::cli
