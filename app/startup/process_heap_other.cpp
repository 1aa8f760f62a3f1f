// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/process_heap.h"

namespace furitsuke::startup {

void prepareHeap() {}

}  // namespace furitsuke::startup
