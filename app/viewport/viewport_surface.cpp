// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewport/viewport_surface.h"

#include <utility>

#include "app/viewport/gl_surface.h"
#include "app/viewport/picture_surface.h"

namespace furitsuke {

ComingRenderer beginRenderer() {
  return std::async(std::launch::async, [] { return OffscreenRenderer::createWarm(); });
}

Result<ViewportSurface*> makeViewportSurface(SurfaceChoice choice, ViewportSurface::Ask ask, QWidget* parent,
                                             ComingRenderer coming) {
  if (choice == SurfaceChoice::NoOpenGl) return Error{{}, "viewport", "OpenGL is switched off by the safe mode"};
  if (GlSurface::isPossible()) return static_cast<ViewportSurface*>(new GlSurface(std::move(ask), parent));
  auto renderer = coming.valid() ? coming.get() : OffscreenRenderer::create();
  if (!renderer) return renderer.error();
  return static_cast<ViewportSurface*>(new PictureSurface(std::move(renderer).value(), std::move(ask), parent));
}

}  // namespace furitsuke
