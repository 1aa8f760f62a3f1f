// SPDX-License-Identifier: MIT
#include "core/render/ground_shadow.h"

#include "core/render/shaders.h"

namespace furitsuke::render {

namespace {

/// The share of the light's color in MMD's shadow; the rest is white. The shadow hides what is on the ground.
constexpr float kLightShare = 0.651F;
/// MMD's shadow is above the ground.
constexpr float kPlaneHeight = 0.1F;
/// A flatter light would draw an endless shadow.
constexpr double kMaxLightY = -0.01;

/// Premultiplied. MMD's color is one for a white background; another is darkened as white is, or the shadow would be
/// brighter than a dark one. In a transparent picture it is as transparent as needed to look the same over white.
glm::vec4 shadowColor(const DrawnFrame& frame) {
  const Vec4& background = frame.options.background;
  const float rest = (1 - kLightShare) * background.w;
  const glm::vec3 ground = glm::mix(glm::vec3(1), glm::vec3(background.x, background.y, background.z), background.w);
  return {(frame.lightColor * kLightShare + rest) * ground, kLightShare + rest};
}

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
  program_.set("planeHeight", kPlaneHeight);
  program_.set("eye", frame.parallel ? glm::vec4(-glm::vec3(frame.forward), 0) : glm::vec4(glm::vec3(frame.eye), 1));
  program_.set("flatColor", shadowColor(frame));
  glDisable(GL_CULL_FACE);
  glDisable(GL_BLEND);
  // A floor at the same height stays below the shadow.
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
  glEnable(GL_BLEND);
}

}  // namespace furitsuke::render
