// SPDX-License-Identifier: MIT
#include "core/render/actor_buffers.h"

#include <algorithm>

namespace furitsuke::render {

namespace {

constexpr GLuint kPosition = 0;
constexpr GLuint kNormal = 1;
constexpr GLuint kUv = 2;
constexpr GLuint kExtraUv = 3;
constexpr GLuint kEdgeScale = 4;

template <class Values>
GLsizeiptr bytesOf(const Values& values) {
  return static_cast<GLsizeiptr>(values.size() * sizeof(typename Values::value_type));
}

void attribute(GLuint index, GLint components, std::size_t offset = 0) {
  glEnableVertexAttribArray(index);
  glVertexAttribPointer(index, components, GL_FLOAT, GL_FALSE, 0, reinterpret_cast<const void*>(offset));
}

template <class Values>
void fill(const GlBuffer& buffer, const Values& values, GLenum usage) {
  glBindBuffer(GL_ARRAY_BUFFER, buffer.id());
  glBufferData(GL_ARRAY_BUFFER, bytesOf(values), values.data(), usage);
}

}  // namespace

ActorBuffers::ActorBuffers(const scene::Actor& actor) {
  const model::Mesh& mesh = actor.model().mesh;
  const eval::PosedMesh& posed = actor.mesh();
  vertexCount_ = mesh.size();
  indexCount_ = mesh.indices.size();
  glBindVertexArray(vertices_.id());
  glBindBuffer(GL_ARRAY_BUFFER, moving_.id());
  attribute(kPosition, 3);
  attribute(kNormal, 3, vertexCount_ * sizeof(Vec3));
  fill(uvs_, posed.uvs, posed.movesUvs ? GL_STREAM_DRAW : GL_STATIC_DRAW);
  if (!posed.uvs.empty()) attribute(kUv, 2);
  fill(extraUvs_, posed.extraUvs, posed.movesExtraUvs ? GL_STREAM_DRAW : GL_STATIC_DRAW);
  if (!posed.extraUvs.empty()) attribute(kExtraUv, 4);
  fill(edgeScales_, mesh.edgeScales, GL_STATIC_DRAW);
  if (mesh.edgeScales.size() == vertexCount_) attribute(kEdgeScale, 1);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_.id());
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, bytesOf(mesh.indices), mesh.indices.data(), GL_STATIC_DRAW);
  glBindVertexArray(0);
}

void ActorBuffers::update(const scene::Actor& actor) {
  if (hasRevision_ && revision_ == actor.revision()) return;
  const eval::PosedMesh& posed = actor.mesh();
  // Allocates new storage each time instead of waiting for draws that still read the last one.
  const GLsizeiptr size = bytesOf(posed.positions);
  glBindBuffer(GL_ARRAY_BUFFER, moving_.id());
  glBufferData(GL_ARRAY_BUFFER, size * 2, nullptr, GL_STREAM_DRAW);
  glBufferSubData(GL_ARRAY_BUFFER, 0, size, posed.positions.data());
  glBufferSubData(GL_ARRAY_BUFFER, size, size, posed.normals.data());
  if (posed.movesUvs) fill(uvs_, posed.uvs, GL_STREAM_DRAW);
  if (posed.movesExtraUvs) fill(extraUvs_, posed.extraUvs, GL_STREAM_DRAW);
  revision_ = actor.revision();
  hasRevision_ = true;
}

void ActorBuffers::draw(const model::Material& material) const {
  if (material.firstIndex >= indexCount_) return;
  const std::size_t count =
      std::min({std::size_t{material.indexCount}, indexCount_ - material.firstIndex, mostIndices_});
  const std::size_t offset = material.firstIndex * sizeof(std::uint32_t);
  glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(count), GL_UNSIGNED_INT, reinterpret_cast<const void*>(offset));
}

const ActorBuffers& ActorBufferStore::use(const scene::Actor& actor) {
  ActorBuffers& buffers = buffers_.try_emplace(actor.id(), actor).first->second;
  buffers.update(actor);
  buffers.setMostTriangles(mostTriangles_);
  return buffers;
}

void ActorBufferStore::keepOnly(const scene::Scene& scene, std::span<const scene::Ghost> ghosts) {
  std::erase_if(buffers_, [&](const auto& entry) {
    const auto isIt = [&entry](const scene::Ghost& ghost) { return ghost.actor->id() == entry.first; };
    return scene.find(entry.first) == nullptr && std::ranges::none_of(ghosts, isIt);
  });
}

}  // namespace furitsuke::render
