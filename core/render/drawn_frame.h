// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <vector>

#include "core/eval/mesh/mesh_morphs.h"
#include "core/render/actor_buffers.h"
#include "core/render/renderer.h"
#include "core/render/texture_set.h"

namespace furitsuke::render {

/// A material as it is drawn in this frame.
struct DrawnMaterial {
  const model::Material* material = nullptr;
  const eval::MaterialFactors* factors = nullptr;
  model::MaterialValues values{};  ///< with `factors` applied
};

/// A visible actor.
struct DrawnActor {
  const scene::Actor* actor = nullptr;
  const ActorBuffers* buffers = nullptr;
  const TextureSet* textures = nullptr;
  glm::dmat4 toWorld{1};
  bool mirrored = false;  ///< the winding order of its triangles is reversed
  std::vector<DrawnMaterial> materials;
};

/// An actor at another time, drawn translucent.
struct DrawnGhost {
  DrawnActor actor;
  std::uint64_t of = 0;  ///< id of the actor in the scene
  glm::vec4 tint{1};     ///< its color; alpha is the opacity
};

/// The state that all passes share while they draw one picture.
struct DrawnFrame {
  RenderOptions options;
  int width = 0;
  int height = 0;
  glm::dmat4 view{1};
  glm::dmat4 projection{1};
  glm::dvec3 eye{0, 0, 0};
  glm::dvec3 forward{0, 0, 1};
  double fov = 30;                      ///< degrees
  bool parallel = false;                ///< orthographic projection
  glm::dvec3 lightDirection{0, -1, 0};  ///< the direction in which the light travels, unit length
  glm::vec3 lightColor{0};
  eval::SelfShadowSample selfShadow;
  std::vector<DrawnActor> actors;  ///< in the order of the scene
  std::vector<DrawnGhost> ghosts;  ///< nearest in time first
};

/// `direction` normalized; MMD's default light if its length is not usable (near zero, huge or NaN).
[[nodiscard]] glm::dvec3 usableDirection(const glm::dvec3& direction);

/// For glFrontFace(): MMD's triangles run clockwise seen from the front.
[[nodiscard]] inline GLenum frontOf(const DrawnActor& actor) { return actor.mirrored ? GL_CCW : GL_CW; }
/// Translucent materials show both sides, too.
inline void cullBacksOf(const DrawnMaterial& drawn) {
  if (drawn.material->doubleSided || drawn.values.diffuse.w < 1) {
    glDisable(GL_CULL_FACE);
  } else {
    glEnable(GL_CULL_FACE);
  }
}

}  // namespace furitsuke::render
