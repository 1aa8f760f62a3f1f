// SPDX-License-Identifier: MIT
#include "core/render/egl_context.h"

namespace furitsuke {

Result<std::unique_ptr<EglContext>> EglContext::create() {
  return Error{{}, "graphics", "pictures without a window are drawn by EGL, which this system does not have"};
}

}  // namespace furitsuke
