// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/image/image.h"
#include "core/model/model.h"

namespace furitsuke {

/// The pictures that a model is drawn with. Several names of one file share one picture.
struct ModelImages {
  /// As Model::textures; null where the file is missing or unreadable, and where no material uses it.
  std::vector<std::shared_ptr<const Image>> textures;
  /// Files beside a PMD that take the place of the shared toons; null: the shared one.
  std::array<std::shared_ptr<const Image>, kSharedToonCount> toons;
};

struct LoadedImages {
  ModelImages images;
  Diagnostics diagnostics;  ///< what is missing or could not be read: never a reason not to draw the model
};

/// Finds and reads the pictures that the materials of a model use; the model lies in `modelPath`. Which names are
/// found, and that nothing else is read: see TextureFinder. Texture names that begin with kEmbeddedPrefix lie in
/// `embeddedFolder` under the rest of the name. Decodes on several threads.
[[nodiscard]] LoadedImages loadModelImages(const Model& model, const std::filesystem::path& modelPath,
                                           const std::filesystem::path& embeddedFolder = {});

/// No file of Windows has it in its name.
inline constexpr char kEmbeddedPrefix = '*';

}  // namespace furitsuke
