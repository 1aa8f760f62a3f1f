// SPDX-License-Identifier: MIT
#pragma once

#include "core/render/gl_objects.h"

namespace furitsuke {

/// A framebuffer of its own with colour, depth and stencil.
class Canvas {
 public:
  /// `samples` per pixel; 1 draws plainly.
  Canvas(int width, int height, int samples);

  [[nodiscard]] bool is(int width, int height, int samples) const {
    return width_ == width && height_ == height && samples_ == samples;
  }
  /// The driver had memory for it.
  [[nodiscard]] bool isComplete() const { return isComplete_; }
  [[nodiscard]] GLuint framebuffer() const { return framebuffer_.id(); }
  /// Copies the colours into another framebuffer of the same size, samples made one.
  void resolveInto(GLuint target) const;

 private:
  int width_, height_, samples_;
  bool isComplete_ = false;
  gl::Renderbuffer color_, depth_;
  gl::Framebuffer framebuffer_;
};

}  // namespace furitsuke
