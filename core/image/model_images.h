// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/image/image.h"
#include "core/model/model.h"

namespace furitsuke {

/// The pictures that a model is drawn with.
struct ModelImages {
  std::vector<std::optional<Image>> textures;  ///< as Model::textures; nothing where the file is missing or unreadable
  /// Files beside a PMD that take the place of the shared toons.
  std::array<std::optional<Image>, kSharedToonCount> toons;
};

struct LoadedImages {
  ModelImages images;
  Diagnostics diagnostics;  ///< what is missing or could not be read: never a reason not to draw the model
};

/// Finds and reads the pictures of a model that lies in `modelPath`. Paths in models are as Windows people write them;
/// nothing outside the folder of the model and the texture folders of its parents is ever read.
[[nodiscard]] LoadedImages loadModelImages(const Model& model, const std::filesystem::path& modelPath);

}  // namespace furitsuke
