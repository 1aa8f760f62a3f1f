// SPDX-License-Identifier: MIT
#pragma once

#include <epoxy/gl.h>

#include <utility>

// Owners of OpenGL names. The context that a name belongs to must be current when its owner is created or destroyed.
namespace furitsuke::render {

template <class Kind>
class GlObject {
 public:
  GlObject() { Kind::make(&id_); }
  ~GlObject() {
    if (id_ != 0) Kind::remove(&id_);
  }
  GlObject(const GlObject&) = delete;
  GlObject& operator=(const GlObject&) = delete;
  GlObject(GlObject&& other) noexcept : id_(std::exchange(other.id_, 0)) {}
  GlObject& operator=(GlObject&& other) noexcept {
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

using GlBuffer = GlObject<BufferKind>;
using GlTexture = GlObject<TextureKind>;
using GlSampler = GlObject<SamplerKind>;
using GlVertexArray = GlObject<VertexArrayKind>;
using GlFramebuffer = GlObject<FramebufferKind>;
using GlRenderbuffer = GlObject<RenderbufferKind>;

}  // namespace furitsuke::render
