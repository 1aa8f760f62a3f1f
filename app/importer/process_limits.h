// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke {

/// From here on this process takes at most 4 GB of memory and a minute of computing, writes no file above 1 GB, leaves
/// no core behind, and ends with the program that started it. What the system cannot limit stays as it is; the parent
/// watches the clock all the same.
void limitProcess();

}  // namespace furitsuke
