// SPDX-License-Identifier: MIT
#pragma once

namespace furitsuke::media {

/// Sends libav's messages to the log at the debug level instead of the standard error stream, and limits its single
/// allocations, because a damaged file can ask for any amount of memory. Both hold for the whole program. To be called
/// before any other function of libav; later calls do nothing.
void prepareLibav();

}  // namespace furitsuke::media
