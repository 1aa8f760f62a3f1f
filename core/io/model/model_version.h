// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/model/model.h"

namespace furitsuke::io {

/// Number of parts of the model that only PMX 2.1 has. All QDEF vertices together count as one part, because they also
/// occur in files of version 2.0, and programs that do not support them read them as BDEF4.
[[nodiscard]] std::size_t countVersion21Parts(const model::Model& model);

[[nodiscard]] inline bool usesVersion21(const model::Model& model) { return countVersion21Parts(model) > 0; }

}  // namespace furitsuke::io
