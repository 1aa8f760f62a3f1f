// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"

namespace furitsuke::render {

/// Draws ghosts in one color each, shaded, only the nearest surface. A ghost never covers the actor that it belongs to,
/// and everything in front of it hides it.
class GhostPass {
 public:
  [[nodiscard]] static Result<GhostPass> make();

  /// Enclose the drawing of an actor: its ghosts are not drawn over the pixels that it covers.
  static void beginCover(const DrawnFrame& frame, const DrawnActor& actor);
  static void endCover();

  /// Call after everything else is drawn. Earlier ghosts in the list cover later ones.
  void draw(const DrawnFrame& frame, const TextureStore& textures) const;

 private:
  explicit GhostPass(GlProgram program) : program_(std::move(program)) {}
  void drawMaterials(const DrawnActor& actor, const TextureStore& textures) const;

  GlProgram program_;
};

}  // namespace furitsuke::render
