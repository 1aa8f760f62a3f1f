// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation_result.h"

namespace furitsuke::operations {

/// Adds the key edits that make `after` of `before`, of which it is a changed copy that may have more tracks, sorted.
/// Selects nothing.
void proposeChanges(OperationResult& result, const motion::Motion& before, const motion::Motion& after);

}  // namespace furitsuke::operations
