// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation lipSyncOperation();
[[nodiscard]] Operation lipSyncSoundOperation();
[[nodiscard]] Operation lipSyncTextOperation();

/// In menu order.
inline constexpr OperationRow kMusicOperations[] = {lipSyncOperation, lipSyncSoundOperation, lipSyncTextOperation};

}  // namespace furitsuke::operations
