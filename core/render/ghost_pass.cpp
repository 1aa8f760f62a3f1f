// SPDX-License-Identifier: MIT
#include "core/render/ghost_pass.h"

#include <algorithm>

#include "core/render/shaders.h"

namespace furitsuke::render {

namespace {

/// The stencil bit of pixels that an actor with ghosts covers.
constexpr GLuint kCovered = 0x80;

}  // namespace

Result<GhostPass> GhostPass::make() {
  Result<GlProgram> program = GlProgram::make({}, kGhostVertex, kGhostFragment);
  if (!program) return program.error();
  program->use();
  program->set("diffuseTexture", 0);
  return GhostPass(std::move(program).value());
}

void GhostPass::beginCover(const DrawnFrame& frame, const DrawnActor& actor) {
  const bool hasGhosts =
      std::ranges::any_of(frame.ghosts, [&](const DrawnGhost& ghost) { return ghost.of == actor.actor->id(); });
  if (!hasGhosts) return;
  glEnable(GL_STENCIL_TEST);
  glStencilMask(kCovered);
  glStencilFunc(GL_ALWAYS, static_cast<GLint>(kCovered), kCovered);
  glStencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
}

void GhostPass::endCover() {
  glStencilFunc(GL_ALWAYS, 0, ~0U);
  glStencilOp(GL_KEEP, GL_KEEP, GL_KEEP);
  glStencilMask(~0U);
  glDisable(GL_STENCIL_TEST);
}

void GhostPass::drawMaterials(const DrawnActor& actor, const TextureStore& textures) const {
  for (const DrawnMaterial& drawn : actor.materials) {
    if (!(drawn.values.diffuse.w > 0) || drawn.material->points || drawn.material->lines) continue;
    program_.set("opacity", drawn.values.diffuse.w);
    textures.bind(textures.texturesOf(*drawn.material, *actor.textures), false);
    cullBacksOf(drawn);
    actor.buffers->draw(*drawn.material);
  }
}

void GhostPass::draw(const DrawnFrame& frame, const TextureStore& textures) const {
  if (frame.ghosts.empty()) return;
  program_.use();
  program_.set("projection", glm::mat4(frame.projection));
  glEnable(GL_STENCIL_TEST);
  glStencilFunc(GL_NOTEQUAL, static_cast<GLint>(kCovered), kCovered);
  for (const DrawnGhost& ghost : frame.ghosts) {
    program_.set("toView", glm::mat4(frame.view * ghost.actor.toWorld));
    program_.set("tint", ghost.tint);
    ghost.actor.buffers->bind();
    glFrontFace(frontOf(ghost.actor));
    // Depth first, so that a ghost does not blend with its own rear parts.
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    drawMaterials(ghost.actor, textures);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glDepthMask(GL_FALSE);
    drawMaterials(ghost.actor, textures);
    glDepthMask(GL_TRUE);
  }
  endCover();
}

}  // namespace furitsuke::render
