// SPDX-License-Identifier: MIT
#include "core/render/shadow_map.h"

#include <algorithm>
#include <glm/ext/matrix_clip_space.hpp>
#include <glm/ext/matrix_transform.hpp>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include "core/render/light_box.h"
#include "core/render/shaders.h"
#include "core/render/shadow_range.h"

namespace furitsuke::render {

namespace {

constexpr double kSmallestSide = 0.1;  ///< of the map, model units; the box of a single point is empty
constexpr double kOffsetTexels = 1.5;  ///< lookup distance off the surface
constexpr double kDepthMargin = 0.5;   ///< model units in front of and behind the casters

bool casts(const DrawnMaterial& drawn) { return drawn.material->castsShadow && drawn.values.diffuse.w > 0; }

LightBox casterBox(const DrawnFrame& frame, const glm::dmat3& toLight) {
  LightBox box;
  for (const DrawnActor& actor : frame.actors) {
    if (!actor.actor->shownPlacement().castsShadow) continue;
    if (std::ranges::any_of(actor.materials, casts)) box.extend(*actor.actor, actor.toWorld, toLight);
  }
  return box;
}

// The part of the camera's view between two distances.
LightBox seenBox(const DrawnFrame& frame, double first, double last, const glm::dmat3& toLight) {
  const glm::dmat4 back = glm::inverse(frame.projection * frame.view);
  const auto clipped = [&frame](double depth) {
    const glm::dvec4 clip = frame.projection * glm::dvec4(0, 0, depth, 1);
    return clip.z / clip.w;
  };
  LightBox box;
  for (const double z : {clipped(first), clipped(last)}) {
    for (const double y : {-1.0, 1.0}) {
      for (const double x : {-1.0, 1.0}) {
        const glm::dvec4 corner = back * glm::dvec4(x, y, z, 1);
        box.extend(toLight * (glm::dvec3(corner) / corner.w));
      }
    }
  }
  return box;
}

}  // namespace

ShadowMap::ShadowMap(GlProgram program, int side) : side_(side), program_(std::move(program)) {
  glBindTexture(GL_TEXTURE_2D, depth_.id());
  glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, side, side, 0, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, nullptr);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
  glBindTexture(GL_TEXTURE_2D, 0);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.id());
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth_.id(), 0);
  glDrawBuffer(GL_NONE);
  glReadBuffer(GL_NONE);
}

Result<ShadowMap> ShadowMap::make(int side) {
  Result<GlProgram> program = GlProgram::make({}, kShadowMapVertex, kShadowMapFragment);
  if (!program) return program.error();
  ShadowMap map(std::move(program).value(), side);
  const bool isComplete = glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  if (!isComplete) return Error::in(Core::tr("graphics"), Core::tr("the driver cannot draw a shadow map"));
  return map;
}

ShadowLookup ShadowMap::draw(const DrawnFrame& frame) const {
  if (frame.selfShadow.mode == 0) return {};
  const glm::dmat3 toLight = lightSpace(frame.lightDirection);
  LightBox box = casterBox(frame, toLight);
  const double reach = selfShadowRange(frame.selfShadow.distance);
  if (!box.isEmpty()) {
    const double depth = shadowFocusDepth(box, toLight, frame.eye, frame.forward);
    const glm::dvec2 center(toLight * (frame.eye + frame.forward * depth));
    box.clip(center - reach, center + reach);
    if (frame.selfShadow.mode == 2) {
      const double first = frame.parallel ? depth - reach : std::max(depth - reach, eval::kNearPlane);
      // Extends as far beyond the focus depth as in front of it.
      const LightBox seen = seenBox(frame, first, depth + std::clamp(depth, 1.0, reach), toLight);
      box.clip(glm::dvec2(seen.low), glm::dvec2(seen.high));
    }
  }
  if (box.isEmpty()) box = {{0, 0, 0}, {1, 1, 1}};
  const glm::dvec2 size = glm::max(glm::dvec2(box.high - box.low), glm::dvec2(kSmallestSide)) * (1 + 4.0 / side_);
  const glm::dvec2 center(box.center());
  const glm::dmat4 toClip =
      glm::orthoLH_NO(center.x - size.x / 2, center.x + size.x / 2, center.y - size.y / 2, center.y + size.y / 2,
                      box.low.z - kDepthMargin, box.high.z + kDepthMargin) *
      glm::dmat4(toLight);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.id());
  glViewport(0, 0, side_, side_);
  glClear(GL_DEPTH_BUFFER_BIT);
  glEnable(GL_POLYGON_OFFSET_FILL);
  glPolygonOffset(2.5F, 4);
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
  glPolygonOffset(0, 0);
  glDisable(GL_POLYGON_OFFSET_FILL);
  const glm::dmat4 toUnit = glm::scale(glm::translate(glm::dmat4(1), glm::dvec3(0.5)), glm::dvec3(0.5));
  return {depth_.id(), toUnit * toClip, std::max(size.x, size.y) / side_ * kOffsetTexels};
}

}  // namespace furitsuke::render
