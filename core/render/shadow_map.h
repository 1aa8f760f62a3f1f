// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"

namespace furitsuke::render {

/// How materials look up the shadow map.
struct ShadowLookup {
  GLuint texture = 0;        ///< 0: no self shadow
  glm::dmat4 worldToMap{1};  ///< to 0..1
  double offset = 0;         ///< model units along the normal at which a surface point is looked up
};

/// The depth seen from the light. The map covers the shadow casters up to selfShadowRange(). In mode 2 it is also
/// clipped to the camera's view: finer at close range, but it moves with the camera. MMD's own split is not documented.
class ShadowMap {
 public:
  /// Fails also if the driver has no memory for `side` x `side` texels.
  [[nodiscard]] static Result<ShadowMap> make(int side);

  /// Draws the map unless self shadow is off in the track. Leaves its own framebuffer and viewport bound.
  [[nodiscard]] ShadowLookup draw(const DrawnFrame& frame) const;

 private:
  ShadowMap(GlProgram program, int side);

  int side_;
  GlProgram program_;
  GlTexture depth_;
  GlFramebuffer framebuffer_;
};

}  // namespace furitsuke::render
