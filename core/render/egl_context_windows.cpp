// SPDX-License-Identifier: MIT
#include "core/render/egl_context.h"

namespace furitsuke::render {

Result<std::unique_ptr<EglContext>> EglContext::create() {
  return Error::in(Core::tr("graphics"),
                   Core::tr("drawing without a window needs EGL, which is not available on this system"));
}

}  // namespace furitsuke::render
