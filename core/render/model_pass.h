// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "core/render/drawn_frame.h"
#include "core/render/gl_program.h"
#include "core/render/shadow_map.h"

namespace furitsuke::render {

/// Draws the materials of an actor in their order, with MMD's lighting and textures.
class ModelPass {
 public:
  [[nodiscard]] static Result<ModelPass> make();

  void draw(const DrawnFrame& frame, const DrawnActor& actor, const TextureStore& textures, const ShadowLookup& shadow);

 private:
  // The variant number: TEXTURE, SELF_SHADOW, SPECULAR and VERTEX_COLOR are bits, SPHERE is the rest.
  static constexpr std::size_t kVariants = std::size_t{16} * 4;

  ModelPass() = default;
  [[nodiscard]] const GlProgram* variant(std::size_t number);

  std::array<std::optional<GlProgram>, kVariants> programs_;
  std::array<bool, kVariants> tried_{};
  GlSampler shadowSampler_;
};

}  // namespace furitsuke::render
