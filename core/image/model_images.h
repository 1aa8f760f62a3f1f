// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/image/image.h"
#include "core/model/model.h"

namespace furitsuke::image {

/// The textures of a model. Texture names that refer to the same file share one picture.
struct ModelImages {
  /// Same indices as Model::textures; null if the file is missing or unreadable, or no material uses it.
  std::vector<std::shared_ptr<const Image>> textures;
  /// Of the same indices: the texture shows the background film or picture, if there is one, as in MMD: its file is
  /// named screen.bmp.
  std::vector<bool> screens;
  /// Files in the folder of a PMD that replace the shared toons; null where the shared toon is used.
  std::array<std::shared_ptr<const Image>, model::kSharedToonCount> toons;
};

struct LoadedImages {
  ModelImages images;
  Diagnostics diagnostics;  ///< missing, unreadable and scaled down textures; the model can still be drawn
};

/// The memory for the textures of a model, and for those of all models of a scene: 1 GiB, in which 48 pictures of
/// 2048 x 2048 fit. See picture_budget.h.
inline constexpr std::uint64_t kPictureBudget = std::uint64_t{1} << 30;

/// Finds and decodes the textures that the materials of a model use, on several threads. `modelPath` is the file of the
/// model. Only files that TextureFinder finds are read. A texture name that starts with kEmbeddedPrefix refers to the
/// file in `embeddedFolder` with the rest of the name. Textures that are not found are searched in `otherFolder`, which
/// the user has chosen for this model, if it is not empty. Textures that together take more than `budget` bytes are
/// scaled down while they are decoded; the sizes are read from the headers first.
[[nodiscard]] LoadedImages loadModelImages(const model::Model& model, const std::filesystem::path& modelPath,
                                           const std::filesystem::path& embeddedFolder = {},
                                           const std::filesystem::path& otherFolder = {},
                                           std::uint64_t budget = kPictureBudget);

/// The first character of the names of embedded textures; it cannot occur in a Windows file name.
inline constexpr char kEmbeddedPrefix = '*';

}  // namespace furitsuke::image
