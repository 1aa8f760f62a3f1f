// SPDX-License-Identifier: MIT
#include "core/render/edge_pass.h"

#include <algorithm>
#include <cstddef>
#include <glm/geometric.hpp>
#include <vector>

#include "core/render/shaders.h"

namespace furitsuke::render {

namespace {

bool hasEdge(const DrawnMaterial& drawn) {
  return drawn.material->edge && !drawn.material->points && !drawn.material->lines && drawn.values.diffuse.w > 0 &&
         drawn.values.edgeColor.w > 0 && drawn.values.edgeSize > 0;
}

// The width of an edge of size 1 in model units, MMD's formula: edges have the same width at every distance, somewhat
// more in wide views. All edges of a model depend on the distance of one bone, the first after the root.
double edgeUnit(const DrawnFrame& frame, const DrawnActor& actor) {
  const std::vector<RigidTransform>& bones = actor.actor->pose().transforms;
  const glm::dvec3 origin = bones.empty() ? glm::dvec3(0) : bones[std::min<std::size_t>(1, bones.size() - 1)].position;
  const glm::dvec3 inWorld(actor.toWorld * glm::dvec4(origin, 1));
  return glm::distance(frame.eye, inWorld) * 0.9 * (0.00003 * frame.fov + 0.00005);
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
  program_.set("pictureHeight", static_cast<float>(frame.height));
  program_.set("thinnest", frame.options.thinnestEdge);
  const double unit = edgeUnit(frame, actor);
  for (const DrawnMaterial& drawn : actor.materials) {
    if (!hasEdge(drawn)) continue;
    const Vec4& color = drawn.values.edgeColor;
    program_.set("flatColor", glm::vec4(color.x, color.y, color.z, color.w));
    program_.set("edgeWidth", static_cast<float>(unit * drawn.values.edgeSize));
    actor.buffers->draw(*drawn.material);
  }
  glCullFace(GL_BACK);
}

}  // namespace furitsuke::render
