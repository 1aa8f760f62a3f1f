// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/base/frame.h"
#include "core/base/result.h"

namespace furitsuke::operations {

/// "30, 62 95": frames separated by commas or spaces; ascending, each once. An Error for anything else, in the section
/// `parameter`.
[[nodiscard]] Result<std::vector<Frame>> framesInList(std::string_view text, std::string_view parameter);

}  // namespace furitsuke::operations
