// SPDX-License-Identifier: MIT
#include "core/image/model_images.h"

#include <algorithm>

#include "core/base/file.h"
#include "core/image/image_codec.h"

namespace furitsuke {

LoadedImages loadModelImages(const Model& model, const std::filesystem::path& modelPath) {
  LoadedImages loaded;
  for (std::string texture : model.textures) {
    std::ranges::replace(texture, '\\', '/');
    std::optional<Image> image;
    if (const auto bytes = readFile(modelPath.parent_path() / texture)) {
      if (auto decoded = decodeImage(*bytes)) image = std::move(decoded).value();
    }
    loaded.images.textures.push_back(std::move(image));
  }
  return loaded;
}

}  // namespace furitsuke
