// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"

namespace furitsuke::render {

/// Draws the flat shadows of all actors on the plane y = 0.
class GroundShadow {
 public:
  [[nodiscard]] static Result<GroundShadow> make();

  void draw(const DrawnFrame& frame) const;

 private:
  explicit GroundShadow(GlProgram program) : program_(std::move(program)) {}

  GlProgram program_;
};

}  // namespace furitsuke::render
