// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/gl_surface.h"

#include <QGuiApplication>
#include <QImage>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLFunctions>
#include <utility>

#include "core/base/log.h"
#include "core/render/software_device.h"

namespace furitsuke::panels {

namespace {

QSurfaceFormat requiredFormat() {
  QSurfaceFormat format;
  format.setRenderableType(QSurfaceFormat::OpenGL);
  format.setVersion(3, 3);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setDepthBufferSize(24);
  format.setStencilBufferSize(8);
  return format;
}

}  // namespace

GlSurface::GlSurface(ShotSource shotSource, QWidget* parent)
    : QOpenGLWidget(parent), shotSource_(std::move(shotSource)) {
  setFormat(requiredFormat());
  // Drawing is finished when the window shows it: the commands alone take no time.
  connect(this, &QOpenGLWidget::frameSwapped, this, [this] {
    if (clock_.isValid()) reportDrawn(static_cast<double>(clock_.nsecsElapsed()) * 1e-6);
    clock_.invalidate();
  });
}

GlSurface::~GlSurface() {
  // The context is destroyed after this destructor, in that of QOpenGLWidget.
  if (context() != nullptr) context()->disconnect(this);
  destroyRenderer();
}

GlSurface::Support GlSurface::support() {
  const QString platform = QGuiApplication::platformName();
  for (const char* without : {"offscreen", "minimal", "vnc", "linuxfb"}) {
    if (platform == QLatin1String(without)) return Support::None;
  }
  QOpenGLContext context;
  context.setFormat(requiredFormat());
  if (!context.create()) return Support::None;
  QOffscreenSurface surface;
  surface.setFormat(context.format());
  surface.create();
  if (!context.makeCurrent(&surface)) return Support::None;
  const auto* device = reinterpret_cast<const char*>(context.functions()->glGetString(GL_RENDERER));
  const bool isSoftware = device != nullptr && render::isSoftwareDevice(device);
  const bool isEnough = context.format().version() >= std::pair(3, 3);
  context.doneCurrent();
  if (!isEnough) return Support::None;
  return isSoftware ? Support::Software : Support::Hardware;
}

void GlSurface::initializeGL() {
  // Qt calls this again with another context when the dock is floated or docked.
  renderer_.reset();
  connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &GlSurface::destroyRenderer);
  auto made = render::Renderer::create();
  if (made) {
    renderer_ = std::move(made).value();
    log(LogLevel::Info, "the viewport is drawn by " + renderer_->deviceName());
  } else {
    log(LogLevel::Error, "the viewport cannot be drawn: " + made.error().message());
  }
}

void GlSurface::destroyRenderer() {
  if (!renderer_) return;
  makeCurrent();
  renderer_.reset();
  doneCurrent();
}

void GlSurface::paintGL() {
  if (!renderer_ || width() <= 0 || height() <= 0) return;
  clock_.start();
  const ViewportShot shot = shotSource_(static_cast<double>(width()) / height());
  const double scale = devicePixelRatioF();
  renderer_->draw(*shot.scene, shot.view, shot.options,
                  {defaultFramebufferObject(), qRound(width() * scale), qRound(height() * scale)}, shot.ghosts);
}

QString GlSurface::deviceName() const {
  return renderer_ ? QString::fromStdString(renderer_->deviceName()) : QString();
}

bool GlSurface::isSoftware() const { return renderer_ && renderer_->isSoftware(); }

Result<image::Image> GlSurface::picture(const ViewportShot& shot, int width, int height) {
  if (!renderer_) return Error::in(Core::tr("viewport"), Core::tr("it has not been drawn yet"));
  makeCurrent();
  QOpenGLFramebufferObject buffer(width, height, QOpenGLFramebufferObject::CombinedDepthStencil);
  if (!buffer.isValid()) {
    doneCurrent();
    return Error::in(Core::tr("viewport"), Core::tr("the graphics card cannot draw so large a picture"));
  }
  renderer_->draw(*shot.scene, shot.view, shot.options, {buffer.handle(), width, height}, shot.ghosts);
  const QImage drawn = buffer.toImage().convertToFormat(QImage::Format_RGBA8888);
  doneCurrent();
  image::Image image{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), {}};
  image.pixels.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
  for (int y = 0; y < height; ++y) {
    const uchar* line = drawn.constScanLine(y);
    image.pixels.insert(image.pixels.end(), line, line + static_cast<std::ptrdiff_t>(width) * 4);
  }
  return image;
}

}  // namespace furitsuke::panels
