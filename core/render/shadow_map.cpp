// SPDX-License-Identifier: MIT
#include "core/render/shadow_map.h"

#include <glm/ext/matrix_transform.hpp>

#include "core/render/shaders.h"
#include "core/render/shadow_projection.h"

namespace furitsuke::render {

namespace {

constexpr GLsizei kSide = 2048;  ///< texels
/// MMD's values for the two modes.
constexpr float kFirstScale = 1500;
constexpr float kSecondScale = 8000;
/// Direct3D 9 samples a pixel at its corner and reads a texel at its center: MMD's lookup is off by half a texel.
constexpr double kLookupOffset = 0.5 / kSide;

bool casts(const DrawnMaterial& drawn) { return drawn.material->castsShadow && drawn.values.diffuse.w > 0; }

// Depths from 0 to w become -w to w, which OpenGL stores as they were.
glm::dmat4 toGlDepth() { return glm::translate(glm::scale(glm::dmat4(1), {1, 1, 2}), {0, 0, -0.5}); }

}  // namespace

ShadowMap::ShadowMap(GlProgram program) : program_(std::move(program)) {
  glBindTexture(GL_TEXTURE_2D, depth_.id());
  glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT32F, kSide, kSide, 0, GL_DEPTH_COMPONENT, GL_FLOAT, nullptr);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
  glBindTexture(GL_TEXTURE_2D, 0);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.id());
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth_.id(), 0);
  glDrawBuffer(GL_NONE);
  glReadBuffer(GL_NONE);
}

Result<ShadowMap> ShadowMap::make() {
  Result<GlProgram> program = GlProgram::make({}, kShadowMapVertex, kShadowMapFragment);
  if (!program) return program.error();
  ShadowMap map(std::move(program).value());
  const bool isComplete = glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  if (!isComplete) return Error::in(Core::tr("graphics"), Core::tr("the driver cannot draw a shadow map"));
  return map;
}

ShadowLookup ShadowMap::draw(const DrawnFrame& frame) const {
  if (frame.selfShadow.mode == 0) return {};
  const ShadowProjection projection(frame.eye, frame.forward, frame.lightDirection, frame.selfShadow);
  const glm::dmat4 worldToClip = projection.worldToClip();
  const glm::dmat4 toClip = toGlDepth() * worldToClip;
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.id());
  glViewport(0, 0, kSide, kSide);
  glClear(GL_DEPTH_BUFFER_BIT);
  program_.use();
  for (const DrawnActor& actor : frame.actors) {
    if (!actor.actor->shownPlacement().castsShadow) continue;
    program_.set("toShadow", glm::mat4(toClip * actor.toWorld));
    actor.buffers->bind();
    glFrontFace(frontOf(actor));
    for (const DrawnMaterial& drawn : actor.materials) {
      if (!casts(drawn)) continue;
      cullBacksOf(drawn);
      actor.buffers->draw(*drawn.material);
    }
  }
  const glm::dmat4 toUnit = glm::scale(
      glm::translate(glm::dmat4(1), glm::dvec3(0.5 - kLookupOffset, 0.5 + kLookupOffset, 0)), glm::dvec3(0.5, 0.5, 1));
  ShadowLookup lookup{depth_.id(), toUnit * worldToClip, kFirstScale, kFirstScale};
  if (frame.selfShadow.mode == 2) {
    lookup.nearScale = kSecondScale;
    lookup.farScale = 0;
  }
  return lookup;
}

}  // namespace furitsuke::render
