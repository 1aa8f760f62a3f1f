// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/picture_surface.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QImage>
#include <QPainter>
#include <QWindow>
#include <chrono>
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
  if (ahead_.valid()) ahead_.wait();
  return renderer_->draw(*shot.scene, shot.view, shot.options, width, height, shot.ghosts);
}

void PictureSurface::refresh() {
  stale_ = true;
  update();
}

void PictureSurface::refine() {
  if (waits_) return refresh();
  coarse_ = true;
  update();
}

QSize PictureSurface::pixels() const {
  const double scale = devicePixelRatioF();
  return {qRound(width() * scale), qRound(height() * scale)};
}

void PictureSurface::showEvent(QShowEvent*) {
  if (!drawn_.pixels.empty()) return;
  window()->installEventFilter(this);
  if (QWindow* handle = window()->windowHandle()) handle->installEventFilter(this);
}

bool PictureSurface::eventFilter(QObject* watched, QEvent* event) {
  // The window is about to be painted. One of the two gets the event, which depends on the reason for painting.
  if (event->type() == QEvent::Expose || event->type() == QEvent::UpdateRequest) drawAhead();
  if (!drawn_.pixels.empty()) watched->removeEventFilter(this);
  return false;
}

void PictureSurface::drawAhead() {
  // Later pictures follow each other too closely for a copy of the scene, except where nothing changes any more.
  const bool isFirst = drawn_.pixels.empty() && !ahead_.valid();
  if (isFirst && isVisible() && updatesEnabled() && width() > 0 && height() > 0) startAhead();
}

bool PictureSurface::startAhead() {
  const ViewportShot shot = shotSource_(static_cast<double>(width()) / height());
  // What these show may change while the other thread draws.
  if (!shot.ghosts.empty() || shot.options.backgroundImage.picture != nullptr) return false;
  stale_ = false;
  auto work = [this, scene = shot.scene->snapshot(), view = shot.view, options = shot.options, size = pixels()] {
    QElapsedTimer clock;
    clock.start();
    Result<image::Image> picture = renderer_->draw(scene, view, options, size.width(), size.height(), {});
    QMetaObject::invokeMethod(this, qOverload<>(&QWidget::update), Qt::QueuedConnection);
    return Ahead{std::move(picture), static_cast<double>(clock.nsecsElapsed()) * 1e-6};
  };
  ahead_ = std::async(std::launch::async, std::move(work));
  return true;
}

bool PictureSurface::isBeingDrawn() const {
  return ahead_.valid() && ahead_.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
}

bool PictureSurface::awaitPicture() {
  if (!ahead_.valid()) return false;
  ahead_.wait();
  return true;
}

bool PictureSurface::draw(QSize size) {
  const auto take = [&](Result<image::Image> picture, double milliseconds) {
    if (!picture) {
      log(LogLevel::Error, "the viewport cannot be drawn: " + picture.error().message());
      return false;
    }
    drawn_ = std::move(picture).value();
    reportDrawn(milliseconds);
    return true;
  };
  const auto fits = [&] { return QSize(static_cast<int>(drawn_.width), static_cast<int>(drawn_.height)) == size; };
  if (ahead_.valid()) {
    Ahead ahead = ahead_.get();
    if (!stale_ && !take(std::move(ahead.picture), ahead.milliseconds)) return false;
  }
  if (std::exchange(coarse_, false) && !stale_ && fits()) {
    if (startAhead()) return true;
    stale_ = true;
  }
  if (!std::exchange(stale_, false) && fits()) return true;
  QElapsedTimer clock;
  clock.start();
  auto drawn = picture(shotSource_(static_cast<double>(width()) / height()), size.width(), size.height());
  return take(std::move(drawn), static_cast<double>(clock.nsecsElapsed()) * 1e-6);
}

void PictureSurface::paintEvent(QPaintEvent*) {
  if (width() <= 0 || height() <= 0) return;
  const QSize size = pixels();
  QPainter painter(this);
  const bool keepsOld = !waits_ && isBeingDrawn();
  if (!keepsOld && !draw(size)) return painter.fillRect(rect(), palette().window());
  if (drawn_.pixels.empty()) return painter.fillRect(rect(), palette().window());
  const QSize drawnSize(static_cast<int>(drawn_.width), static_cast<int>(drawn_.height));
  QImage image(drawn_.pixels.data(), drawnSize.width(), drawnSize.height(), drawnSize.width() * 4,
               QImage::Format_RGBX8888);
  image.setDevicePixelRatio(devicePixelRatioF());
  painter.drawImage(QPointF(0, 0), image);
}

}  // namespace furitsuke::panels
