// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/io/motion_file.h"
#include "core/model/name_index.h"

namespace furitsuke::check {

/// The damage of a file of any kind as a finding, for what reads only the part before it.
[[nodiscard]] Diagnostic damageFinding(const Error& damage);

/// Everything wrong or suspicious about a motion file: the findings of its reader, and what MMD would ignore, refuse or
/// play differently from what the author meant. Worst first. Takes time linear in the number of keys.
///
/// A motion of another format is also checked as if it were saved as a VMD, which finds names that do not fit and
/// non-finite values.
[[nodiscard]] Diagnostics checkMotion(const io::LoadedMotion& loaded);

/// The findings that an edited motion would have if it were saved as a VMD and opened again, including what saving
/// would lose. `source` may be null. Takes as long as saving, opening and checking.
[[nodiscard]] Diagnostics checkEdited(const motion::Motion& motion, const io::VmdSource* source);

/// Adds what io::bindingFindings() reports about the motion on a model to the findings about the motion, and removes
/// those about names that may be truncated but have a part of the model. Worst first.
void addModelFindings(Diagnostics& findings, const motion::Motion& motion, const model::Model& model,
                      model::NameMatching matching = {});

}  // namespace furitsuke::check
