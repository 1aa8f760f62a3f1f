// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"

namespace furitsuke::render {

/// Draws the ground grid, lines 5 units apart from -50 to 50, and the axes: x red, y green, z blue.
class GroundGrid {
 public:
  [[nodiscard]] static Result<GroundGrid> make();

  void draw(const DrawnFrame& frame) const;

 private:
  explicit GroundGrid(GlProgram program);

  GlProgram program_;
  GlVertexArray vertices_;
  GlBuffer buffer_;
  GLsizei count_ = 0;
};

}  // namespace furitsuke::render
