// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// Keeps the selected keys and removes all others. With Rebase::ToZero the first of them moves to frame 0.
[[nodiscard]] OperationResult extractMotion(const motion::Motion& motion, const motion::KeySelection& keys,
                                            motion::Rebase rebase);

/// The row of the operation "extract".
[[nodiscard]] Operation extractOperation();

}  // namespace furitsuke::operations
