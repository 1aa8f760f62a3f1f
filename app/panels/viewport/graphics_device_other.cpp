// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/graphics_device.h"

namespace furitsuke::panels {

bool seemsToHaveGraphicsCard() { return true; }

}  // namespace furitsuke::panels
