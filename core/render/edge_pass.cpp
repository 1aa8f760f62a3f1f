// SPDX-License-Identifier: MIT
#include "core/render/edge_pass.h"

#include <algorithm>

#include "core/render/shaders.h"

namespace furitsuke::render {

namespace {

/// An edge of size 1 is one pixel wide in pictures up to this height, because thinner lines break into dots. In larger
/// pictures it scales with the height: a saved picture looks like the window.
constexpr double kEdgeHeight = 720;

bool hasEdge(const DrawnMaterial& drawn) {
  return drawn.material->edge && !drawn.material->points && !drawn.material->lines && drawn.values.diffuse.w > 0 &&
         drawn.values.edgeColor.w > 0 && drawn.values.edgeSize > 0;
}

}  // namespace

Result<EdgePass> EdgePass::make() {
  Result<GlProgram> program = GlProgram::make({}, kEdgeVertex, kFlatColorFragment);
  if (!program) return program.error();
  return EdgePass(std::move(program).value());
}

void EdgePass::draw(const DrawnFrame& frame, const DrawnActor& actor) const {
  if (std::ranges::none_of(actor.materials, hasEdge)) return;
  program_.use();
  program_.set("toView", glm::mat4(frame.view * actor.toWorld));
  program_.set("projection", glm::mat4(frame.projection));
  actor.buffers->bind();
  glEnable(GL_CULL_FACE);
  glCullFace(GL_FRONT);
  glFrontFace(frontOf(actor));
  program_.set("pictureSize", glm::vec2(frame.width, frame.height));
  const double pixels = std::max(1.0, frame.height / kEdgeHeight);
  for (const DrawnMaterial& drawn : actor.materials) {
    if (!hasEdge(drawn)) continue;
    const Vec4& color = drawn.values.edgeColor;
    program_.set("flatColor", glm::vec4(color.x, color.y, color.z, color.w));
    program_.set("edgeWidth", static_cast<float>(pixels * drawn.values.edgeSize));
    actor.buffers->draw(*drawn.material);
  }
  glCullFace(GL_BACK);
}

}  // namespace furitsuke::render
