// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "core/base/result.h"
#include "core/render/drawn_frame.h"
#include "core/render/gl_objects.h"
#include "core/render/gl_program.h"

namespace furitsuke::render {

class CopyPass;

/// Draws RenderOptions::background. The last picture stays on the graphics card.
class BackgroundPass {
 public:
  [[nodiscard]] static Result<BackgroundPass> make();

  /// Uploads the picture if it is another one. To be called before the framebuffer is bound. `copies` makes smaller
  /// levels; nullptr: the driver does.
  void prepare(const DrawnFrame& frame, const CopyPass* copies);
  /// Requires prepare(). Writes no depth.
  void draw(const DrawnFrame& frame) const;
  /// The picture, first row first; 0 without one. Requires prepare().
  [[nodiscard]] GLuint texture() const { return texture_ ? texture_->id() : 0; }

 private:
  explicit BackgroundPass(GlProgram program);
  void upload(const image::Image& picture);
  void makeLevels(const CopyPass* copies);

  GlProgram program_;
  GlSampler sampler_;
  GlVertexArray vertices_;  ///< without attributes
  std::shared_ptr<const image::Image> picture_;
  std::optional<GlTexture> texture_;  ///< of picture_
  image::PictureSize size_;           ///< of the texture
  bool hasLevels_ = false;
};

}  // namespace furitsuke::render
