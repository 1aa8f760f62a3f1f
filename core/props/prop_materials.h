// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "core/base/result.h"
#include "core/model/model.h"

struct aiMaterial;
struct aiScene;

namespace furitsuke {

/// Turns assimp's materials into those of a model and collects the pictures that they name.
class PropMaterials {
 public:
  /// `extension` in lower case: formats differ in what they mean.
  PropMaterials(const aiScene& scene, std::string extension, std::filesystem::path embeddedFolder);

  /// The material without its indices.
  [[nodiscard]] Material materialOf(unsigned index);
  /// The pictures named so far, to which the materials point.
  [[nodiscard]] std::vector<std::string> takeTextures() { return std::move(textures_); }
  /// Why a picture within the file could not be kept; nothing when all were.
  [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

 private:
  void takeColors(const aiMaterial& source, Material& material) const;
  void takeTexture(const aiMaterial& source, Material& material);
  [[nodiscard]] std::int32_t textureOf(const std::string& name);
  /// The name under which an embedded picture was written; empty when it could not be.
  [[nodiscard]] std::string keepEmbedded(const std::string& name);

  const aiScene& scene_;
  std::string extension_;
  std::filesystem::path embeddedFolder_;
  std::map<std::string, std::int32_t> indices_;
  std::vector<std::string> textures_;
  std::optional<Error> failure_;
};

/// A text of a file in UTF-8: old formats hold CP932.
[[nodiscard]] std::string propText(std::string_view bytes);

}  // namespace furitsuke
