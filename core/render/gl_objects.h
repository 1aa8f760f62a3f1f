// SPDX-License-Identifier: MIT
#pragma once

#include <epoxy/gl.h>

#include <utility>

// Names of OpenGL that are given back when their owner goes. The context that they belong to is current whenever one is
// made or destroyed.
namespace furitsuke::gl {

template <class Kind>
class Object {
 public:
  Object() { Kind::make(&id_); }
  ~Object() {
    if (id_ != 0) Kind::remove(&id_);
  }
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;
  Object(Object&& other) noexcept : id_(std::exchange(other.id_, 0)) {}
  Object& operator=(Object&& other) noexcept {
    std::swap(id_, other.id_);
    return *this;
  }

  [[nodiscard]] GLuint id() const noexcept { return id_; }

 private:
  GLuint id_ = 0;
};

struct BufferKind {
  static void make(GLuint* id) { glGenBuffers(1, id); }
  static void remove(const GLuint* id) { glDeleteBuffers(1, id); }
};
struct TextureKind {
  static void make(GLuint* id) { glGenTextures(1, id); }
  static void remove(const GLuint* id) { glDeleteTextures(1, id); }
};
struct SamplerKind {
  static void make(GLuint* id) { glGenSamplers(1, id); }
  static void remove(const GLuint* id) { glDeleteSamplers(1, id); }
};
struct VertexArrayKind {
  static void make(GLuint* id) { glGenVertexArrays(1, id); }
  static void remove(const GLuint* id) { glDeleteVertexArrays(1, id); }
};
struct FramebufferKind {
  static void make(GLuint* id) { glGenFramebuffers(1, id); }
  static void remove(const GLuint* id) { glDeleteFramebuffers(1, id); }
};
struct RenderbufferKind {
  static void make(GLuint* id) { glGenRenderbuffers(1, id); }
  static void remove(const GLuint* id) { glDeleteRenderbuffers(1, id); }
};

using Buffer = Object<BufferKind>;
using Texture = Object<TextureKind>;
using Sampler = Object<SamplerKind>;
using VertexArray = Object<VertexArrayKind>;
using Framebuffer = Object<FramebufferKind>;
using Renderbuffer = Object<RenderbufferKind>;

}  // namespace furitsuke::gl
