// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <future>
#include <memory>

#include "app/panels/viewport/viewport_surface.h"
#include "core/render/offscreen_renderer.h"

namespace furitsuke::panels {

/// Shows pictures that were rendered offscreen, where OpenGL cannot draw into windows.
class PictureSurface : public QWidget, public ViewportSurface {
  Q_OBJECT

 public:
  PictureSurface(std::unique_ptr<render::OffscreenRenderer> renderer, ShotSource shotSource, QWidget* parent);

  [[nodiscard]] QWidget* widget() override { return this; }
  void refresh() override;
  void refine() override;
  void comeWithoutWaiting() override { waits_ = false; }
  void drawAhead() override;
  bool awaitPicture() override;
  [[nodiscard]] QString deviceName() const override;
  [[nodiscard]] bool isSoftware() const override;
  [[nodiscard]] Result<image::Image> picture(const ViewportShot& shot, int width, int height) override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] QSize pixels() const;
  /// Starts to render a picture on another thread. Returns false if what it shows may change meanwhile.
  bool startAhead();
  [[nodiscard]] bool isBeingDrawn() const;
  /// Renders a picture, or takes the one that another thread has rendered. Returns false if that failed.
  bool draw(QSize size);

  std::unique_ptr<render::OffscreenRenderer> renderer_;
  ShotSource shotSource_;
  image::Image drawn_;   ///< the last picture
  bool waits_ = true;    ///< for the pictures of other threads
  bool stale_ = true;    ///< the picture must be rendered again; the widget is painted more often than that
  bool coarse_ = false;  ///< a refined picture is wanted
  /// A picture that another thread renders. Until it is done, only that thread uses the renderer.
  struct Ahead {
    Result<image::Image> picture;
    double milliseconds = 0;
  };
  std::future<Ahead> ahead_;
};

}  // namespace furitsuke::panels
