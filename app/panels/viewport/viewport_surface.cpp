// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/viewport_surface.h"

#include <memory>
#include <optional>
#include <utility>

#include "app/panels/viewport/gl_surface.h"
#include "app/panels/viewport/picture_surface.h"

namespace furitsuke::panels {

PendingRenderer startRenderer(std::future<scene::Scene> first, int samples) {
  return std::async(std::launch::async, [first = std::move(first), samples]() mutable {
    auto renderer = render::OffscreenRenderer::create();
    if (renderer && first.valid()) (*renderer)->warmUp(first.get(), samples);
    return renderer;
  });
}

Result<ViewportSurface*> makeViewportSurface(SurfaceChoice choice, ViewportSurface::ShotSource shotSource,
                                             QWidget* parent, PendingRenderer pending) {
  if (choice == SurfaceChoice::NoOpenGl)
    return Error::in(Core::tr("viewport"), Core::tr("OpenGL is switched off by the safe mode"));
  std::optional<Result<std::unique_ptr<render::OffscreenRenderer>>> renderer;
  if (pending.valid()) renderer = pending.get();
  // A software renderer there means that there is no graphics card. To ask the window too takes as long as to start
  // another renderer.
  const bool isSoftware = renderer && *renderer && (**renderer)->renderer().isSoftware();
  const GlSurface::Support support = isSoftware ? GlSurface::Support::Software : GlSurface::support();
  const auto makeGlSurface = [&]() -> ViewportSurface* { return new GlSurface(std::move(shotSource), parent); };
  if (support == GlSurface::Support::Hardware) return makeGlSurface();
  // In software, an image is shown faster: OpenGL in a window composes the images of all other widgets as well.
  if (!renderer) renderer = render::OffscreenRenderer::create();
  if (!*renderer && support == GlSurface::Support::Software) return makeGlSurface();
  if (!*renderer) return renderer->error();
  return static_cast<ViewportSurface*>(new PictureSurface(std::move(*renderer).value(), std::move(shotSource), parent));
}

}  // namespace furitsuke::panels
