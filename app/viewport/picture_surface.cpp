// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewport/picture_surface.h"

#include <QImage>
#include <QPainter>
#include <utility>

#include "core/base/log.h"

namespace furitsuke {

PictureSurface::PictureSurface(std::unique_ptr<OffscreenRenderer> renderer, Ask ask, QWidget* parent)
    : QWidget(parent), renderer_(std::move(renderer)), ask_(std::move(ask)) {
  setAttribute(Qt::WA_OpaquePaintEvent);
}

QString PictureSurface::deviceName() const { return QString::fromStdString(renderer_->renderer().deviceName()); }

bool PictureSurface::isSoftware() const { return renderer_->renderer().isSoftware(); }

Result<Image> PictureSurface::picture(const ViewportShot& shot, int width, int height) {
  return renderer_->draw(*shot.scene, shot.view, shot.options, width, height);
}

void PictureSurface::paintEvent(QPaintEvent*) {
  if (width() <= 0 || height() <= 0) return;
  const double scale = devicePixelRatioF();
  const auto drawn =
      picture(ask_(static_cast<double>(width()) / height()), qRound(width() * scale), qRound(height() * scale));
  QPainter painter(this);
  if (!drawn) {
    log(LogLevel::Error, "the viewport cannot be drawn: " + drawn.error().message());
    painter.fillRect(rect(), palette().window());
    return;
  }
  QImage image(drawn->pixels.data(), static_cast<int>(drawn->width), static_cast<int>(drawn->height),
               static_cast<int>(drawn->width) * 4, QImage::Format_RGBX8888);
  image.setDevicePixelRatio(scale);
  painter.drawImage(QPointF(0, 0), image);
}

}  // namespace furitsuke
