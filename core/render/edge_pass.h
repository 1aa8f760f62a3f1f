// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"

namespace furitsuke::render {

/// Draws the outlines of an actor: the back faces of its materials, pushed out along the normals.
class EdgePass {
 public:
  [[nodiscard]] static Result<EdgePass> make();

  void draw(const DrawnFrame& frame, const DrawnActor& actor) const;

 private:
  explicit EdgePass(GlProgram program) : program_(std::move(program)) {}

  GlProgram program_;
};

}  // namespace furitsuke::render
