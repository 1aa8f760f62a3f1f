// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace furitsuke::render {

/// Whether a name of OpenGL's GL_RENDERER is that of a software renderer.
[[nodiscard]] bool isSoftwareDevice(std::string_view device);

}  // namespace furitsuke::render
