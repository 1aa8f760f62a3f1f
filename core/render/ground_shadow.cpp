// SPDX-License-Identifier: MIT
#include "core/render/ground_shadow.h"

#include "core/render/shaders.h"

namespace furitsuke::render {

namespace {

constexpr glm::vec4 kShade(0.1F, 0.1F, 0.12F, 0.35F);
/// A flatter light would draw an endless shadow.
constexpr double kMaxLightY = -0.01;

}  // namespace

Result<GroundShadow> GroundShadow::make() {
  Result<GlProgram> program = GlProgram::make({}, kGroundShadowVertex, kGroundShadowFragment);
  if (!program) return program.error();
  return GroundShadow(std::move(program).value());
}

void GroundShadow::draw(const DrawnFrame& frame) const {
  if (frame.lightDirection.y > kMaxLightY) return;
  program_.use();
  program_.set("worldToClip", glm::mat4(frame.projection * frame.view));
  program_.set("lightDirection", glm::vec3(frame.lightDirection));
  program_.set("flatColor", kShade);
  glDisable(GL_CULL_FACE);
  // Each pixel is darkened only once, however many parts cover it; a floor at the same height stays below the shadow.
  glEnable(GL_STENCIL_TEST);
  glStencilFunc(GL_EQUAL, 0, 1);
  glStencilOp(GL_KEEP, GL_KEEP, GL_INCR);
  glEnable(GL_POLYGON_OFFSET_FILL);
  glPolygonOffset(-1, -1);
  glDepthMask(GL_FALSE);
  for (const DrawnActor& actor : frame.actors) {
    if (!actor.actor->shownPlacement().castsShadow) continue;
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

}  // namespace furitsuke::render
