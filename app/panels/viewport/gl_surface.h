// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QOpenGLWidget>
#include <memory>

#include "app/panels/viewport/viewport_surface.h"

namespace furitsuke::panels {

/// Draws into the window with OpenGL.
class GlSurface : public QOpenGLWidget, public ViewportSurface {
  Q_OBJECT

 public:
  GlSurface(ShotSource shotSource, QWidget* parent);
  ~GlSurface() override;

  /// How this machine supports OpenGL 3.3 in a window.
  enum class Support {
    None,  ///< showing a GlSurface would abort the program
    Software,
    Hardware
  };
  [[nodiscard]] static Support support();

  [[nodiscard]] QWidget* widget() override { return this; }
  [[nodiscard]] QString deviceName() const override;
  [[nodiscard]] bool isSoftware() const override;
  [[nodiscard]] Result<image::Image> picture(const ViewportShot& shot, int width, int height) override;

 protected:
  void initializeGL() override;
  void paintGL() override;

 private:
  void destroyRenderer();

  ShotSource shotSource_;
  std::unique_ptr<render::Renderer> renderer_;
  QElapsedTimer clock_;  ///< since the picture was begun; invalid when it is shown
};

}  // namespace furitsuke::panels
