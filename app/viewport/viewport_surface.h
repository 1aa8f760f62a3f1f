// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <functional>
#include <future>
#include <memory>
#include <span>

#include "core/image/image.h"
#include "core/render/offscreen_renderer.h"
#include "core/render/renderer.h"

namespace furitsuke {

/// What a surface is to draw.
struct ViewportShot {
  const Scene* scene = nullptr;  ///< evaluated
  CameraView view;
  RenderOptions options;
  std::span<const Ghost> ghosts;
};

/// Where the picture of the viewport appears. Which kind there is depends on the machine; all draw the same.
class ViewportSurface {
 public:
  /// Asked for whenever a picture is drawn; `aspect` is width / height.
  using Ask = std::function<ViewportShot(double aspect)>;

  virtual ~ViewportSurface() = default;
  /// The widget of the surface, owned by its parent; never nullptr.
  [[nodiscard]] virtual QWidget* widget() = 0;
  /// Called by whoever knows that the picture is out of date.
  virtual void refresh() { widget()->update(); }
  /// What draws; empty before the first picture.
  [[nodiscard]] virtual QString deviceName() const = 0;
  /// The processor draws: what costs much is off at first.
  [[nodiscard]] virtual bool isSoftware() const = 0;
  /// Draws a picture of another size, transparent where the options say so.
  [[nodiscard]] virtual Result<Image> picture(const ViewportShot& shot, int width, int height) = 0;
};

enum class SurfaceChoice {
  Any,
  NoOpenGl,  ///< safe mode
};

/// A renderer that is being made on another thread.
using ComingRenderer = std::future<Result<std::unique_ptr<OffscreenRenderer>>>;

/// Begins to make the renderer of a surface that draws aside of the window, for programs that know they will need it:
/// starting OpenGL takes as long as making the window.
[[nodiscard]] ComingRenderer beginRenderer();

/// The best surface that works here. An Error says why there is none. `coming`, when
/// valid, is waited for instead of making a renderer.
[[nodiscard]] Result<ViewportSurface*> makeViewportSurface(SurfaceChoice choice, ViewportSurface::Ask ask,
                                                           QWidget* parent, ComingRenderer coming = {});

}  // namespace furitsuke
