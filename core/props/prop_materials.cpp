// SPDX-License-Identifier: MIT
#include "core/props/prop_materials.h"

#include <assimp/material.h>
#include <assimp/scene.h>
#include <assimp/texture.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "core/base/bytes.h"
#include "core/base/cp932.h"
#include "core/base/file.h"
#include "core/base/utf8.h"

namespace furitsuke::props {

namespace {

/// kUnlitShare of core/image/light_ramp.h, which this layer cannot include. With this ambient share and MMD's light of
/// 154 / 255, a surface facing the light has exactly its diffuse color.
constexpr float kAmbientShare = 0.4F;
/// kEmbeddedPrefix of core/image/model_images.h, which this layer cannot include.
constexpr char kEmbedded = '*';
constexpr float kSmallestPower = 1;

float inRange(float value) { return std::isfinite(value) ? std::clamp(value, 0.0F, 1.0F) : 0.0F; }

std::string lowerAscii(std::string text) {
  for (char& c : text) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
  return text;
}

bool isAbsolute(std::string_view name) {
  const bool hasDrive = name.size() > 1 && name[1] == ':';
  return hasDrive || name.starts_with('/') || name.starts_with('\\') || name.find("://") != name.npos;
}

/// Decodes percent-encoding such as "%20" in the URIs of glTF and Collada.
std::string decodedUri(std::string_view name) {
  const auto digit = [](char c) { return c >= '0' && c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10; };
  const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f'); };
  std::string text;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] == '%' && name.size() - i > 2 && isDigit(name[i + 1]) && isDigit(name[i + 2])) {
      text += static_cast<char>(digit(name[i + 1]) * 16 + digit(name[i + 2]));
      i += 2;
    } else {
      text += name[i];
    }
  }
  return text;
}

/// Some of assimp's importers store a number, others a single byte.
bool isTwoSided(const aiMaterial& source) {
  int number = 0;
  bool flag = false;
  source.Get(AI_MATKEY_TWOSIDED, number);
  source.Get(AI_MATKEY_TWOSIDED, flag);
  return number != 0 || flag;
}

/// Whether this is a glTF material whose alpha must be ignored.
bool isDeclaredOpaque(const aiMaterial& source) {
  aiString mode;
  return source.Get("$mat.gltf.alphaMode", 0, 0, mode) == aiReturn_SUCCESS && mode == aiString("OPAQUE");
}

/// A true-color TGA with the texels of an embedded texture, which are b g r a.
Bytes tgaOf(const aiTexture& texture) {
  ByteWriter out;
  const std::uint8_t kind[] = {0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  out.write(ByteView(reinterpret_cast<const std::byte*>(kind), sizeof(kind)));
  out.write(static_cast<std::uint16_t>(texture.mWidth));
  out.write(static_cast<std::uint16_t>(texture.mHeight));
  out.write(std::uint8_t{32});
  out.write(std::uint8_t{0x28});  // eight bits of alpha, top to bottom
  const std::size_t size = std::size_t{texture.mWidth} * texture.mHeight * sizeof(aiTexel);
  out.write(ByteView(reinterpret_cast<const std::byte*>(texture.pcData), size));
  return std::move(out).take();
}

}  // namespace

std::string propText(std::string_view bytes) {
  return utf8::isValid(bytes) ? std::string(bytes) : cp932::decode(bytes);
}

PropMaterials::PropMaterials(const aiScene& scene, std::string extension, std::filesystem::path embeddedFolder)
    : scene_(scene), extension_(std::move(extension)), embeddedFolder_(std::move(embeddedFolder)) {}

model::Material PropMaterials::materialOf(unsigned index) {
  const aiMaterial& source = *scene_.mMaterials[index];
  model::Material material;
  aiString name;
  source.Get(AI_MATKEY_NAME, name);
  material.name = model::ModelName::fromText(propText({name.data, name.length}), {});
  if (material.name.text.empty()) material.name = model::ModelName::fromText("材質" + std::to_string(index + 1), {});
  setColors(source, material);
  material.doubleSided = isTwoSided(source) || material.diffuse.w < 1;
  material.castsShadow = true;
  material.receivesShadow = true;
  material.edgeColor = {0, 0, 0, 1};
  setTexture(source, material);
  return material;
}

void PropMaterials::setColors(const aiMaterial& source, model::Material& material) const {
  aiColor4D diffuse(1, 1, 1, 1);
  aiColor3D specular(0, 0, 0);
  aiColor3D emissive(0, 0, 0);
  float opacity = 1;
  float power = 0;
  source.Get(AI_MATKEY_COLOR_DIFFUSE, diffuse);
  source.Get(AI_MATKEY_COLOR_SPECULAR, specular);
  source.Get(AI_MATKEY_COLOR_EMISSIVE, emissive);
  source.Get(AI_MATKEY_OPACITY, opacity);
  source.Get(AI_MATKEY_SHININESS, power);
  // .x has its alpha in the color, other formats separately, glTF in both.
  float alpha = isDeclaredOpaque(source) ? 1 : inRange(diffuse.a < 1 ? diffuse.a : opacity);
  // Only .x files for MMD use alpha 0 for invisible materials; in other formats 0 means that it was not set.
  if (alpha <= 0 && extension_ != ".x") alpha = 1;
  material.diffuse = {inRange(diffuse.r), inRange(diffuse.g), inRange(diffuse.b), alpha};
  const auto ambient = [](float color, float glow) { return inRange(color * kAmbientShare + inRange(glow)); };
  material.ambient = {ambient(material.diffuse.x, emissive.r), ambient(material.diffuse.y, emissive.g),
                      ambient(material.diffuse.z, emissive.b)};
  // The viewer replaces this toon with lightRamp(), which a PMX cannot store.
  material.sharedToon = 0;
  // A power of 0 would make the whole surface a highlight.
  const bool shines = std::isfinite(power) && power >= kSmallestPower;
  material.power = shines ? power : kSmallestPower;
  if (shines) material.specular = {inRange(specular.r), inRange(specular.g), inRange(specular.b)};
}

void PropMaterials::setTexture(const aiMaterial& source, model::Material& material) {
  aiString path;
  if (source.GetTexture(aiTextureType_BASE_COLOR, 0, &path) != aiReturn_SUCCESS &&
      source.GetTexture(aiTextureType_DIFFUSE, 0, &path) != aiReturn_SUCCESS) {
    return;
  }
  const std::string raw(path.data, path.length);
  if (scene_.GetEmbeddedTexture(raw.c_str()) != nullptr) {
    material.texture = textureOf(writeEmbedded(raw));
    return;
  }
  const bool isUri = extension_ == ".gltf" || extension_ == ".glb" || extension_ == ".dae";
  std::string name = propText(isUri ? decodedUri(raw) : raw);
  // An absolute path refers to the author's computer; the picture is usually in the folder of the file.
  if (isAbsolute(name)) name.erase(0, name.find_last_of("/\\") + 1);
  // "texture*sphere", as in PMD.
  std::string_view rest = name;
  while (!rest.empty()) {
    const std::size_t star = std::min(rest.find('*'), rest.size());
    const std::string file(rest.substr(0, star));
    rest.remove_prefix(std::min(star + 1, rest.size()));
    const std::string lower = lowerAscii(file);
    if (lower.ends_with(".sph") || lower.ends_with(".spa")) {
      material.sphere = textureOf(file);
      material.sphereMode = lower.ends_with(".sph") ? model::SphereMode::Multiply : model::SphereMode::Add;
    } else {
      material.texture = textureOf(file);
    }
  }
}

std::int32_t PropMaterials::textureOf(const std::string& name) {
  if (name.empty()) return model::kNoIndex;
  const auto [place, isNew] = indices_.try_emplace(name, static_cast<std::int32_t>(textures_.size()));
  if (isNew) textures_.push_back(name);
  return place->second;
}

std::string PropMaterials::writeEmbedded(const std::string& name) {
  if (embeddedFolder_.empty()) return {};
  const auto [texture, index] = scene_.GetEmbeddedTextureAndIndex(name.c_str());
  const std::string file = std::to_string(index);
  // A height of 0 means a compressed file of `width` bytes in any format.
  const bool isFile = texture->mHeight == 0;
  constexpr unsigned kMaxSide = 65535;
  if (!isFile && (texture->mWidth > kMaxSide || texture->mHeight > kMaxSide)) return {};
  const ByteView bytes(reinterpret_cast<const std::byte*>(texture->pcData), isFile ? texture->mWidth : 0);
  if (indices_.contains(kEmbedded + file)) return kEmbedded + file;
  const Status written = isFile ? writeFileAtomically(embeddedFolder_ / file, bytes)
                                : writeFileAtomically(embeddedFolder_ / file, tgaOf(*texture));
  if (!written) {
    failure_ = written.error();
    return {};
  }
  return kEmbedded + file;
}

}  // namespace furitsuke::props
