// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>

#include "core/render/gl_objects.h"
#include "core/scene/ghost.h"
#include "core/scene/scene.h"

namespace furitsuke::render {

/// More than a model can have, as its indices have 32 bits.
inline constexpr std::size_t kAllTriangles = std::size_t{1} << 32;

/// The vertex and index buffers of an actor. Positions and normals are streamed, the rest is uploaded once.
class ActorBuffers {
 public:
  explicit ActorBuffers(const scene::Actor& actor);

  /// Uploads the actor's current mesh if it has changed since the last call.
  void update(const scene::Actor& actor);
  /// Binds the buffers for the following draw calls.
  void bind() const { glBindVertexArray(vertices_.id()); }
  /// Draws the triangles of a material, at most as many as setMostTriangles() says.
  void draw(const model::Material& material) const;
  void setMostTriangles(std::size_t count) { mostIndices_ = count * 3; }

 private:
  GlVertexArray vertices_;
  GlBuffer moving_, uvs_, extraUvs_, edgeScales_, indices_;
  std::size_t vertexCount_ = 0;
  std::size_t indexCount_ = 0;
  std::size_t mostIndices_ = 0;
  std::uint64_t revision_ = 0;
  bool hasRevision_ = false;
};

/// The buffers of all actors of a scene, by actor id.
class ActorBufferStore {
 public:
  /// Creates the buffers or brings them up to date.
  [[nodiscard]] const ActorBuffers& use(const scene::Actor& actor);
  /// How many triangles of each material are drawn with the buffers that use() returns from now on.
  void setMostTriangles(std::size_t count) { mostTriangles_ = count; }
  /// Drops the buffers of actors that are neither in the scene nor shown as a ghost.
  void keepOnly(const scene::Scene& scene, std::span<const scene::Ghost> ghosts);

 private:
  std::unordered_map<std::uint64_t, ActorBuffers> buffers_;
  std::size_t mostTriangles_ = kAllTriangles;
};

}  // namespace furitsuke::render
