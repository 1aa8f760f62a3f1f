// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"
#include "core/render/shadow_map.h"

namespace furitsuke {

/// Draws the materials of actors in their order, lit and textured as MMD does it.
class ModelPass {
 public:
  [[nodiscard]] static Result<ModelPass> make();

  void draw(const DrawnFrame& frame, const DrawnActor& actor, const TextureStore& textures, const ShadowLookup& shadow);

 private:
  // TEXTURE, SELF_SHADOW, SPECULAR, VERTEX_COLOR are the bits, SPHERE the rest.
  static constexpr std::size_t kVariants = std::size_t{16} * 4;

  ModelPass() = default;
  [[nodiscard]] const gl::Program* variant(std::size_t number);

  std::array<std::optional<gl::Program>, kVariants> programs_;
  std::array<bool, kVariants> tried_{};
  gl::Sampler shadowSampler_;
};

}  // namespace furitsuke
