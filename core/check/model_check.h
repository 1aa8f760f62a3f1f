// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/io/model/model_file.h"

namespace furitsuke::check {

/// Everything wrong or suspicious about a model: the findings of its reader, names that no motion can match, and parts
/// that MMD shows differently from what the author meant, does not show, or crashes on. Worst first.
[[nodiscard]] Diagnostics checkModel(const io::LoadedModel& loaded);

}  // namespace furitsuke::check
