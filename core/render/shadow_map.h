// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"

namespace furitsuke::render {

/// How materials look up the shadow map.
struct ShadowLookup {
  GLuint texture = 0;        ///< 0: no self shadow
  glm::dmat4 worldToMap{1};  ///< to 0..1 after division by w
  /// How fast a surface darkens with its depth behind the caster, in the unit of the map: nearScale at the edge of the
  /// map where the eye is, farScale at the opposite one.
  float nearScale = 0;
  float farScale = 0;
};

/// The depth seen from the light, with MMD's projection and size.
class ShadowMap {
 public:
  /// Fails also if the driver has no memory for it.
  [[nodiscard]] static Result<ShadowMap> make();

  /// Draws the map unless self shadow is off in the track. Leaves its own framebuffer and viewport bound.
  [[nodiscard]] ShadowLookup draw(const DrawnFrame& frame) const;

 private:
  explicit ShadowMap(GlProgram program);

  GlProgram program_;
  GlTexture depth_;
  GlFramebuffer framebuffer_;
};

}  // namespace furitsuke::render
