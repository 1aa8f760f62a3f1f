// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/operations/operation_result.h"

// The figures of fit-to-model: how much the motion looks the same on the other model.
namespace furitsuke::panels {

/// A table as rich text: what is measured, its value, and the largest value that is not seen or that of the source
/// model. Empty for the measures of other operations.
[[nodiscard]] QString fitFigures(const std::vector<operations::OperationMeasure>& measures);

/// Whether the table has what a note says.
[[nodiscard]] bool isInFitFigures(const Diagnostic& note);

}  // namespace furitsuke::panels
