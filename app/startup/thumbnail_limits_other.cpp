// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/thumbnail_limits.h"

namespace furitsuke::startup {

void limitThumbnails() {}

}  // namespace furitsuke::startup
