// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/cleared_picture.h"

#include "core/render/canvas.h"
#include "core/render/egl_context.h"

namespace furitsuke::bench {

std::vector<std::uint8_t> clearedPicture(int width, int height) {
  const auto context = render::EglContext::create();
  if (!context || !(*context)->makeCurrent()) return {};
  std::vector<std::uint8_t> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
  {
    const render::Canvas canvas(width, height, 1);
    glBindFramebuffer(GL_FRAMEBUFFER, canvas.framebuffer());
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
  }
  (*context)->release();
  return pixels;
}

}  // namespace furitsuke::bench
