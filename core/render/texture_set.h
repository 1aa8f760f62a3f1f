// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/image/model_images.h"
#include "core/render/gl_objects.h"
#include "core/scene/scene.h"

namespace furitsuke {

/// The pictures of a model as the graphics card has them.
struct TextureSet {
  std::shared_ptr<const ModelImages> source;  ///< held, so that no other pictures come to lie at its address
  std::vector<std::shared_ptr<const gl::Texture>> textures;  ///< as there; names of one picture share a texture
  std::array<std::optional<gl::Texture>, kSharedToonCount> toons;
};

/// The textures of a material; each exists.
struct MaterialTextures {
  GLuint picture = 0;
  GLuint sphere = 0;
  GLuint toon = 0;
};

/// All pictures of a scene, each set once however many actors share it.
class TextureStore {
 public:
  TextureStore();

  /// Uploads what is new. `images` may be null.
  [[nodiscard]] const TextureSet& use(const std::shared_ptr<const ModelImages>& images);
  /// Forgets the pictures of models that have left.
  void keepOnly(const Scene& scene);

  [[nodiscard]] MaterialTextures texturesOf(const Material& material, const TextureSet& set) const;
  /// White where the picture is missing.
  [[nodiscard]] bool hasPicture(const Material& material, const TextureSet& set) const;
  [[nodiscard]] bool hasSphere(const Material& material, const TextureSet& set) const;

  /// To the units 0 picture, 1 sphere, 2 toon.
  void bind(const MaterialTextures& textures, bool sphereRepeats) const;

 private:
  gl::Texture white_;
  std::array<std::optional<gl::Texture>, kSharedToonCount> toons_;
  gl::Sampler repeating_, clamped_, ramp_;
  std::unordered_map<const ModelImages*, TextureSet> sets_;
};

}  // namespace furitsuke
