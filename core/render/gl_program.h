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

namespace furitsuke::gl {

/// A vertex and a fragment shader, linked.
class Program {
 public:
  /// `defines` are lines that stand before both sources; the version of the language need not be named. An Error holds
  /// what the driver says.
  [[nodiscard]] static Result<Program> make(std::string_view defines, std::string_view vertex,
                                            std::string_view fragment);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  Program(Program&& other) noexcept : id_(std::exchange(other.id_, 0)) {}
  Program& operator=(Program&& other) noexcept {
    std::swap(id_, other.id_);
    return *this;
  }

  void use() const { glUseProgram(id_); }

  // Of the program in use. A name that the program does not have is no error: variants leave out what they do not need.
  void set(const char* name, int value) const;
  void set(const char* name, float value) const;
  void set(const char* name, const glm::vec3& value) const;
  void set(const char* name, const glm::vec4& value) const;
  void set(const char* name, const glm::vec4* values, int count) const;
  void set(const char* name, const glm::mat4& value) const;

 private:
  explicit Program(GLuint id) : id_(id) {}

  GLuint id_ = 0;
};

}  // namespace furitsuke::gl
