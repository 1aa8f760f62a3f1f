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

namespace furitsuke {

namespace {

/// As core/image/light_ramp.h has it, which this layer does not know: with this much ambient beside MMD's light of
/// 154 / 255 a face straight before it has its own colour.
constexpr float kAmbientShare = 0.4F;
/// As core/image/model_images.h has it, which this layer does not know.
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

/// "%20" turned into what it stands for, as in the addresses of glTF and Collada.
std::string withoutPercents(std::string_view name) {
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

/// Some importers write a number there, others a single byte.
bool isTwoSided(const aiMaterial& source) {
  int number = 0;
  bool flag = false;
  source.Get(AI_MATKEY_TWOSIDED, number);
  source.Get(AI_MATKEY_TWOSIDED, flag);
  return number != 0 || flag;
}

/// A glTF whose alpha, whatever it is, is not to be looked at.
bool isDeclaredOpaque(const aiMaterial& source) {
  aiString mode;
  return source.Get("$mat.gltf.alphaMode", 0, 0, mode) == aiReturn_SUCCESS && mode == aiString("OPAQUE");
}

/// A TGA of colours as assimp has them, b g r a.
Bytes tgaOf(const aiTexture& texture) {
  ByteWriter out;
  const std::uint8_t kind[] = {0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  out.write(ByteView(reinterpret_cast<const std::byte*>(kind), sizeof(kind)));
  out.write(static_cast<std::uint16_t>(texture.mWidth));
  out.write(static_cast<std::uint16_t>(texture.mHeight));
  out.write(std::uint8_t{32});
  out.write(std::uint8_t{0x28});  // eight bits of alpha, from the top
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

Material PropMaterials::materialOf(unsigned index) {
  const aiMaterial& source = *scene_.mMaterials[index];
  Material material;
  aiString name;
  source.Get(AI_MATKEY_NAME, name);
  material.name = ModelName::fromText(propText({name.data, name.length}), {});
  if (material.name.text.empty()) material.name = ModelName::fromText("材質" + std::to_string(index + 1), {});
  takeColors(source, material);
  material.doubleSided = isTwoSided(source) || material.diffuse.w < 1;
  material.castsShadow = true;
  material.receivesShadow = true;
  material.edgeColor = {0, 0, 0, 1};
  takeTexture(source, material);
  return material;
}

void PropMaterials::takeColors(const aiMaterial& source, Material& material) const {
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
  // .x has its alpha in the colour, others beside it, glTF in both.
  float alpha = isDeclaredOpaque(source) ? 1 : inRange(diffuse.a < 1 ? diffuse.a : opacity);
  // Only MMD's own people mean a material to be invisible; in other formats a zero says that nothing was written.
  if (alpha <= 0 && extension_ != ".x") alpha = 1;
  material.diffuse = {inRange(diffuse.r), inRange(diffuse.g), inRange(diffuse.b), alpha};
  const auto ambient = [](float color, float glow) { return inRange(color * kAmbientShare + inRange(glow)); };
  material.ambient = {ambient(material.diffuse.x, emissive.r), ambient(material.diffuse.y, emissive.g),
                      ambient(material.diffuse.z, emissive.b)};
  // Who shows it puts the light of accessories in the place of this toon: a PMX has no other way to say so.
  material.sharedToon = 0;
  // A power of 0 would shine everywhere.
  const bool shines = std::isfinite(power) && power >= kSmallestPower;
  material.power = shines ? power : kSmallestPower;
  if (shines) material.specular = {inRange(specular.r), inRange(specular.g), inRange(specular.b)};
}

void PropMaterials::takeTexture(const aiMaterial& source, Material& material) {
  aiString path;
  if (source.GetTexture(aiTextureType_BASE_COLOR, 0, &path) != aiReturn_SUCCESS &&
      source.GetTexture(aiTextureType_DIFFUSE, 0, &path) != aiReturn_SUCCESS) {
    return;
  }
  const std::string raw(path.data, path.length);
  if (scene_.GetEmbeddedTexture(raw.c_str()) != nullptr) {
    material.texture = textureOf(keepEmbedded(raw));
    return;
  }
  const bool isAddress = extension_ == ".gltf" || extension_ == ".glb" || extension_ == ".dae";
  std::string name = propText(isAddress ? withoutPercents(raw) : raw);
  // The path of whoever made it says nothing here; the picture usually lies beside.
  if (isAbsolute(name)) name.erase(0, name.find_last_of("/\\") + 1);
  // "texture*sphere", as in a PMD.
  std::string_view rest = name;
  while (!rest.empty()) {
    const std::size_t star = std::min(rest.find('*'), rest.size());
    const std::string file(rest.substr(0, star));
    rest.remove_prefix(std::min(star + 1, rest.size()));
    const std::string lower = lowerAscii(file);
    if (lower.ends_with(".sph") || lower.ends_with(".spa")) {
      material.sphere = textureOf(file);
      material.sphereMode = lower.ends_with(".sph") ? SphereMode::Multiply : SphereMode::Add;
    } else {
      material.texture = textureOf(file);
    }
  }
}

std::int32_t PropMaterials::textureOf(const std::string& name) {
  if (name.empty()) return kNoIndex;
  const auto [place, isNew] = indices_.try_emplace(name, static_cast<std::int32_t>(textures_.size()));
  if (isNew) textures_.push_back(name);
  return place->second;
}

std::string PropMaterials::keepEmbedded(const std::string& name) {
  if (embeddedFolder_.empty()) return {};
  const auto [texture, index] = scene_.GetEmbeddedTextureAndIndex(name.c_str());
  const std::string file = std::to_string(index);
  // A height of 0: the bytes of a file of `width` bytes, whatever its kind.
  const bool isFile = texture->mHeight == 0;
  constexpr unsigned kMostSide = 65535;
  if (!isFile && (texture->mWidth > kMostSide || texture->mHeight > kMostSide)) return {};
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

}  // namespace furitsuke
