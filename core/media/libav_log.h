// SPDX-License-Identifier: MIT
#pragma once

#include "core/media/libav_module.h"

namespace furitsuke::media {

/// Sends libav's messages to the log at the debug level instead of the standard error stream, and limits its single
/// allocations, because a damaged file can ask for any amount of memory. Both hold for the whole program. To be called
/// before any other function of libav.
void prepareLibav(const LibavLog& log);

}  // namespace furitsuke::media
