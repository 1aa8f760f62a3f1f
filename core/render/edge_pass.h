// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"

namespace furitsuke {

/// The outlines of an actor: the backs of its materials, pushed out along their normals.
class EdgePass {
 public:
  [[nodiscard]] static Result<EdgePass> make();

  void draw(const DrawnFrame& frame, const DrawnActor& actor) const;

 private:
  explicit EdgePass(gl::Program program) : program_(std::move(program)) {}

  gl::Program program_;
};

}  // namespace furitsuke
