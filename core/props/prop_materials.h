// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "core/base/result.h"
#include "core/model/model.h"

struct aiMaterial;
struct aiScene;

namespace furitsuke::props {

/// Converts assimp's materials and collects the texture paths that they use.
class PropMaterials {
 public:
  /// `extension` in lower case, because formats define values differently.
  PropMaterials(const aiScene& scene, std::string extension, std::filesystem::path embeddedFolder);

  /// The material without its index range.
  [[nodiscard]] model::Material materialOf(unsigned index);
  /// The texture paths so far, which the materials refer to by index.
  [[nodiscard]] std::vector<std::string> takeTextures() { return std::move(textures_); }
  /// Why an embedded picture could not be written; nothing if all were.
  [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

 private:
  void takeColors(const aiMaterial& source, model::Material& material) const;
  void takeTexture(const aiMaterial& source, model::Material& material);
  [[nodiscard]] std::int32_t textureOf(const std::string& name);
  /// The name under which an embedded picture was written; empty on failure.
  [[nodiscard]] std::string keepEmbedded(const std::string& name);

  const aiScene& scene_;
  std::string extension_;
  std::filesystem::path embeddedFolder_;
  std::map<std::string, std::int32_t> indices_;
  std::vector<std::string> textures_;
  std::optional<Error> failure_;
};

/// A text of the file as UTF-8: old formats contain CP932.
[[nodiscard]] std::string propText(std::string_view bytes);

}  // namespace furitsuke::props
