// SPDX-License-Identifier: MIT
#include "core/render/offscreen_renderer.h"

#include <algorithm>
#include <utility>

#include "core/render/canvas.h"
#include "core/render/egl_context.h"

namespace furitsuke::render {

namespace {

// OpenGL stores the bottom row first.
void flipRows(image::Image& image) {
  const std::size_t stride = static_cast<std::size_t>(image.width) * 4;
  for (std::size_t y = 0; y < image.height / 2; ++y) {
    const auto upper = image.pixels.begin() + static_cast<std::ptrdiff_t>(y * stride);
    const auto lower = image.pixels.begin() + static_cast<std::ptrdiff_t>((image.height - 1 - y) * stride);
    std::swap_ranges(upper, upper + static_cast<std::ptrdiff_t>(stride), lower);
  }
}

// From premultiplied to straight alpha.
void divideByAlpha(image::Image& image) {
  for (std::size_t i = 0; i < image.pixels.size(); i += 4) {
    const unsigned alpha = image.pixels[i + 3];
    if (alpha == 255 || alpha == 0) continue;
    for (std::size_t c = i; c < i + 3; ++c) {
      image.pixels[c] = static_cast<std::uint8_t>(std::min((image.pixels[c] * 255U + alpha / 2) / alpha, 255U));
    }
  }
}

}  // namespace

struct OffscreenRenderer::Parts {
  ~Parts() {
    if (!context->makeCurrent()) return;
    canvas.reset();
    renderer.reset();
    context->release();
  }

  std::unique_ptr<EglContext> context;
  std::unique_ptr<Renderer> renderer;
  std::unique_ptr<Canvas> canvas;
};

OffscreenRenderer::OffscreenRenderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
OffscreenRenderer::~OffscreenRenderer() = default;

Result<std::unique_ptr<OffscreenRenderer>> OffscreenRenderer::create() {
  auto context = EglContext::create();
  if (!context) return context.error();
  auto parts = std::make_unique<Parts>();
  parts->context = std::move(context).value();
  if (const Status current = parts->context->makeCurrent(); !current) return current.error();
  auto renderer = Renderer::create();
  parts->context->release();
  if (!renderer) return renderer.error();
  parts->renderer = std::move(renderer).value();
  return std::unique_ptr<OffscreenRenderer>(new OffscreenRenderer(std::move(parts)));
}

Result<image::Image> OffscreenRenderer::draw(const scene::Scene& scene, const eval::CameraView& view,
                                             const RenderOptions& options, int width, int height,
                                             std::span<const scene::Ghost> ghosts) {
  if (width < 1 || height < 1) {
    return Error::in(Core::tr("picture"), Core::tr("width and height must be at least 1 pixel"));
  }
  if (const Status current = parts_->context->makeCurrent(); !current) return current.error();
  GLint limit = 0;
  glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &limit);
  if (std::max(width, height) > limit) {
    parts_->context->release();
    return Error::in(Core::tr("picture"), Core::trWith("the largest width and height on this machine are %1 pixels"),
                     limit);
  }
  if (!parts_->canvas || !parts_->canvas->is(width, height, 1)) {
    parts_->canvas.reset();
    parts_->canvas = std::make_unique<Canvas>(width, height, 1);
  }
  if (!parts_->canvas->isComplete()) {
    parts_->canvas.reset();
    parts_->context->release();
    return Error::in(Core::tr("picture"), Core::tr("not enough graphics memory"));
  }
  const GLuint framebuffer = parts_->canvas->framebuffer();
  parts_->renderer->draw(scene, view, options, {framebuffer, width, height}, ghosts);
  image::Image image{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), {}};
  image.pixels.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
  glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
  glPixelStorei(GL_PACK_ALIGNMENT, 4);
  glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, image.pixels.data());
  parts_->context->release();
  flipRows(image);
  if (options.background.w < 1) divideByAlpha(image);
  return image;
}

void OffscreenRenderer::warmUp(const scene::Scene& scene, int samples) {
  // A failure is not reported: the next picture fails for the same reason.
  if (!parts_->context->makeCurrent()) return;
  // Mesa compiles other code for textures whose width and height are powers of two, and a picture is read as a texture.
  constexpr int kSide = 60;
  {
    const Canvas canvas(kSide, kSide, 1);
    RenderOptions options;
    options.samples = samples;
    const eval::CameraView view = eval::viewOf(scene.camera(), 1);
    if (canvas.isComplete()) parts_->renderer->warmUp(scene, view, options, {canvas.framebuffer(), kSide, kSide});
  }
  parts_->context->release();
}

const Renderer& OffscreenRenderer::renderer() const { return *parts_->renderer; }

}  // namespace furitsuke::render
