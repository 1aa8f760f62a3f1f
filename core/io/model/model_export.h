// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/pmx/pmx_file.h"
#include "core/model/model.h"

namespace furitsuke::io {

/// The model as a PMX with the smallest possible index sizes. The version is 2.0 unless a part of the model needs 2.1.
/// A bone that is the goal of several IK chains, which only a PMD allows, gets hidden helper bones at the end of the
/// bone list, with its name and a "+", for all chains except its first.
[[nodiscard]] format::pmx::File pmxFromModel(const model::Model& model,
                                             format::pmx::Encoding encoding = format::pmx::Encoding::Utf16Le);

}  // namespace furitsuke::io
