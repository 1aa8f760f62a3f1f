// SPDX-License-Identifier: MIT
#include "core/render/canvas.h"

#include "core/render/copy_pass.h"

namespace furitsuke::render {

Canvas::Canvas(int width, int height, int samples, const CopyPass* copies)
    : width_(width), height_(height), samples_(samples), copies_(samples > 1 ? copies : nullptr) {
  const GLsizei stored = samples > 1 ? samples : 0;
  if (copies_ != nullptr) {
    glBindTexture(GL_TEXTURE_2D_MULTISAMPLE, samplesOfColor_.emplace().id());
    glTexImage2DMultisample(GL_TEXTURE_2D_MULTISAMPLE, stored, GL_RGBA8, width, height, GL_TRUE);
    glBindTexture(GL_TEXTURE_2D_MULTISAMPLE, 0);
  } else {
    glBindRenderbuffer(GL_RENDERBUFFER, color_.id());
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, stored, GL_RGBA8, width, height);
  }
  glBindRenderbuffer(GL_RENDERBUFFER, depth_.id());
  glRenderbufferStorageMultisample(GL_RENDERBUFFER, stored, GL_DEPTH24_STENCIL8, width, height);
  glBindRenderbuffer(GL_RENDERBUFFER, 0);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.id());
  if (samplesOfColor_) {
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D_MULTISAMPLE, samplesOfColor_->id(), 0);
  } else {
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, color_.id());
  }
  glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, depth_.id());
  isComplete_ = glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

void Canvas::resolveInto(GLuint target) const {
  if (samplesOfColor_) return copies_->resolve(*samplesOfColor_, target, width_, height_);
  glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer_.id());
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, target);
  glBlitFramebuffer(0, 0, width_, height_, 0, 0, width_, height_, GL_COLOR_BUFFER_BIT, GL_NEAREST);
  glBindFramebuffer(GL_FRAMEBUFFER, target);
}

}  // namespace furitsuke::render
