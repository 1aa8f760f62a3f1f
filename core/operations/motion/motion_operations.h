// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation mergeOperation();
[[nodiscard]] Operation placeClipOperation();
[[nodiscard]] Operation extractOperation();
[[nodiscard]] Operation renameOperation();
[[nodiscard]] Operation nameEncodingOperation();
[[nodiscard]] Operation setModelNameOperation();

/// In menu order.
inline constexpr OperationRow kMotionOperations[] = {mergeOperation,  placeClipOperation,    extractOperation,
                                                     renameOperation, nameEncodingOperation, setModelNameOperation};

}  // namespace furitsuke::operations
