// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation lipSyncOperation();
[[nodiscard]] Operation lipSyncSoundOperation();

/// In menu order.
inline constexpr OperationRow kMusicOperations[] = {lipSyncOperation, lipSyncSoundOperation};

}  // namespace furitsuke::operations
