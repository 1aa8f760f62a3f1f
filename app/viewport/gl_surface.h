// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QOpenGLWidget>
#include <memory>

#include "app/viewport/viewport_surface.h"

namespace furitsuke {

/// Draws into the window by its graphics card.
class GlSurface : public QOpenGLWidget, public ViewportSurface {
  Q_OBJECT

 public:
  GlSurface(Ask ask, QWidget* parent);
  ~GlSurface() override;

  /// Whether this machine can show one: showing one where it cannot ends the program.
  [[nodiscard]] static bool isPossible();

  [[nodiscard]] QWidget* widget() override { return this; }
  [[nodiscard]] QString deviceName() const override;
  [[nodiscard]] bool isSoftware() const override;
  [[nodiscard]] Result<Image> picture(const ViewportShot& shot, int width, int height) override;

 protected:
  void initializeGL() override;
  void paintGL() override;

 private:
  void forgetRenderer();

  Ask ask_;
  std::unique_ptr<Renderer> renderer_;
};

}  // namespace furitsuke
