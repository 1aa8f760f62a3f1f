// SPDX-License-Identifier: MIT
#pragma once

#include "core/retarget/fit_quality.h"
#include "core/retarget/retarget.h"

namespace furitsuke::operations {

/// How much a motion looks the same on the other model: OperationResult::extra of "fit-to-model".
struct FitReport {
  exchange::BodyRatios ratios;
  exchange::FitQuality quality;
};

}  // namespace furitsuke::operations
