// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/convert/motion_file.h"

namespace furitsuke {

/// What is wrong or suspicious about a motion file: what its reader told and, beyond that, what MMD would ignore,
/// refuse or play otherwise than meant. Worst first. One pass over the keys.
///
/// Motion JSON is judged as the VMD that it would become: names that do not fit, values that are no numbers.
[[nodiscard]] Diagnostics checkMotion(const LoadedMotion& loaded);

}  // namespace furitsuke
