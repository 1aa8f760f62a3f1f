// SPDX-License-Identifier: MIT
#pragma once

#include <epoxy/gl.h>

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/result.h"

namespace furitsuke::render {

/// A linked vertex and fragment shader.
class GlProgram {
 public:
  /// `defines` are lines inserted before both sources, after the #version line that make() adds. An Error contains the
  /// driver's log.
  [[nodiscard]] static Result<GlProgram> make(std::string_view defines, std::string_view vertex,
                                              std::string_view fragment);
  ~GlProgram();
  GlProgram(const GlProgram&) = delete;
  GlProgram& operator=(const GlProgram&) = delete;
  GlProgram(GlProgram&& other) noexcept : id_(std::exchange(other.id_, 0)) {}
  GlProgram& operator=(GlProgram&& other) noexcept {
    std::swap(id_, other.id_);
    return *this;
  }

  void use() const { glUseProgram(id_); }

  // Uniforms of the program in use. An unknown name is no error: variants leave out uniforms that they do not need.
  void set(const char* name, int value) const;
  void set(const char* name, float value) const;
  void set(const char* name, const glm::vec2& value) const;
  void set(const char* name, const glm::vec3& value) const;
  void set(const char* name, const glm::vec4& value) const;
  void set(const char* name, const glm::vec4* values, int count) const;
  void set(const char* name, const glm::mat4& value) const;

 private:
  explicit GlProgram(GLuint id) : id_(id) {}

  GLuint id_ = 0;
};

}  // namespace furitsuke::render
