// SPDX-License-Identifier: MIT
#pragma once

#include "core/retarget/fit_quality.h"
#include "core/retarget/retarget.h"

namespace furitsuke::operations {

/// How much a motion looks the same on the other model: OperationResult::extra of "fit-to-model".
struct FitReport {
  retarget::BodyRatios ratios;
  retarget::FitQuality quality;
};

}  // namespace furitsuke::operations
