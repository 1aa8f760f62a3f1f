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

namespace furitsuke {

/// A material as it is drawn at the moment.
struct DrawnMaterial {
  const Material* material = nullptr;
  const MaterialFactors* factors = nullptr;
  MaterialValues values{};  ///< with the factors
};

/// An actor that is seen.
struct DrawnActor {
  const Actor* actor = nullptr;
  const ActorBuffers* buffers = nullptr;
  const TextureSet* textures = nullptr;
  glm::dmat4 toWorld{1};
  bool mirrored = false;  ///< its triangles run the other way round
  std::vector<DrawnMaterial> materials;
};

/// Another moment of an actor, drawn thinly.
struct DrawnGhost {
  DrawnActor actor;
  std::uint64_t of = 0;  ///< the id of the actor in the scene
  glm::vec4 tint{1};     ///< its colour, and how much of it is seen
};

/// What all passes of a picture know of it.
struct DrawnFrame {
  RenderOptions options;
  int width = 0;
  int height = 0;
  glm::dmat4 view{1};
  glm::dmat4 projection{1};
  glm::dvec3 eye{0, 0, 0};
  glm::dvec3 forward{0, 0, 1};
  bool parallel = false;                ///< without perspective
  glm::dvec3 lightDirection{0, -1, 0};  ///< in which the light falls, unit length
  glm::vec3 lightColor{0};
  SelfShadowSample selfShadow;
  std::vector<DrawnActor> actors;  ///< in the order of the scene
  std::vector<DrawnGhost> ghosts;  ///< what is nearest in time comes first
};

/// MMD's own light stands where a file says none.
[[nodiscard]] glm::dvec3 usableDirection(const glm::dvec3& direction);

/// For glFrontFace(): triangles run clockwise seen from the front.
[[nodiscard]] inline GLenum frontOf(const DrawnActor& actor) { return actor.mirrored ? GL_CCW : GL_CW; }
/// Both sides are seen of what is translucent, too.
inline void cullBacksOf(const DrawnMaterial& drawn) {
  if (drawn.material->doubleSided || drawn.values.diffuse.w < 1) {
    glDisable(GL_CULL_FACE);
  } else {
    glEnable(GL_CULL_FACE);
  }
}

}  // namespace furitsuke
