// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/graphics_device.h"

namespace furitsuke::startup {

bool seemsToHaveGraphicsCard() { return true; }

}  // namespace furitsuke::startup
