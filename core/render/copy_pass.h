// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/render/gl_objects.h"
#include "core/render/gl_program.h"

namespace furitsuke::render {

/// Does what glGenerateMipmap() and glBlitFramebuffer() do, with programs of its own. Mesa's software renderer keeps
/// the machine code of such programs on the disk, but compiles the shaders of those two functions again in every
/// process, which takes longer than the rest of the first picture. For graphics cards, the functions of the driver are
/// faster.
///
/// Needs the state that Renderer::draw() restores, and leaves other textures, framebuffers and a viewport bound.
class CopyPass {
 public:
  [[nodiscard]] static Result<CopyPass> make();

  /// Creates the smaller levels of a texture whose level 0 is filled: a pixel of a level is the average of those that
  /// it covers in the level before.
  void makeLevels(const GlTexture& texture) const;
  /// Writes the average of the samples of a multisampled texture into a framebuffer of the same size.
  void resolve(const GlTexture& texture, GLuint target, int width, int height) const;

 private:
  CopyPass(GlProgram scale, GlProgram resolve);

  GlProgram scale_, resolve_;
  GlSampler linear_;
  GlVertexArray vertices_;  ///< without attributes
  GlFramebuffer level_;
};

}  // namespace furitsuke::render
