// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/model/model.h"

namespace furitsuke {

/// How many parts of the model only PMX 2.1 has. QDEF vertices count as one: files of 2.0 have them too, and a program
/// that does not know them reads BDEF4 there.
[[nodiscard]] std::size_t countVersion21Parts(const Model& model);

[[nodiscard]] inline bool usesVersion21(const Model& model) { return countVersion21Parts(model) > 0; }

}  // namespace furitsuke
