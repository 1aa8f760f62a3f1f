// SPDX-License-Identifier: MIT
#include "core/render/copy_pass.h"

#include <algorithm>
#include <glm/vec2.hpp>
#include <utility>

#include "core/render/shaders.h"

namespace furitsuke::render {

CopyPass::CopyPass(GlProgram scale, GlProgram resolve) : scale_(std::move(scale)), resolve_(std::move(resolve)) {
  glSamplerParameteri(linear_.id(), GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glSamplerParameteri(linear_.id(), GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glSamplerParameteri(linear_.id(), GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glSamplerParameteri(linear_.id(), GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

Result<CopyPass> CopyPass::make() {
  Result<GlProgram> scale = GlProgram::make({}, kCopyVertex, kScaledCopyFragment);
  if (!scale) return scale.error();
  Result<GlProgram> resolve = GlProgram::make({}, kCopyVertex, kResolvedCopyFragment);
  if (!resolve) return resolve.error();
  return CopyPass(std::move(scale).value(), std::move(resolve).value());
}

void CopyPass::makeLevels(const GlTexture& texture) const {
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, texture.id());
  GLint width = 1;
  GLint height = 1;
  glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, &width);
  glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_HEIGHT, &height);
  const auto sideAt = [](GLint side, int level) { return std::max(side >> level, 1); };
  int last = 0;
  while (sideAt(std::max(width, height), last) > 1) {
    ++last;
    glTexImage2D(GL_TEXTURE_2D, last, GL_RGBA8, sideAt(width, last), sideAt(height, last), 0, GL_RGBA, GL_UNSIGNED_BYTE,
                 nullptr);
  }
  scale_.use();
  glBindVertexArray(vertices_.id());
  glBindSampler(0, linear_.id());
  glBindFramebuffer(GL_FRAMEBUFFER, level_.id());
  for (int level = 1; level <= last; ++level) {
    // Only the level before is read, so that the texture may be read and written at the same time.
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, level - 1);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, level - 1);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture.id(), level);
    glViewport(0, 0, sideAt(width, level), sideAt(height, level));
    scale_.set("pictureSize", glm::vec2(sideAt(width, level), sideAt(height, level)));
    glDrawArrays(GL_TRIANGLES, 0, 3);
  }
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, 0, 0);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 0);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, last);
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  glBindSampler(0, 0);
}

void CopyPass::resolve(const GlTexture& texture, GLuint target, int width, int height) const {
  glBindFramebuffer(GL_FRAMEBUFFER, target);
  glViewport(0, 0, width, height);
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D_MULTISAMPLE, texture.id());
  GLint samples = 1;
  glGetTexLevelParameteriv(GL_TEXTURE_2D_MULTISAMPLE, 0, GL_TEXTURE_SAMPLES, &samples);
  resolve_.use();
  resolve_.set("samples", samples);
  glBindVertexArray(vertices_.id());
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glBindTexture(GL_TEXTURE_2D_MULTISAMPLE, 0);
}

}  // namespace furitsuke::render
