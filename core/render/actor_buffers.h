// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>

#include "core/render/gl_objects.h"
#include "core/scene/ghost.h"
#include "core/scene/scene.h"

namespace furitsuke {

/// The mesh of an actor as the graphics card has it. Positions and normals are streamed, the rest stays.
class ActorBuffers {
 public:
  explicit ActorBuffers(const Actor& actor);

  /// Takes the mesh of the moment, when it is another than the last time.
  void update(const Actor& actor);
  /// Makes it what is drawn from now on.
  void bind() const { glBindVertexArray(vertices_.id()); }
  /// Triangles of a material.
  void draw(const Material& material) const;

 private:
  gl::VertexArray vertices_;
  gl::Buffer moving_, uvs_, extraUvs_, edgeScales_, indices_;
  std::size_t vertexCount_ = 0;
  std::size_t indexCount_ = 0;
  std::uint64_t revision_ = 0;
  bool hasRevision_ = false;
};

/// The meshes of a scene by actor.
class ActorBufferStore {
 public:
  /// Uploaded and up to date.
  [[nodiscard]] const ActorBuffers& use(const Actor& actor);
  /// Forgets the actors that have left.
  void keepOnly(const Scene& scene, std::span<const Ghost> ghosts);

 private:
  std::unordered_map<std::uint64_t, ActorBuffers> buffers_;
};

}  // namespace furitsuke
