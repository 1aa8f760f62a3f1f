// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/glb_materials.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "core/base/parallel.h"
#include "core/eval/sample.h"
#include "core/exchange/exchange_losses.h"
#include "core/image/image_codec.h"

namespace furitsuke::exchange {

namespace {

/// The brightness of MMD's light without keys.
constexpr double kUsualLight = 0.6;

/// From the brightness of a display to that of light, both 0..1.
double linear(double value) { return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); }

std::array<float, 4> baseColor(const model::Material& material) {
  const auto drawn = [](float diffuse, float ambient) {
    const double lit = eval::usable(diffuse) * kUsualLight + eval::usable(ambient);
    return static_cast<float>(linear(std::clamp(lit, 0.0, 1.0)));
  };
  const double alpha = std::clamp(eval::usable(material.diffuse.w), 0.0, 1.0);
  return {drawn(material.diffuse.x, material.ambient.x), drawn(material.diffuse.y, material.ambient.y),
          drawn(material.diffuse.z, material.ambient.z), static_cast<float>(alpha)};
}

/// The alpha of the texel at texture coordinates, which repeat.
std::uint8_t alphaAt(const image::Image& texture, double u, double v) {
  const auto texel = [](double coordinate, std::uint32_t size) {
    const double position = (coordinate - std::floor(coordinate)) * size;
    return std::min(static_cast<std::size_t>(position), std::size_t{size} - 1);
  };
  return texture.pixels[(texel(v, texture.height) * texture.width + texel(u, texture.width)) * 4 + 3];
}

std::string materialJson(const model::Material& material, AlphaUse alpha, std::optional<std::size_t> texture,
                         bool isUnlit) {
  std::string json = "{\"name\":" + glbString(material.name.text) + ",\"pbrMetallicRoughness\":{\"baseColorFactor\":";
  json += glbVector(baseColor(material));
  if (texture) json += ",\"baseColorTexture\":{\"index\":" + std::to_string(*texture) + "}";
  json += ",\"metallicFactor\":0,\"roughnessFactor\":1}";
  if (alpha == AlphaUse::Mask) json += ",\"alphaMode\":\"MASK\"";
  if (alpha == AlphaUse::Blend) json += ",\"alphaMode\":\"BLEND\"";
  if (material.doubleSided) json += ",\"doubleSided\":true";
  if (isUnlit) json += ",\"extensions\":{\"KHR_materials_unlit\":{}}";
  return json + "}";
}

/// The pictures of all materials, each once, in order of first use; and their indices as textures in the file.
class TextureWriter {
 public:
  explicit TextureWriter(GlbBuilder& glb) : glb_(glb) {}

  void use(const image::Image* picture) {
    if (picture == nullptr || indices_.contains(picture)) return;
    indices_[picture] = std::nullopt;
    pictures_.push_back(picture);
  }

  void write() {
    std::vector<std::vector<std::byte>> encoded(pictures_.size());
    forEachInParallel(pictures_.size(),
                      [&](std::size_t i, std::size_t /*worker*/) { encoded[i] = image::encodePng(*pictures_[i]); });
    for (std::size_t i = 0; i < pictures_.size(); ++i) {
      if (encoded[i].empty()) continue;
      const std::string view = std::to_string(glb_.addView(encoded[i]));
      const std::size_t file = glb_.add(GlbList::Images, R"({"mimeType":"image/png","bufferView":)" + view + "}");
      indices_[pictures_[i]] = glb_.add(GlbList::Textures, "{\"source\":" + std::to_string(file) + "}");
    }
  }

  [[nodiscard]] std::optional<std::size_t> placeOf(const image::Image* picture) const {
    return picture == nullptr ? std::nullopt : indices_.at(picture);
  }

 private:
  GlbBuilder& glb_;
  std::vector<const image::Image*> pictures_;
  std::map<const image::Image*, std::optional<std::size_t>> indices_;
};

}  // namespace

AlphaUse alphaUseOf(const model::Model& model, const model::Material& material, const image::Image* texture) {
  if (eval::usable(material.diffuse.w) < 1) return AlphaUse::Blend;
  if (texture == nullptr) return AlphaUse::Opaque;
  // The corners of each triangle, the middles of its sides and its own.
  constexpr auto kSamples = std::to_array<std::array<double, 3>>(
      {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {0.5, 0.5, 0}, {0, 0.5, 0.5}, {0.5, 0, 0.5}, {1 / 3.0, 1 / 3.0, 1 / 3.0}});
  constexpr std::uint8_t kClear = 10, kSolid = 245;
  std::size_t clear = 0, between = 0, samples = 0;
  for (std::size_t at = 0; at + 2 < material.indexCount; at += 3) {
    const std::uint32_t* corners = model.mesh.indices.data() + material.firstIndex + at;
    for (const std::array<double, 3>& shares : kSamples) {
      double u = 0, v = 0;
      for (std::size_t i = 0; i < 3; ++i) {
        const Vec2& uv = model.mesh.uvs[corners[i]];
        u += shares[i] * eval::usable(uv.x);
        v += shares[i] * eval::usable(uv.y);
      }
      const std::uint8_t alpha = alphaAt(*texture, u, v);
      clear += alpha < kClear ? 1 : 0;
      between += alpha >= kClear && alpha < kSolid ? 1 : 0;
      ++samples;
    }
  }
  // Single texels at the edge of a clear area do not make a material transparent.
  if (between * 50 > samples) return AlphaUse::Blend;
  return clear + between > 0 ? AlphaUse::Mask : AlphaUse::Opaque;
}

std::vector<std::size_t> addMaterials(const model::Model& model, const image::ModelImages& images, bool isUnlit,
                                      GlbBuilder& glb, Diagnostics& losses) {
  TextureWriter textures(glb);
  for (const model::Material& material : model.materials) textures.use(textureOf(material, images));
  textures.write();
  std::vector<std::size_t> indices;
  for (const model::Material& material : model.materials) {
    const image::Image* picture = textureOf(material, images);
    const std::optional<std::size_t> texture = textures.placeOf(picture);
    const AlphaUse alpha = alphaUseOf(model, material, picture);
    indices.push_back(glb.add(GlbList::Materials, materialJson(material, alpha, texture, isUnlit)));
  }
  addTextureLosses(model, images, losses);
  return indices;
}

}  // namespace furitsuke::exchange
