// SPDX-License-Identifier: MIT
#include "core/render/gl_program.h"

#include <glm/gtc/type_ptr.hpp>

namespace furitsuke::render {

namespace {

constexpr std::string_view kVersion = "#version 330 core\n";

// Deletes the shader; an attached one lives until its program is deleted.
struct Shader {
  explicit Shader(GLenum stage) : id(glCreateShader(stage)) {}
  ~Shader() { glDeleteShader(id); }
  Shader(const Shader&) = delete;
  Shader& operator=(const Shader&) = delete;

  GLuint id;
};

bool compile(const Shader& shader, std::string_view defines, std::string_view source) {
  std::string whole(kVersion);
  whole.append(defines).append(source);
  const char* const text = whole.c_str();
  glShaderSource(shader.id, 1, &text, nullptr);
  glCompileShader(shader.id);
  GLint status = GL_FALSE;
  glGetShaderiv(shader.id, GL_COMPILE_STATUS, &status);
  return status == GL_TRUE;
}

Message infoLog(const Shader& shader) {
  std::string text(1024, '\0');
  GLsizei size = 0;
  glGetShaderInfoLog(shader.id, static_cast<GLsizei>(text.size()), &size, text.data());
  text.resize(static_cast<std::size_t>(size));
  return Message::verbatim(std::move(text));
}

}  // namespace

Result<GlProgram> GlProgram::make(std::string_view defines, std::string_view vertex, std::string_view fragment) {
  const Shader first(GL_VERTEX_SHADER);
  const Shader second(GL_FRAGMENT_SHADER);
  if (!compile(first, defines, vertex)) return Error::in(Core::tr("vertex shader"), infoLog(first));
  if (!compile(second, defines, fragment)) return Error::in(Core::tr("fragment shader"), infoLog(second));
  GlProgram program(glCreateProgram());
  glAttachShader(program.id_, first.id);
  glAttachShader(program.id_, second.id);
  glLinkProgram(program.id_);
  GLint status = GL_FALSE;
  glGetProgramiv(program.id_, GL_LINK_STATUS, &status);
  if (status != GL_TRUE) {
    std::string text(1024, '\0');
    GLsizei size = 0;
    glGetProgramInfoLog(program.id_, static_cast<GLsizei>(text.size()), &size, text.data());
    text.resize(static_cast<std::size_t>(size));
    return Error::in(Core::tr("shader program"), Message::verbatim(std::move(text)));
  }
  return program;
}

GlProgram::~GlProgram() {
  if (id_ != 0) glDeleteProgram(id_);
}

void GlProgram::set(const char* name, int value) const { glUniform1i(glGetUniformLocation(id_, name), value); }
void GlProgram::set(const char* name, float value) const { glUniform1f(glGetUniformLocation(id_, name), value); }
void GlProgram::set(const char* name, const glm::vec2& value) const {
  glUniform2fv(glGetUniformLocation(id_, name), 1, glm::value_ptr(value));
}
void GlProgram::set(const char* name, const glm::vec3& value) const {
  glUniform3fv(glGetUniformLocation(id_, name), 1, glm::value_ptr(value));
}
void GlProgram::set(const char* name, const glm::vec4& value) const { set(name, &value, 1); }
void GlProgram::set(const char* name, const glm::vec4* values, int count) const {
  glUniform4fv(glGetUniformLocation(id_, name), count, glm::value_ptr(*values));
}
void GlProgram::set(const char* name, const glm::mat4& value) const {
  glUniformMatrix4fv(glGetUniformLocation(id_, name), 1, GL_FALSE, glm::value_ptr(value));
}

}  // namespace furitsuke::render
