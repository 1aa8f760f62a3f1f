// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importer/process_limits.h"

namespace furitsuke::importer {

void limitProcess(std::chrono::seconds /*time*/) {}

}  // namespace furitsuke::importer
