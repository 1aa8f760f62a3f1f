// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

#include "app/panels/viewport/graphics_device.h"

namespace furitsuke::panels {

bool seemsToHaveGraphicsCard() {
  // The device nodes of the kernel's drivers, of NVIDIA's driver, and of the driver for a virtual machine of Windows.
  return std::ranges::any_of(std::array{"/dev/dri", "/dev/nvidiactl", "/dev/dxg"}, [](const char* node) {
    std::error_code unreadable;
    return std::filesystem::exists(node, unreadable);
  });
}

}  // namespace furitsuke::panels
