// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/viewport_surface.h"

#include <utility>

#include "app/panels/viewport/gl_surface.h"
#include "app/panels/viewport/picture_surface.h"

namespace furitsuke::panels {

ComingRenderer beginRenderer() {
  return std::async(std::launch::async, [] { return render::OffscreenRenderer::createWarm(); });
}

Result<ViewportSurface*> makeViewportSurface(SurfaceChoice choice, ViewportSurface::Ask ask, QWidget* parent,
                                             ComingRenderer coming) {
  if (choice == SurfaceChoice::NoOpenGl) return Error::in("viewport", "OpenGL is switched off by the safe mode");
  if (GlSurface::isPossible()) return static_cast<ViewportSurface*>(new GlSurface(std::move(ask), parent));
  auto renderer = coming.valid() ? coming.get() : render::OffscreenRenderer::create();
  if (!renderer) return renderer.error();
  return static_cast<ViewportSurface*>(new PictureSurface(std::move(renderer).value(), std::move(ask), parent));
}

}  // namespace furitsuke::panels
