// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importer/process_limits.h"

namespace furitsuke {

void limitProcess() {}

}  // namespace furitsuke
