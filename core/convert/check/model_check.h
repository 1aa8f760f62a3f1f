// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/convert/model/model_file.h"

namespace furitsuke {

/// What is wrong or suspicious about a model: what its reader told and, beyond that, names that no motion reaches and
/// parts that MMD shows otherwise than meant, not at all, or crashes at. Worst first.
[[nodiscard]] Diagnostics checkModel(const LoadedModel& loaded);

}  // namespace furitsuke
