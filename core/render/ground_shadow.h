// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"

namespace furitsuke {

/// The flat shadows of all actors on the plane y = 0. Needs a stencil that is 0, and leaves a mark there.
class GroundShadow {
 public:
  [[nodiscard]] static Result<GroundShadow> make();

  void draw(const DrawnFrame& frame) const;

 private:
  explicit GroundShadow(gl::Program program) : program_(std::move(program)) {}

  gl::Program program_;
};

}  // namespace furitsuke
