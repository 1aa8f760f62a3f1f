// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <functional>
#include <future>
#include <memory>
#include <span>
#include <utility>

#include "core/image/image.h"
#include "core/render/offscreen_renderer.h"
#include "core/render/renderer.h"

namespace furitsuke::panels {

/// What a surface draws.
struct ViewportShot {
  const scene::Scene* scene = nullptr;  ///< evaluated
  eval::CameraView view;
  render::RenderOptions options;
  std::span<const scene::Ghost> ghosts;
};

/// Shows the picture of the viewport. The kind of surface depends on the machine; all draw the same picture.
class ViewportSurface {
 public:
  /// Called for every picture; `aspect` is width / height.
  using ShotSource = std::function<ViewportShot(double aspect)>;

  virtual ~ViewportSurface() = default;
  /// The widget of the surface, owned by its parent; never nullptr.
  [[nodiscard]] virtual QWidget* widget() = 0;
  /// Requests a new picture.
  virtual void refresh() { widget()->update(); }
  /// Requests a picture of what has not changed, in higher quality.
  virtual void refine() { refresh(); }
  /// The window is in use: other threads draw the first picture and refined ones, which are not waited for. Before the
  /// first picture only the background is shown.
  virtual void comeWithoutWaiting() {}
  /// Starts to draw the first picture on another thread, if that is possible. Needs the final size of the widget.
  virtual void drawAhead() {}
  /// Waits for the picture that another thread draws. Returns whether there was one; it is shown with the next events.
  virtual bool awaitPicture() { return false; }
  /// The name of the renderer; empty before the first picture.
  [[nodiscard]] virtual QString deviceName() const = 0;
  /// Whether the renderer is a software renderer, for which expensive options are off by default.
  [[nodiscard]] virtual bool isSoftware() const = 0;
  /// Calls `onDrawn` after every picture with the time that it took, in milliseconds.
  void setOnDrawn(std::function<void(double milliseconds)> onDrawn) { onDrawn_ = std::move(onDrawn); }
  /// Draws a picture of another size, with a transparent background if the options say so.
  [[nodiscard]] virtual Result<image::Image> picture(const ViewportShot& shot, int width, int height) = 0;

 protected:
  void reportDrawn(double milliseconds) const {
    if (onDrawn_) onDrawn_(milliseconds);
  }

 private:
  std::function<void(double milliseconds)> onDrawn_;
};

enum class SurfaceChoice {
  Any,
  NoOpenGl,  ///< safe mode
};

/// Per pixel, in the first picture that software draws in a window in use.
constexpr int kFirstSamples = 0;

/// A renderer that is being created on another thread.
using PendingRenderer = std::future<Result<std::unique_ptr<render::OffscreenRenderer>>>;

/// Starts to create the renderer of an offscreen surface in the background, if the caller knows that it will be needed.
/// This saves time, because starting OpenGL takes as long as creating the window. `first`, if valid, is the evaluated
/// scene of the first picture and `samples` are its samples per pixel: the renderer then already has the programs and
/// textures for it.
[[nodiscard]] PendingRenderer startRenderer(std::future<scene::Scene> first = {}, int samples = 1);

/// Creates the best surface that works on this machine; an error if there is none. If `pending` is valid, waits for
/// that renderer instead of creating one.
[[nodiscard]] Result<ViewportSurface*> makeViewportSurface(SurfaceChoice choice, ViewportSurface::ShotSource shotSource,
                                                           QWidget* parent, PendingRenderer pending = {});

}  // namespace furitsuke::panels
