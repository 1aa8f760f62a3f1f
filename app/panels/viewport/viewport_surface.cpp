// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/viewport_surface.h"

#include <utility>

#include "app/panels/viewport/gl_surface.h"
#include "app/panels/viewport/picture_surface.h"

namespace furitsuke::panels {

PendingRenderer startRenderer() {
  return std::async(std::launch::async, [] { return render::OffscreenRenderer::createWarm(); });
}

Result<ViewportSurface*> makeViewportSurface(SurfaceChoice choice, ViewportSurface::ShotSource shotSource,
                                             QWidget* parent, PendingRenderer pending) {
  if (choice == SurfaceChoice::NoOpenGl) return Error::in("viewport", "OpenGL is switched off by the safe mode");
  if (GlSurface::isPossible()) return static_cast<ViewportSurface*>(new GlSurface(std::move(shotSource), parent));
  auto renderer = pending.valid() ? pending.get() : render::OffscreenRenderer::create();
  if (!renderer) return renderer.error();
  return static_cast<ViewportSurface*>(new PictureSurface(std::move(renderer).value(), std::move(shotSource), parent));
}

}  // namespace furitsuke::panels
