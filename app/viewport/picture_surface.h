// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "app/viewport/viewport_surface.h"
#include "core/render/offscreen_renderer.h"

namespace furitsuke {

/// Shows pictures that are drawn aside of the window, where windows and OpenGL do not go together.
class PictureSurface : public QWidget, public ViewportSurface {
  Q_OBJECT

 public:
  PictureSurface(std::unique_ptr<OffscreenRenderer> renderer, Ask ask, QWidget* parent);

  [[nodiscard]] QWidget* widget() override { return this; }
  void refresh() override;
  [[nodiscard]] QString deviceName() const override;
  [[nodiscard]] bool isSoftware() const override;
  [[nodiscard]] Result<Image> picture(const ViewportShot& shot, int width, int height) override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::unique_ptr<OffscreenRenderer> renderer_;
  Ask ask_;
  Image drawn_;        ///< the picture as it was drawn last
  bool stale_ = true;  ///< it is out of date: what lies over it is painted more often than it changes
};

}  // namespace furitsuke
