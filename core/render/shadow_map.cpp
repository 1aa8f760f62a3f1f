// SPDX-License-Identifier: MIT
#include "core/render/shadow_map.h"

#include <algorithm>
#include <cmath>
#include <glm/ext/matrix_clip_space.hpp>
#include <glm/ext/matrix_transform.hpp>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>
#include <limits>

#include "core/render/shaders.h"

namespace furitsuke {

namespace {

constexpr double kSmallestReach = 2;   ///< model units
constexpr double kSmallestSide = 0.1;  ///< of the map, likewise; a point has none
constexpr double kOffsetTexels = 1.5;  ///< where a surface asks, off itself
constexpr double kDepthMargin = 0.5;   ///< model units before and behind what casts

bool casts(const DrawnMaterial& drawn) { return drawn.material->castsShadow && drawn.values.diffuse.w > 0; }

/// Between two corners; empty at first.
struct Box {
  glm::dvec3 low{std::numeric_limits<double>::max()};
  glm::dvec3 high{std::numeric_limits<double>::lowest()};

  // Comparisons with NaN are false, so that it moves nothing.
  void take(const glm::dvec3& point) {
    for (int i = 0; i < 3; ++i) {
      if (point[i] < low[i]) low[i] = point[i];
      if (point[i] > high[i]) high[i] = point[i];
    }
  }
  /// In x and y.
  void cut(const glm::dvec2& least, const glm::dvec2& most) {
    for (int i = 0; i < 2; ++i) {
      low[i] = std::max(low[i], least[i]);
      high[i] = std::min(high[i], most[i]);
    }
  }
  [[nodiscard]] bool isEmpty() const { return !(low.x <= high.x && low.y <= high.y && low.z <= high.z); }
  [[nodiscard]] glm::dvec3 center() const { return (low + high) * 0.5; }
};

/// To a space whose z runs along the light.
glm::dmat3 lightSpace(const glm::dvec3& direction) {
  const glm::dvec3 aside = std::abs(direction.y) > 0.99 ? glm::dvec3(1, 0, 0) : glm::dvec3(0, 1, 0);
  const glm::dvec3 x = glm::normalize(glm::cross(aside, direction));
  const glm::dvec3 y = glm::cross(direction, x);
  return glm::transpose(glm::dmat3(x, y, direction));
}

Box casterBox(const DrawnFrame& frame, const glm::dmat3& toLight) {
  Box box;
  for (const DrawnActor& actor : frame.actors) {
    if (std::ranges::none_of(actor.materials, casts)) continue;
    const glm::dmat4 matrix = glm::dmat4(toLight) * actor.toWorld;
    const glm::mat3 turn{glm::dmat3(matrix)};
    const glm::vec3 origin(matrix[3]);
    for (const Vec3& p : actor.actor->mesh().positions) {
      box.take(glm::dvec3(turn * glm::vec3(p.x, p.y, p.z) + origin));
    }
  }
  return box;
}

// What the camera sees between two distances.
Box seenBox(const DrawnFrame& frame, double first, double last, const glm::dmat3& toLight) {
  const glm::dmat4 back = glm::inverse(frame.projection * frame.view);
  const auto clipped = [&frame](double depth) {
    const glm::dvec4 clip = frame.projection * glm::dvec4(0, 0, depth, 1);
    return clip.z / clip.w;
  };
  Box box;
  for (const double z : {clipped(first), clipped(last)}) {
    for (const double y : {-1.0, 1.0}) {
      for (const double x : {-1.0, 1.0}) {
        const glm::dvec4 corner = back * glm::dvec4(x, y, z, 1);
        box.take(toLight * (glm::dvec3(corner) / corner.w));
      }
    }
  }
  return box;
}

}  // namespace

double selfShadowReach(double distance) {
  const double window = 10000 - distance * 100000;
  return std::clamp(window / 100, kSmallestReach, 1000.0);
}

ShadowMap::ShadowMap(gl::Program program, int side) : side_(side), program_(std::move(program)) {
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
  Result<gl::Program> program = gl::Program::make({}, shaders::kShadowMapVertex, shaders::kShadowMapFragment);
  if (!program) return program.error();
  ShadowMap map(std::move(program).value(), side);
  const bool isComplete = glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  if (!isComplete) return Error{{}, "graphics", "the driver cannot draw a shadow map"};
  return map;
}

ShadowLookup ShadowMap::draw(const DrawnFrame& frame) const {
  if (frame.selfShadow.mode == 0) return {};
  const glm::dmat3 toLight = lightSpace(frame.lightDirection);
  Box box = casterBox(frame, toLight);
  const double reach = selfShadowReach(frame.selfShadow.distance);
  if (!box.isEmpty()) {
    // The point of the view that is nearest to the middle of all that casts stands for where the camera looks.
    const glm::dvec3 middle = glm::transpose(toLight) * box.center();
    const double depth = std::max(glm::dot(middle - frame.eye, frame.forward), 0.0);
    const glm::dvec2 center(toLight * (frame.eye + frame.forward * depth));
    box.cut(center - reach, center + reach);
    if (frame.selfShadow.mode == 2) {
      const double first = frame.parallel ? depth - reach : std::max(depth - reach, kNearPlane);
      // Behind what it looks at, as far again.
      const Box seen = seenBox(frame, first, depth + std::clamp(depth, 1.0, reach), toLight);
      box.cut(glm::dvec2(seen.low), glm::dvec2(seen.high));
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

}  // namespace furitsuke
