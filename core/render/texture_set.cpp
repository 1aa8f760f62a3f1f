// SPDX-License-Identifier: MIT
#include "core/render/texture_set.h"

#include <algorithm>
#include <cstddef>

#include "core/image/halved_rows.h"
#include "core/render/copy_pass.h"
#include "core/render/shared_toons.h"

namespace furitsuke::render {

namespace {

bool isWhole(const image::Image& image) {
  return image.width > 0 && image.height > 0 &&
         image.pixels.size() == static_cast<std::size_t>(image.width) * image.height * 4;
}

/// A texture of one level.
GlTexture upload(const image::Image& image) {
  GLint limit = 0;
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &limit);
  unsigned halvings = 0;
  const auto side = [&](unsigned times) {
    const image::PictureSize size = halved(image.size(), times);
    return std::max(size.width, size.height);
  };
  while (side(halvings) > static_cast<std::uint32_t>(std::max(limit, 64))) ++halvings;
  image::Image smaller;
  if (halvings > 0) smaller = halved(image, halvings);
  const image::Image* source = halvings > 0 ? &smaller : &image;
  GlTexture texture;
  glBindTexture(GL_TEXTURE_2D, texture.id());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, static_cast<GLsizei>(source->width), static_cast<GLsizei>(source->height), 0,
               GL_RGBA, GL_UNSIGNED_BYTE, source->pixels.data());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
  return texture;
}

GlTexture uploadWithLevels(const image::Image& image, const CopyPass* copies) {
  GlTexture texture = upload(image);
  constexpr GLint kInitialMaxLevel = 1000;  // of OpenGL
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, kInitialMaxLevel);
  if (copies != nullptr) {
    copies->makeLevels(texture);
  } else {
    glGenerateMipmap(GL_TEXTURE_2D);
  }
  return texture;
}

void setUp(const GlSampler& sampler, GLint wrap, GLint smaller) {
  glSamplerParameteri(sampler.id(), GL_TEXTURE_WRAP_S, wrap);
  glSamplerParameteri(sampler.id(), GL_TEXTURE_WRAP_T, wrap);
  glSamplerParameteri(sampler.id(), GL_TEXTURE_MIN_FILTER, smaller);
  glSamplerParameteri(sampler.id(), GL_TEXTURE_MAG_FILTER, GL_LINEAR);
}

// The largest anisotropy of the driver; 1 if it has no such filter.
float anisotropyLimit() {
  if (!epoxy_has_gl_extension("GL_EXT_texture_filter_anisotropic") &&
      !epoxy_has_gl_extension("GL_ARB_texture_filter_anisotropic")) {
    return 1;
  }
  GLfloat limit = 1;
  glGetFloatv(GL_MAX_TEXTURE_MAX_ANISOTROPY, &limit);
  return limit;
}

}  // namespace

float anisotropyFor(bool isSoftware, float limit) {
  constexpr float kEnough = 8;
  return isSoftware ? 1 : std::clamp(limit, 1.0F, kEnough);
}

TextureStore::TextureStore(const CopyPass* copies)
    : copies_(copies), white_(upload(image::Image{1, 1, {255, 255, 255, 255}})) {
  for (std::int32_t i = 0; i < model::kSharedToonCount; ++i) {
    toons_[static_cast<std::size_t>(i)] = upload(sharedToon(i));
  }
  setUp(repeating_, GL_REPEAT, GL_LINEAR_MIPMAP_LINEAR);
  setUp(clamped_, GL_CLAMP_TO_EDGE, GL_LINEAR_MIPMAP_LINEAR);
  setUp(ramp_, GL_CLAMP_TO_EDGE, GL_LINEAR);
  const float anisotropy = anisotropyFor(copies != nullptr, anisotropyLimit());
  if (anisotropy <= 1) return;
  glSamplerParameterf(repeating_.id(), GL_TEXTURE_MAX_ANISOTROPY, anisotropy);
  glSamplerParameterf(clamped_.id(), GL_TEXTURE_MAX_ANISOTROPY, anisotropy);
}

const TextureSet& TextureStore::use(const std::shared_ptr<const image::ModelImages>& images) {
  const auto [found, isNew] = sets_.try_emplace(images.get());
  TextureSet& set = found->second;
  if (!isNew || !images) return set;
  set.source = images;
  std::unordered_map<const image::Image*, std::shared_ptr<const GlTexture>> uploaded;
  for (const auto& image : images->textures) {
    auto& texture = uploaded[image.get()];
    if (!texture && image && isWhole(*image))
      texture = std::make_shared<const GlTexture>(uploadWithLevels(*image, copies_));
    set.textures.push_back(texture);
  }
  for (std::size_t i = 0; i < set.toons.size(); ++i) {
    const auto& image = images->toons[i];
    if (image && isWhole(*image)) set.toons[i] = upload(*image);
  }
  return set;
}

void TextureStore::keepOnly(const scene::Scene& scene) {
  std::erase_if(sets_, [&scene](const auto& entry) {
    return std::ranges::none_of(scene.actors, [&entry](const auto& a) { return a->images().get() == entry.first; });
  });
}

GLuint TextureStore::textureAt(const TextureSet& set, std::int32_t index) const {
  if (index < 0 || static_cast<std::size_t>(index) >= set.textures.size()) return 0;
  const auto at = static_cast<std::size_t>(index);
  if (screen_ != 0 && at < set.source->screens.size() && set.source->screens[at]) return screen_;
  return set.textures[at] == nullptr ? 0 : set.textures[at]->id();
}

MaterialTextures TextureStore::texturesOf(const model::Material& material, const TextureSet& set) const {
  const auto idOf = [this](GLuint texture) { return texture == 0 ? white_.id() : texture; };
  MaterialTextures textures{idOf(textureAt(set, material.texture)), idOf(textureAt(set, material.sphere)),
                            idOf(textureAt(set, material.toonTexture))};
  if (material.sharedToon >= 0 && material.sharedToon < model::kSharedToonCount) {
    const auto number = static_cast<std::size_t>(material.sharedToon);
    textures.toon = set.toons[number] ? set.toons[number]->id() : toons_[number]->id();
  }
  return textures;
}

bool TextureStore::hasTexture(const model::Material& material, const TextureSet& set) const {
  return textureAt(set, material.texture) != 0;
}

bool TextureStore::hasSphere(const model::Material& material, const TextureSet& set) const {
  return textureAt(set, material.sphere) != 0;
}

void TextureStore::bind(const MaterialTextures& textures, bool sphereRepeats) const {
  const auto bindTo = [](GLuint unit, GLuint texture, const GlSampler& sampler) {
    glActiveTexture(GL_TEXTURE0 + unit);
    glBindTexture(GL_TEXTURE_2D, texture);
    glBindSampler(unit, sampler.id());
  };
  bindTo(0, textures.picture, repeating_);
  bindTo(1, textures.sphere, sphereRepeats ? repeating_ : clamped_);
  bindTo(2, textures.toon, ramp_);
}

}  // namespace furitsuke::render
