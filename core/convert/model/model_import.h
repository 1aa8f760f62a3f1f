// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/convert/model/model_findings.h"
#include "core/format/pmd/pmd_file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/model/model.h"

namespace furitsuke {

struct ImportedModel {
  Model model;
  /// Everything odd that was found on the way, the layout of the file included. Worst first.
  Diagnostics diagnostics;
};

/// Records to meaning. What names something that does not exist is replaced by something safe and told of. Takes the
/// columns of the file over.
[[nodiscard]] ImportedModel modelFromPmx(pmx::File file);

/// The same. Bones of an unnamed type, groups and limits are told of; the model shows all bones of a group whatever
/// MMD shows.
[[nodiscard]] ImportedModel modelFromPmd(const pmd::File& file);

/// Makes every index of the model safe, as Model promises, and counts what had to be changed.
void makeModelSafe(Model& model, ModelTally& tally);

}  // namespace furitsuke
