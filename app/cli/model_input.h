// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "core/model/model.h"

namespace furitsuke::cli {

/// Opens a model. Says on the standard error why it cannot be used; nothing then, and for a damaged one too.
[[nodiscard]] std::optional<Model> openModel(const std::string& path);

}  // namespace furitsuke::cli
