// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>

#include "core/base/result.h"
#include "core/image/image.h"
#include "core/render/renderer.h"

namespace furitsuke {

/// A renderer with a context of its own and no window, on machines without a display too. Any thread may use it, one
/// at a time.
class OffscreenRenderer {
 public:
  /// An Error says why there is no OpenGL here.
  [[nodiscard]] static Result<std::unique_ptr<OffscreenRenderer>> create();
  /// Also draws a small picture, with what models are commonly made of: drivers compile for the first picture, and
  /// where the processor draws this takes longer than all else before it.
  [[nodiscard]] static Result<std::unique_ptr<OffscreenRenderer>> createWarm();
  ~OffscreenRenderer();
  OffscreenRenderer(const OffscreenRenderer&) = delete;
  OffscreenRenderer& operator=(const OffscreenRenderer&) = delete;

  /// Draws an evaluated scene, with ghosts as Renderer::draw() has them. An Error when the machine cannot draw so large
  /// a picture.
  [[nodiscard]] Result<Image> draw(const Scene& scene, const CameraView& view, const RenderOptions& options, int width,
                                   int height, std::span<const Ghost> ghosts = {});
  [[nodiscard]] const Renderer& renderer() const;

 private:
  struct Parts;
  explicit OffscreenRenderer(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace furitsuke
