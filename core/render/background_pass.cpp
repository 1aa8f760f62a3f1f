// SPDX-License-Identifier: MIT
#include "core/render/background_pass.h"

#include <algorithm>

#include "core/image/halved_rows.h"
#include "core/render/copy_pass.h"
#include "core/render/shaders.h"

namespace furitsuke::render {

namespace {

/// Pictures that are drawn smaller than this are scaled down in steps, otherwise they would flicker.
constexpr double kSharpScale = 0.6;

bool isDrawn(const BackgroundImage& backgroundImage) {
  return backgroundImage.picture && !backgroundImage.picture->empty() && backgroundImage.opacity > 0;
}

double aspectOf(const DrawnFrame& frame) { return static_cast<double>(frame.width) / std::max(frame.height, 1); }

}  // namespace

glm::dvec2 halfSizeOf(const BackgroundImage& backgroundImage, double aspect) {
  glm::dvec2 half{1, 1};
  if (backgroundImage.fit != BackgroundImage::Fit::Stretch && backgroundImage.picture &&
      backgroundImage.picture->height > 0 && aspect > 0) {
    const double own = backgroundImage.picture->width * backgroundImage.pixelAspect / backgroundImage.picture->height;
    const bool isWider = own > aspect;
    const bool isWidthFull = backgroundImage.fit == BackgroundImage::Fit::Fit ? isWider : !isWider;
    half = isWidthFull ? glm::dvec2(1, aspect / own) : glm::dvec2(own / aspect, 1);
  }
  return half * backgroundImage.scale;
}

BackgroundPass::BackgroundPass(GlProgram program) : program_(std::move(program)) {
  glSamplerParameteri(sampler_.id(), GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glSamplerParameteri(sampler_.id(), GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glSamplerParameteri(sampler_.id(), GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

Result<BackgroundPass> BackgroundPass::make() {
  Result<GlProgram> program = GlProgram::make({}, kBackgroundVertex, kBackgroundFragment);
  if (!program) return program.error();
  return BackgroundPass(std::move(program).value());
}

void BackgroundPass::prepare(const DrawnFrame& frame, const CopyPass* copies) {
  const BackgroundImage& backgroundImage = frame.options.backgroundImage;
  if (!isDrawn(backgroundImage)) {
    picture_.reset();
    texture_.reset();
    return;
  }
  if (picture_ != backgroundImage.picture) {
    picture_ = backgroundImage.picture;
    upload(*picture_);
  }
  const double drawnWidth = halfSizeOf(backgroundImage, aspectOf(frame)).x * frame.width;
  if (!hasLevels_ && drawnWidth < kSharpScale * size_.width) makeLevels(copies);
}

void BackgroundPass::upload(const image::Image& picture) {
  GLint limit = 0;
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &limit);
  image::Image smaller;
  const image::Image* source = &picture;
  while (std::max(source->width, source->height) > static_cast<std::uint32_t>(std::max(limit, 64))) {
    smaller = image::halved(*source, 1);
    source = &smaller;
  }
  const auto width = static_cast<GLsizei>(source->width);
  const auto height = static_cast<GLsizei>(source->height);
  // The pictures of a film have the same size.
  const bool isSameSize = texture_ && !hasLevels_ && size_ == source->size();
  if (!isSameSize) texture_.emplace();
  size_ = source->size();
  hasLevels_ = false;
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, texture_->id());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  if (isSameSize) {
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, source->pixels.data());
  } else {
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, source->pixels.data());
  }
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
  glBindTexture(GL_TEXTURE_2D, 0);
}

void BackgroundPass::makeLevels(const CopyPass* copies) {
  constexpr GLint kInitialMaxLevel = 1000;  // of OpenGL
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, texture_->id());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, kInitialMaxLevel);
  if (copies != nullptr) {
    copies->makeLevels(*texture_);
  } else {
    glGenerateMipmap(GL_TEXTURE_2D);
  }
  glBindTexture(GL_TEXTURE_2D, 0);
  hasLevels_ = true;
}

void BackgroundPass::draw(const DrawnFrame& frame) const {
  if (!texture_) return;
  const BackgroundImage& backgroundImage = frame.options.backgroundImage;
  const glm::dvec2 half = halfSizeOf(backgroundImage, aspectOf(frame));
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);  // the shadow map may leave it enabled
  program_.use();
  program_.set("place", glm::vec4(backgroundImage.offset * 2.0, half));
  program_.set("opacity", static_cast<float>(backgroundImage.opacity));
  glSamplerParameteri(sampler_.id(), GL_TEXTURE_MIN_FILTER, hasLevels_ ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR);
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, texture_->id());
  glBindSampler(0, sampler_.id());
  glBindVertexArray(vertices_.id());
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  glBindSampler(0, 0);
  glBindTexture(GL_TEXTURE_2D, 0);
  glEnable(GL_DEPTH_TEST);
}

}  // namespace furitsuke::render
