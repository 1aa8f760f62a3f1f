// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/format/pmd/pmd_file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/io/model/model_finding_counter.h"
#include "core/model/model.h"

namespace furitsuke::io {

struct ImportedModel {
  model::Model model;
  /// The findings about the layout of the file and its conversion, worst first.
  Diagnostics diagnostics;
};

/// Converts records to a model. References to parts that do not exist are replaced by safe values and reported. Moves
/// the columns out of `file`.
[[nodiscard]] ImportedModel modelFromPmx(format::pmx::File file);

/// The same for a PMD. Bones in undefined groups and exceeded limits are reported; the model shows all bones of a
/// group, even those that MMD does not show.
[[nodiscard]] ImportedModel modelFromPmd(const format::pmd::File& file);

/// Makes every index of the model valid, as Model guarantees, and counts the changes.
void makeModelSafe(model::Model& model, ModelFindingCounter& counter);

}  // namespace furitsuke::io
