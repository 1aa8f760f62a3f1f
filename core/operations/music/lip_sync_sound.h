// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "lip-sync-sound".
[[nodiscard]] Operation lipSyncSoundOperation();

}  // namespace furitsuke::operations
