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

namespace furitsuke::render {

class CopyPass;

/// The uploaded textures of a model.
struct TextureSet {
  std::shared_ptr<const image::ModelImages> source;  ///< kept alive, so that its address identifies the set
  std::vector<std::shared_ptr<const GlTexture>>
      textures;  ///< as in `source`; paths of the same picture share a texture
  std::array<std::optional<GlTexture>, model::kSharedToonCount> toons;
};

/// The textures of a material; none is 0.
struct MaterialTextures {
  GLuint picture = 0;
  GLuint sphere = 0;
  GLuint toon = 0;
};

/// The strength of anisotropic filtering, which keeps textures sharp where they are seen at a low angle; 1: none.
/// `limit` is that of the driver. Software rendering is too slow for it.
[[nodiscard]] float anisotropyFor(bool isSoftware, float limit);

/// The textures of all models of a scene; actors of the same model share a set.
class TextureStore {
 public:
  /// `copies` makes the smaller levels of textures; nullptr: the driver, which is that of a graphics card.
  explicit TextureStore(const CopyPass* copies);

  /// The texture of the background film or picture, which screens show; 0: there is none.
  void setScreen(GLuint texture) { screen_ = texture; }
  /// Uploads what is new. `images` may be null.
  [[nodiscard]] const TextureSet& use(const std::shared_ptr<const image::ModelImages>& images);
  /// Drops the textures of models that left the scene.
  void keepOnly(const scene::Scene& scene);

  [[nodiscard]] MaterialTextures texturesOf(const model::Material& material, const TextureSet& set) const;
  /// False where the texture is missing and white is used.
  [[nodiscard]] bool hasTexture(const model::Material& material, const TextureSet& set) const;
  [[nodiscard]] bool hasSphere(const model::Material& material, const TextureSet& set) const;

  /// Binds to the texture units 0 diffuse, 1 sphere, 2 toon.
  void bind(const MaterialTextures& textures, bool sphereRepeats) const;

 private:
  /// The texture of an index; 0: none, or it is missing.
  [[nodiscard]] GLuint textureAt(const TextureSet& set, std::int32_t index) const;

  const CopyPass* copies_;
  GLuint screen_ = 0;
  GlTexture white_;
  std::array<std::optional<GlTexture>, model::kSharedToonCount> toons_;
  GlSampler repeating_, clamped_, ramp_;
  std::unordered_map<const image::ModelImages*, TextureSet> sets_;
};

}  // namespace furitsuke::render
