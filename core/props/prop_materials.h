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
  /// `extension`, in lower case, is that of the file; the meaning of some values depends on the format.
  PropMaterials(const aiScene& scene, std::string extension, std::filesystem::path embeddedFolder);

  /// The material without its index range.
  [[nodiscard]] model::Material materialOf(unsigned index);
  /// The texture paths collected so far, to which the materials refer by index.
  [[nodiscard]] std::vector<std::string> takeTextures() { return std::move(textures_); }
  /// Why an embedded picture could not be written; nothing if all were.
  [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

 private:
  void setColors(const aiMaterial& source, model::Material& material) const;
  void setTexture(const aiMaterial& source, model::Material& material);
  [[nodiscard]] std::int32_t textureOf(const std::string& name);
  /// Writes an embedded picture and returns its texture name; empty on failure.
  [[nodiscard]] std::string writeEmbedded(const std::string& name);

  const aiScene& scene_;
  std::string extension_;
  std::filesystem::path embeddedFolder_;
  std::map<std::string, std::int32_t> indices_;
  std::vector<std::string> textures_;
  std::optional<Error> failure_;
};

/// A text of the file as UTF-8. Text that is not valid UTF-8 is decoded as CP932, which old formats contain.
[[nodiscard]] std::string propText(std::string_view bytes);

}  // namespace furitsuke::props
