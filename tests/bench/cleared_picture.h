// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace furitsuke::bench {

/// A black picture that OpenGL has drawn without a window, in a context that is created for it: RGBA, 4 bytes a pixel.
/// Empty if there is no OpenGL.
[[nodiscard]] std::vector<std::uint8_t> clearedPicture(int width, int height);

}  // namespace furitsuke::bench
