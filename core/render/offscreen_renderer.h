// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>

#include "core/base/result.h"
#include "core/image/image.h"
#include "core/render/renderer.h"

namespace furitsuke::render {

/// A renderer with its own context and no window, which also works without a display. Any thread may use it, one at a
/// time.
class OffscreenRenderer {
 public:
  /// Fails with the reason if OpenGL is not available.
  [[nodiscard]] static Result<std::unique_ptr<OffscreenRenderer>> create();
  ~OffscreenRenderer();
  OffscreenRenderer(const OffscreenRenderer&) = delete;
  OffscreenRenderer& operator=(const OffscreenRenderer&) = delete;

  /// Draws an evaluated scene, with ghosts as in Renderer::draw(). An Error if the picture is too large for this
  /// machine.
  [[nodiscard]] Result<image::Image> draw(const scene::Scene& scene, const eval::CameraView& view,
                                          const RenderOptions& options, int width, int height,
                                          std::span<const scene::Ghost> ghosts = {});
  /// Lets the driver compile what the next picture of an evaluated scene needs, with as many samples per pixel as that
  /// will have. In software rendering this takes longer than everything else before the first picture.
  void warmUp(const scene::Scene& scene, int samples);
  [[nodiscard]] const Renderer& renderer() const;

 private:
  struct Parts;
  explicit OffscreenRenderer(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace furitsuke::render
