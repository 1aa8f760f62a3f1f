// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/image/image.h"
#include "core/model/model.h"

namespace furitsuke::image {

/// The textures of a model. Names of the same file share one picture.
struct ModelImages {
  /// Same indices as Model::textures; null if the file is missing or unreadable, or no material uses it.
  std::vector<std::shared_ptr<const Image>> textures;
  /// Files beside a PMD that replace the shared toons; null: the shared one.
  std::array<std::shared_ptr<const Image>, model::kSharedToonCount> toons;
};

struct LoadedImages {
  ModelImages images;
  Diagnostics diagnostics;  ///< missing and unreadable textures; the model can still be drawn
};

/// Finds and decodes the textures that the materials of a model use; `modelPath` is the model's file. See TextureFinder
/// for the names that are found; nothing else is read. Texture names that start with kEmbeddedPrefix are files in
/// `embeddedFolder` with the rest of the name. Decodes on several threads.
[[nodiscard]] LoadedImages loadModelImages(const model::Model& model, const std::filesystem::path& modelPath,
                                           const std::filesystem::path& embeddedFolder = {});

/// Cannot occur in a Windows file name.
inline constexpr char kEmbeddedPrefix = '*';

}  // namespace furitsuke::image
