// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/pmx/pmx_file.h"
#include "core/model/model.h"

namespace furitsuke {

/// The model as a PMX with the smallest indices that serve, of version 2.0 unless something in it needs 2.1. A bone
/// that is the goal of several IK chains, as only a PMD has it, gets helper bones behind the others, hidden and named
/// like it with a "+", for all chains but its first.
[[nodiscard]] pmx::File pmxFromModel(const Model& model, pmx::Encoding encoding = pmx::Encoding::Utf16Le);

}  // namespace furitsuke
