// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/io/motion_file.h"

namespace furitsuke::check {

/// Everything wrong or suspicious about a motion file: the findings of its reader, and what MMD would ignore, refuse or
/// play differently from what the author meant. Worst first. One pass over the keys.
///
/// Motions of other formats are checked as the VMD that they would become: names that do not fit, non-finite values.
[[nodiscard]] Diagnostics checkMotion(const io::LoadedMotion& loaded);

/// The findings if the motion were saved as a VMD now and opened again, including what saving would lose: the findings
/// of a motion that was edited after it was opened. `source` may be null. Takes as long as saving, opening and
/// checking.
[[nodiscard]] Diagnostics checkEdited(const motion::Motion& motion, const io::VmdSource* source);

}  // namespace furitsuke::check
