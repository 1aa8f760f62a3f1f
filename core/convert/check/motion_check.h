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

/// What would be found if the motion were saved as a VMD now and opened again, with what saving would lose: the
/// findings of a motion that was edited since it was opened. `source` may be null. Costs what saving, opening and
/// checking cost.
[[nodiscard]] Diagnostics checkEdited(const Motion& motion, const VmdSource* source);

}  // namespace furitsuke
