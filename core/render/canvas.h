// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/render/gl_objects.h"

namespace furitsuke::render {

class CopyPass;

/// An offscreen framebuffer with color, depth and stencil.
class Canvas {
 public:
  /// `samples` per pixel; 1 disables multisampling. `copies` resolves them; nullptr: the driver does.
  Canvas(int width, int height, int samples, const CopyPass* copies = nullptr);

  [[nodiscard]] bool is(int width, int height, int samples) const {
    return width_ == width && height_ == height && samples_ == samples;
  }
  /// False if the driver ran out of memory.
  [[nodiscard]] bool isComplete() const { return isComplete_; }
  [[nodiscard]] GLuint framebuffer() const { return framebuffer_.id(); }
  /// Resolves the samples and copies the colors into another framebuffer of the same size. Needs the state that
  /// Renderer::draw() restores.
  void resolveInto(GLuint target) const;

 private:
  int width_, height_, samples_;
  bool isComplete_ = false;
  const CopyPass* copies_;
  std::optional<GlTexture> samplesOfColor_;  ///< if there are `copies_`; otherwise color_ has them
  GlRenderbuffer color_, depth_;
  GlFramebuffer framebuffer_;
};

}  // namespace furitsuke::render
