// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/picture_surface.h"

#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <utility>

#include "core/base/log.h"

namespace furitsuke::panels {

PictureSurface::PictureSurface(std::unique_ptr<render::OffscreenRenderer> renderer, ShotSource shotSource,
                               QWidget* parent)
    : QWidget(parent), renderer_(std::move(renderer)), shotSource_(std::move(shotSource)) {
  setAttribute(Qt::WA_OpaquePaintEvent);
}

QString PictureSurface::deviceName() const { return QString::fromStdString(renderer_->renderer().deviceName()); }

bool PictureSurface::isSoftware() const { return renderer_->renderer().isSoftware(); }

Result<image::Image> PictureSurface::picture(const ViewportShot& shot, int width, int height) {
  return renderer_->draw(*shot.scene, shot.view, shot.options, width, height, shot.ghosts);
}

void PictureSurface::refresh() {
  stale_ = true;
  update();
}

void PictureSurface::paintEvent(QPaintEvent*) {
  if (width() <= 0 || height() <= 0) return;
  const double scale = devicePixelRatioF();
  const int wide = qRound(width() * scale);
  const int high = qRound(height() * scale);
  const bool fits = static_cast<int>(drawn_.width) == wide && static_cast<int>(drawn_.height) == high;
  QPainter painter(this);
  if (std::exchange(stale_, false) || !fits) {
    QElapsedTimer clock;
    clock.start();
    auto drawn = picture(shotSource_(static_cast<double>(width()) / height()), wide, high);
    if (!drawn) {
      log(LogLevel::Error, "the viewport cannot be drawn: " + drawn.error().message());
      painter.fillRect(rect(), palette().window());
      return;
    }
    drawn_ = std::move(drawn).value();
    reportDrawn(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
  }
  QImage image(drawn_.pixels.data(), wide, high, wide * 4, QImage::Format_RGBX8888);
  image.setDevicePixelRatio(scale);
  painter.drawImage(QPointF(0, 0), image);
}

}  // namespace furitsuke::panels
