// SPDX-License-Identifier: MIT
#include "core/render/ground_shadow.h"

#include "core/render/shaders.h"

namespace furitsuke {

namespace {

constexpr glm::vec4 kShade(0.1F, 0.1F, 0.12F, 0.35F);
/// Flatter light would draw a shadow without end.
constexpr double kFlattestLight = -0.01;

}  // namespace

Result<GroundShadow> GroundShadow::make() {
  Result<gl::Program> program = gl::Program::make({}, shaders::kGroundShadowVertex, shaders::kGroundShadowFragment);
  if (!program) return program.error();
  return GroundShadow(std::move(program).value());
}

void GroundShadow::draw(const DrawnFrame& frame) const {
  if (frame.lightDirection.y > kFlattestLight) return;
  program_.use();
  program_.set("worldToClip", glm::mat4(frame.projection * frame.view));
  program_.set("lightDirection", glm::vec3(frame.lightDirection));
  program_.set("plain", kShade);
  glDisable(GL_CULL_FACE);
  // Each pixel is darkened once, however many parts lie over it; a floor at the very same height loses.
  glEnable(GL_STENCIL_TEST);
  glStencilFunc(GL_EQUAL, 0, 1);
  glStencilOp(GL_KEEP, GL_KEEP, GL_INCR);
  glEnable(GL_POLYGON_OFFSET_FILL);
  glPolygonOffset(-1, -1);
  glDepthMask(GL_FALSE);
  for (const DrawnActor& actor : frame.actors) {
    program_.set("toWorld", glm::mat4(actor.toWorld));
    actor.buffers->bind();
    for (const DrawnMaterial& drawn : actor.materials) {
      if (drawn.material->groundShadow && drawn.values.diffuse.w > 0) actor.buffers->draw(*drawn.material);
    }
  }
  glDepthMask(GL_TRUE);
  glPolygonOffset(0, 0);
  glDisable(GL_POLYGON_OFFSET_FILL);
  glStencilFunc(GL_ALWAYS, 0, ~0U);
  glStencilOp(GL_KEEP, GL_KEEP, GL_KEEP);
  glDisable(GL_STENCIL_TEST);
}

}  // namespace furitsuke
