// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"

namespace furitsuke {

/// The shadow map as the materials look at it.
struct ShadowLookup {
  GLuint texture = 0;        ///< 0: no self shadow
  glm::dmat4 worldToMap{1};  ///< to 0..1
  double offset = 0;         ///< model units along the normal at which a surface asks for its shadow
};

/// What the light sees. The map lies over what casts, no farther than the reach. In mode 2 it is cut to what the camera
/// sees as well: finer from near, but not at rest while the camera moves. MMD's own split is not published either.
class ShadowMap {
 public:
  /// An Error also when the driver has no memory for `side` times `side` texels.
  [[nodiscard]] static Result<ShadowMap> make(int side);

  /// Draws the map, unless the track has self shadow off. Leaves its own framebuffer and viewport bound.
  [[nodiscard]] ShadowLookup draw(const DrawnFrame& frame) const;

 private:
  ShadowMap(gl::Program program, int side);

  int side_;
  gl::Program program_;
  gl::Texture depth_;
  gl::Framebuffer framebuffer_;
};

}  // namespace furitsuke
