// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"

namespace furitsuke {

/// Lines on the ground, five units apart and fifty each way, and the axes: x red, y green, z blue.
class GroundGrid {
 public:
  [[nodiscard]] static Result<GroundGrid> make();

  void draw(const DrawnFrame& frame) const;

 private:
  explicit GroundGrid(gl::Program program);

  gl::Program program_;
  gl::VertexArray vertices_;
  gl::Buffer buffer_;
  GLsizei count_ = 0;
};

}  // namespace furitsuke
