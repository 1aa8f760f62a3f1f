// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"

namespace furitsuke {

/// Ghosts: each in one colour, shaded, its nearest surface alone. Never before the actor that it belongs to, and
/// hidden by all that stands before it.
class GhostPass {
 public:
  [[nodiscard]] static Result<GhostPass> make();

  /// Around the drawing of an actor: what it covers is kept free of its ghosts.
  static void beginCover(const DrawnFrame& frame, const DrawnActor& actor);
  static void endCover();

  /// When all else is drawn. The first ghosts cover those behind them.
  void draw(const DrawnFrame& frame, const TextureStore& textures) const;

 private:
  explicit GhostPass(gl::Program program) : program_(std::move(program)) {}
  void drawMaterials(const DrawnActor& actor, const TextureStore& textures) const;

  gl::Program program_;
};

}  // namespace furitsuke
